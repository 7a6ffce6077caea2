import { toZonedInput } from "@/domain/time";
import type { GridRow } from "./grid";
import type { Ask, ReadCell, ReadingTask } from "./reading";

/** Asked where results are of days to come. */
const AHEAD = "ahead";

/** Whether a moment or a day on the arena's clocks is still to come. */
function isAhead(date: ReadCell | undefined, { now, timeZone }: ReadingTask): boolean {
  if (!date || date.text === "" || date.problem !== null) return false;
  return date.text > toZonedInput(now, timeZone).slice(0, date.text.length);
}

interface AheadReader {
  /** @param date the row's moment or day */
  readonly read: (
    row: GridRow,
    date: ReadCell | undefined,
  ) => { readonly left: string | null; readonly asks: readonly string[] };
  readonly questions: () => readonly Ask[];
}

/** Asks about results of days that are still to come. */
export function aheadReader(task: ReadingTask): AheadReader {
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
