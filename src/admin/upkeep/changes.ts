import { arena } from "@arena/arena";
import { dayOf, isDay } from "@/domain/day";
import { holdsTyped } from "@/domain/names";
import type { HistoryEntry, OtherEntry, OtherHistory } from "@/data/maintenance";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { titleOf } from "../kinds";
import { changedFields } from "./changedFields";
import { keptKinds } from "./keptKinds";
import { otherInWords, otherNames } from "./otherWords";

/** One save of a record. */
export interface Change {
  readonly kind: EntityKind;
  readonly entry: HistoryEntry<EntityKind>;
}

/** The filter of the list of changes; '' and null mean all. */
export interface ChangeFilter {
  readonly kind: EntityKind | null;
  /** The part of the history that is shown instead of changes to records; null for records. */
  readonly other: OtherHistory | null;
  /** The id of a record of `kind`. */
  readonly record: string;
  /** The uid of the account that saved. */
  readonly by: string;
  readonly query: string;
  readonly deleted: boolean;
  /** The day of the save in the arena's time zone, "YYYY-MM-DD". */
  readonly day: string;
}

/** Returns the day of a save in the arena's time zone, "YYYY-MM-DD"; '' if it is not known. */
export const dayOfChange = ({ entry }: Pick<Change, "entry"> | { readonly entry: OtherEntry }) =>
  dayOf(entry.at, arena.timeZone) ?? "";

/** The parts of the history that are not about records. */
export const otherHistories = Object.keys(otherNames) as readonly OtherHistory[];

/** Returns the filter in an address. */
export function readFilter(league: League, params: URLSearchParams): ChangeFilter {
  const kind = keptKinds(league).find((one) => one === params.get("kind")) ?? null;
  return {
    kind,
    other: otherHistories.find((one) => one === params.get("kind")) ?? null,
    record: kind ? (params.get("record") ?? "") : "",
    by: params.get("by") ?? "",
    query: params.get("q") ?? "",
    deleted: params.get("deleted") === "1",
    day: isDay(params.get("day") ?? "") ? (params.get("day") ?? "") : "",
  };
}

/** Returns an address's parameters with another filter. */
export function withFilter(before: URLSearchParams, filter: ChangeFilter): URLSearchParams {
  const after = new URLSearchParams(before);
  const said = {
    kind: filter.kind ?? filter.other ?? "",
    record: filter.record,
    by: filter.by,
    q: filter.query,
    deleted: filter.deleted ? "1" : "",
    day: filter.day,
  };
  for (const [key, value] of Object.entries(said))
    if (value) after.set(key, value);
    else after.delete(key);
  return after;
}

/** Returns the text of a change for searching: the record's name, and its changed fields before and after. */
function textOf(
  league: League,
  { kind, entry }: Change,
  meets: readonly RecordOf<"meets">[],
): string {
  const { before, after } = entry;
  const target = after ?? before;
  const fields = changedFields(league, kind, before, after);
  return [
    target ? titleOf(kind, target, league, meets) : "",
    ...fields.flatMap((field) => [field.label, field.before, field.after]),
  ].join(" ");
}

const newestFirst = (a: Change, b: Change) => (b.entry.at ?? 0) - (a.entry.at ?? 0);

/** Returns the deletions whose record is still deleted, because no later save follows. */
function lastingDeletions(changes: readonly Change[]): readonly Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes.toSorted(newestFirst)) {
    const key = `${change.kind}/${change.entry.id}`;
    if (!latest.has(key)) latest.set(key, change);
  }
  return [...latest.values()].filter(({ entry }) => entry.action === "delete");
}

/** Returns the deletions whose record is still deleted, and all changes that were saved together with a deletion. */
function deletions(changes: readonly Change[]): readonly Change[] {
  const left = new Set(lastingDeletions(changes));
  const groups = new Set(
    changes.flatMap(({ entry: { action, group } }) => (action === "delete" ? (group ?? []) : [])),
  );
  return changes.filter(
    (change) => left.has(change) || (change.entry.group !== null && groups.has(change.entry.group)),
  );
}

/** Returns the changes that match a filter, newest first. A change has to contain every word of the query. */
export function filteredChanges(
  league: League,
  changes: readonly Change[],
  { by, query, deleted, day }: Pick<ChangeFilter, "by" | "query" | "deleted" | "day">,
  meets: readonly RecordOf<"meets">[],
): readonly Change[] {
  return (deleted ? deletions(changes) : changes)
    .filter(({ entry }) => by === "" || entry.by === by)
    .filter((change) => day === "" || dayOfChange(change) === day)
    .filter((change) => query.trim() === "" || holdsTyped(textOf(league, change, meets), query))
    .toSorted(newestFirst);
}

/** Returns the other entries that match a filter; none if only deleted records are wanted. */
export const filteredOthers = (
  entries: readonly OtherEntry[],
  { by, query, deleted, day }: Pick<ChangeFilter, "by" | "query" | "deleted" | "day">,
): readonly OtherEntry[] =>
  entries.filter((entry) => {
    const { what, more } = otherInWords(entry);
    return (
      !deleted &&
      (by === "" || entry.by === by) &&
      (day === "" || dayOfChange({ entry }) === day) &&
      (query.trim() === "" || holdsTyped(`${what} ${more}`, query))
    );
  });
