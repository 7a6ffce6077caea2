import type { RecordOf } from "@/records/record";
import type { League, Season } from "../league/league";

/** The greatest length of a season's id, because document names end with it (`isSeason` of the rules). */
const MAX_ID = 20;

const oneLater = (figures: string) => String(Number(figures) + 1).padStart(figures.length, "0");
const yearLater = (figures: string) => oneLater(figures).slice(-figures.length);

/** Matches the years in a season's name: "2026", "2026/27", "2026–2027", "1999/00". */
const years = /(?<!\d)(?:19|20|21)\d\d(?!\d)(?:\s*[/–-]\s*\d{2,4}(?!\d))?/g;
/** Matches the last number of a name without a year: "Week 09". */
const lastNumber = /\d+(?=\D*$)/;

/**
 * Returns the name of the next season: "Season 2026" is followed by "Season 2027", "2026/27" by "2027/28". If the name
 * has a year, other numbers stay: "Division 1, 2026" is followed by "Division 1, 2027".
 */
export function nextName(label: string): string {
  const later = label.replace(years, (found) => found.replaceAll(/\d+/g, yearLater));
  if (later !== label) return later;
  return lastNumber.test(label) ? label.replace(lastNumber, oneLater) : `${label} 2`;
}

/**
 * Returns the id under which a season's records are archived: made from its name, and different from ids that are
 * taken.
 */
export function filingId(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase()
    .replace(/^-/, "")
    .slice(0, MAX_ID)
    .replace(/-$/, "");
  const first = plain || "season";
  for (let nth = 1; ; nth += 1) {
    const end = nth === 1 ? "" : `-${nth}`;
    const id = first.slice(0, MAX_ID - end.length) + end;
    if (!taken.includes(id)) return id;
  }
}

/** Checks whether the closing of a season has begun and is not finished. */
export const isUnderWay = ({ ended, closed }: RecordOf<"seasons">) =>
  ended !== null && closed === null;

/** Checks whether a season is closed, by its record; false without a record. */
export const isClosed = (record: RecordOf<"seasons"> | undefined) =>
  record !== undefined && (record.closed !== null || record.places.length > 0);

/**
 * Returns the season that was closed last, or is being closed: the one that an undo would reopen. Undefined if there is
 * none.
 */
export function lastClosed(
  { seasons }: League,
  records: readonly RecordOf<"seasons">[],
): RecordOf<"seasons"> | undefined {
  const [, last] = seasons;
  const record = records.find(({ id }) => id === last?.id);
  return record && record.ended !== null ? record : undefined;
}

/** Checks whether the new season still has the name of the closed one, and so needs its own. */
export const wantsName = (running: Season, closing: Season) => running.label === closing.label;
