import { arena } from "@arena/arena";
import { readTyped } from "@/domain/cells/typed";
import { dayOf, type Day } from "@/domain/day";
import { compareNames, holdsTyped } from "@/domain/names";
import type { EntityKind, RecordOf } from "@/records/record";
import type { Choice, Column, Filter, ListDefinition } from "../kind/column";
import type { Direction, ListState } from "./listState";

/** The number of rows on a page. */
const PAGE_SIZE = 25;

/** Returns the records that match the search and the filters, in the chosen order. */
export function shownRecords<K extends EntityKind>(
  records: readonly RecordOf<K>[],
  listed: ListDefinition<K>,
  { query, filters, sort, direction }: ListState,
): readonly RecordOf<K>[] {
  const chosen = listed.filters.filter(({ id }) => filters[id]);
  const { dateOf } = listed;
  const day = dateOf ? typedDay(query) : null;
  const isFound = (record: RecordOf<K>) =>
    day !== null && dateOf
      ? dayOf(dateOf(record) ?? NaN, arena.timeZone) === day
      : query.trim() === "" || holdsTyped(listed.searchText(record), query);
  const left = records.filter((record) => {
    const fits = chosen.every(({ id, choices }) =>
      choices(record).some(({ key }) => key === filters[id]),
    );
    return fits && isFound(record);
  });
  const column = listed.columns.find(({ id }) => id === sort);
  const natural = listed.naturalOrder(left);
  return column ? sortBy(natural, column, direction) : natural;
}

/** Reads a search such as "6 Dec" as a day, the one nearest to today if it has no year; null if it is no day. */
function typedDay(query: string): Day | null {
  const near = dayOf(Date.now(), arena.timeZone) ?? "";
  const read = readTyped(query, "day", { near, timeZone: arena.timeZone });
  return "value" in read && read.value !== "" ? read.value : null;
}

function sortBy<K extends EntityKind>(
  records: readonly RecordOf<K>[],
  { order }: Column<K>,
  direction: Direction,
): readonly RecordOf<K>[] {
  const sign = direction === "asc" ? 1 : -1;
  return [...records].sort((a, b) => {
    const [x, y] = [order(a), order(b)];
    // Missing values come last in both directions.
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    if (typeof x === "number" && typeof y === "number") return sign * (x - y);
    return sign * compareNames(String(x), String(y));
  });
}

/** Returns the choices of a filter that at least one record has, sorted by label. */
export function choicesOf<K extends EntityKind>(
  records: readonly RecordOf<K>[],
  { choices }: Filter<K>,
): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const record of records) {
    for (const choice of choices(record)) if (!found.has(choice.key)) found.set(choice.key, choice);
  }
  return [...found.values()].sort((a, b) => compareNames(a.label, b.label));
}

/**
 * Returns one page of a list, and the number of pages.
 * @param page counted from 1; null for the page with `openedAt`, or else the first
 */
export function pageOf<T>(
  items: readonly T[],
  page: number | null,
  openedAt: T | null,
): { readonly items: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const first = openedAt === null ? 0 : Math.max(0, items.indexOf(openedAt));
  const at = Math.min(page ?? 1 + Math.floor(first / PAGE_SIZE), pages);
  return { items: items.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), page: at, pages };
}
