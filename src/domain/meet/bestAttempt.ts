import { readMark } from "./mark";
import type { Event } from "./meet";

/** Returns the best of an entry's attempts; '' if none was valid. */
export function bestAttempt(attempts: Readonly<Record<string, string>>, by: Event["by"]): string {
  const marks =
    by === "height"
      ? Object.entries(attempts).flatMap(([height, tries]) => (/o/i.test(tries) ? [height] : []))
      : Object.values(attempts);
  const valueOf = (mark: string) => readMark(mark, { name: "", by });
  return marks
    .filter((mark) => valueOf(mark) !== null)
    .reduce((best, mark) => ((valueOf(mark) ?? 0) > (valueOf(best) ?? 0) ? mark : best), "");
}
