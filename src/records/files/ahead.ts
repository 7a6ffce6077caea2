import { toZonedInput } from "@/domain/time";
import type { GridRow } from "./grid";
import type { Ask, ReadCell, ReadingTask } from "./reading";

/** The id of the question about results of future days. */
const AHEAD = "ahead";

/** Checks whether a date "YYYY-MM-DDTHH:mm" or a day "YYYY-MM-DD" in the arena's zone is in the future. */
function isAhead(date: ReadCell | undefined, { now, timeZone }: ReadingTask): boolean {
  if (!date || date.text === "" || date.problem !== null) return false;
  return date.text > toZonedInput(now, timeZone).slice(0, date.text.length);
}

interface AheadReader {
  /** @param date the row's date, with or without a time */
  readonly read: (
    row: GridRow,
    date: ReadCell | undefined,
  ) => { readonly left: string | null; readonly asks: readonly string[] };
  readonly questions: () => readonly Ask[];
}

/** Creates a reader that asks about results of future days. */
export function futureResultReader(task: ReadingTask): AheadReader {
  const lines = new Set<number>();
  const answer = task.answers[AHEAD];
  return {
    read(row, date) {
      if (answer === "played" || !isAhead(date, task)) return { left: null, asks: [] };
      if (answer === "out") return { left: "Its day is ahead: there is no result", asks: [] };
      lines.add(row.line);
      return { left: null, asks: [AHEAD] };
    },
    questions: () =>
      lines.size === 0
        ? []
        : [
            {
              id: AHEAD,
              what: "There are results of days that are still to come. Were these matches played?",
              lines: [...lines],
              choices: [
                { value: "out", label: "No, leave them out" },
                { value: "played", label: "Yes, they were played" },
              ],
            },
          ],
  };
}
