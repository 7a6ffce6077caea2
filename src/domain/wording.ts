import { arena } from "@arena/arena";

/** A number of things: "1 match", "3,120 records"; the plural takes an s where none is given. */
export const amountOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(arena.locale)} ${count === 1 ? one : many}`;

const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** A number of things at the beginning of a sentence: "Seven sports", "13 sports". */
export const amountInWords = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : `${one}s`}`;

/** "once", "twice", "three times" */
export const timesInWords = (count: number): string =>
  count === 1
    ? "once"
    : count === 2
      ? "twice"
      : `${lowerFirst(numbers[count] ?? String(count))} times`;

/** Names in one phrase: "A", "A and B", "A, B and C"; '' for none. */
export const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

/** A text with a capital letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text with the small first letter that it has within a sentence. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
