import { lowerFirst, numbers } from "./wording";

/** Returns "once", "twice", "three times". */
export const timesInWords = (count: number): string =>
  count === 1
    ? "once"
    : count === 2
      ? "twice"
      : `${lowerFirst(numbers[count] ?? String(count))} times`;
