import { dayOfWhen, kickOffOf, type When } from "@/domain/when";
import { arena } from "@arena/arena";
import { dayInWords } from "@/domain/day";
import type { League } from "@/domain/league/league";
import type { Format } from "@/domain/season/format";
import { DATE_UNAVAILABLE } from "@/domain/time";
import type { EntityKind, RecordOf } from "@/records/record";

/** A column of a sheet; `box` is a cell with room to be written into. */
export interface PaperColumn {
  readonly label: string;
  readonly numeric?: boolean;
  readonly box?: boolean;
  /** In hundredths of the sheet, so that the parts of a sheet line up; the rest has what is left. */
  readonly width?: number;
}

/** A part of a sheet under a heading of its own. */
export interface PaperPart {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** What is printed of a list. */
export interface Paper {
  readonly title: string;
  readonly parts: readonly PaperPart[];
  /** Each part begins a sheet of its own, with lines to sign. */
  readonly isSigned?: boolean;
  /** What the lines at its foot are for; the match, its date, coach and signature where nothing else is said. */
  readonly lines?: readonly string[];
}

/** What a sheet may need of the season beside its records. */
export interface PaperSeason {
  /** For the score of what was played. */
  readonly results: readonly RecordOf<"results">[];
  readonly format: Format;
}

/** Items by what they are grouped under, in the order in which they come. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const found = groups.get(key);
    if (found) found.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

/** The date and time of a match on paper. */
export const clock = (when: When) => kickOffOf(when, arena.timeZone);

/** A day as a heading. */
export function dayTitle(when: When): string {
  const day = dayOfWhen(when, arena.timeZone);
  return day ? dayInWords(day).full : DATE_UNAVAILABLE;
}

/** Makes what is printed of these records, in their order. */
export type PaperOf<K extends EntityKind> = (
  league: League,
  records: readonly RecordOf<K>[],
  season: PaperSeason,
) => Paper;
