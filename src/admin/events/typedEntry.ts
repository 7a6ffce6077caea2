import type { Entry, EntryStatus } from "@/domain/meet/meet";
import { readNumber } from "@/domain/reading";

/** The statuses of an entry with their labels. */
export const statuses: readonly (readonly [status: EntryStatus, label: string])[] = [
  ["", "Finished"],
  ["DNS", "DNS, did not start"],
  ["DNF", "DNF, did not finish"],
  ["DQ", "DQ, disqualified"],
  ["NM", "NM, no mark"],
];

/**
 * Returns the entry with a typed mark. The letters of a status, such as "DNS", set the status, as on an official's
 * sheet.
 */
export function withMark(entry: Entry, typed: string): Entry {
  const letters = typed.trim().toUpperCase();
  const status = statuses.find(([one]) => one !== "" && one === letters)?.[0];
  if (status) return { ...entry, mark: "", status };
  return { ...entry, mark: typed.replaceAll("|", "") };
}

/** Returns the entry with a typed wind in metres a second; without a wind if the text is no number. */
export function withWind({ wind: _, ...entry }: Entry, typed: string): Entry {
  const wind = readNumber(typed.replace(",", "."));
  return wind === null ? entry : { ...entry, wind };
}
