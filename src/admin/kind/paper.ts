import { dayOfWhen, kickOffOf, type When } from "@/domain/when";
import { arena } from "@arena/arena";
import { dayInWords } from "@/domain/day";
import type { League } from "@/domain/league/league";
import type { SeasonRecords } from "@/domain/season/competition";
import type { Format } from "@/domain/season/format";
import { DATE_UNAVAILABLE } from "@/domain/time";
import type { EntityKind, RecordOf } from "@/records/record";

/** A column of a printed sheet; `box` leaves room to write in by hand. */
export interface PaperColumn {
  readonly label: string;
  readonly numeric?: boolean;
  readonly box?: boolean;
  /** In percent of the sheet, so that the parts of a sheet line up; columns without a width share the rest. */
  readonly width?: number;
}

/** A part of a sheet under its own heading. */
export interface PaperPart {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** The printed form of a list. */
export interface Paper {
  readonly title: string;
  readonly parts: readonly PaperPart[];
  /** Whether each part is on a separate sheet, with lines to sign. */
  readonly isSigned?: boolean;
  /** The labels of the lines at the foot of a sheet; if absent: the match, its date, coach and signature. */
  readonly lines?: readonly string[];
}

/** Data of the season that a sheet may need in addition to its records. */
export interface PaperSeason {
  /** The results, for the scores of played matches. */
  readonly results: readonly RecordOf<"results">[];
  readonly format: Format;
  /** All records of the season, for its computed tables; null while they are not loaded. */
  readonly records: SeasonRecords | null;
}

/** Groups items by a key; groups are in the order of their first items. */
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

/** Formats the date and time of a match for paper; null or undefined without a date. */
export const clock = (when: When) => kickOffOf(when, arena.timeZone);

/** Formats the day of a match as a heading. */
export function dayTitle(when: When): string {
  const day = dayOfWhen(when, arena.timeZone);
  return day ? dayInWords(day).full : DATE_UNAVAILABLE;
}

/** Makes the printed form of these records, in their order. */
export type PaperOf<K extends EntityKind> = (
  league: League,
  records: readonly RecordOf<K>[],
  season: PaperSeason,
) => Paper;
