import type { RecordOf } from "@/records/record";
import type { League, Season } from "../league/league";

/** The longest id of a season that a document's name can end with (`isSeason` of the rules). */
const MAX_ID = 20;

const oneLater = (figures: string) => String(Number(figures) + 1).padStart(figures.length, "0");
const yearLater = (figures: string) => oneLater(figures).slice(-figures.length);

/** The years of a season in its name: "2026", "2026/27", "2026–2027", "1999/00". */
const years = /(?<!\d)(?:19|20|21)\d\d(?!\d)(?:\s*[/–-]\s*\d{2,4}(?!\d))?/g;
/** Its number, where it names no year: "Week 09". */
const lastNumber = /\d+(?=\D*$)/;

/**
 * What the season after one is called: "Season 2026" is followed by "Season 2027", "2026/27" by "2027/28". Other numbers
 * in a name do not count seasons: "Division 1, 2026" is followed by "Division 1, 2027".
 */
export function nextName(label: string): string {
  const later = label.replace(years, (found) => found.replaceAll(/\d+/g, yearLater));
  if (later !== label) return later;
  return lastNumber.test(label) ? label.replace(lastNumber, oneLater) : `${label} 2`;
}

/** The id under which a season's records are filed: made of its name, and not one that is taken. */
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

/** A season whose closing has begun and is not done. */
export const isUnderWay = ({ ended, closed }: RecordOf<"seasons">) =>
  ended !== null && closed === null;

/** Whether a season is closed, by its record; without a record it is not known to be. */
export const isClosed = (record: RecordOf<"seasons"> | undefined) =>
  record !== undefined && (record.closed !== null || record.places.length > 0);

/** The season that was closed last by an administrator, or is being closed: what an undo would bring back. */
export function lastClosed(
  { seasons }: League,
  records: readonly RecordOf<"seasons">[],
): RecordOf<"seasons"> | undefined {
  const [, last] = seasons;
  const record = records.find(({ id }) => id === last?.id);
  return record && record.ended !== null ? record : undefined;
}

/** Whether two seasons have the same name, so that the running one still needs its own. */
export const wantsName = (running: Season, closing: Season) => running.label === closing.label;
