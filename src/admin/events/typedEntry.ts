import type { Entry, EntryStatus } from "@/domain/meet/meet";
import { readNumber } from "@/domain/reading";

/** How an entry ended, in words. */
export const statuses: readonly (readonly [status: EntryStatus, label: string])[] = [
  ["", "Finished"],
  ["DNS", "DNS, did not start"],
  ["DNF", "DNF, did not finish"],
  ["DQ", "DQ, disqualified"],
  ["NM", "NM, no mark"],
];

/** The entry with what was typed as its mark; the letters of a status say how it ended, as on an official's sheet. */
export function withMark(entry: Entry, typed: string): Entry {
  const letters = typed.trim().toUpperCase();
  const status = statuses.find(([one]) => one !== "" && one === letters)?.[0];
  if (status) return { ...entry, mark: "", status };
  return { ...entry, mark: typed.replaceAll("|", "") };
}

/** The entry with what was typed as its wind; a text that is no number means none. */
export function withWind({ wind: _, ...entry }: Entry, typed: string): Entry {
  const wind = readNumber(typed.replace(",", "."));
  return wind === null ? entry : { ...entry, wind };
}
