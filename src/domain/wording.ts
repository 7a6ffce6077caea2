import { arena } from "@arena/arena";

/**
 * Formats a number of things: "1 match", "3,120 records"; the plural adds an "s" if `many` is absent. A
 * number of up to three characters is the same in every English locale, whose first use takes a phone 50 ms.
 */
export const amountOf = (count: number, one: string, many = `${one}s`): string =>
  `${String(count).length < 4 ? count : count.toLocaleString(arena.locale)} ${count === 1 ? one : many}`;

/** Numbers in words from 0 on, as at the beginning of a sentence. */
export const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(
  " ",
);

/** Formats a number of things for the beginning of a sentence: "Seven sports", "13 sports". */
export const amountInWords = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : `${one}s`}`;

/** Joins names in one phrase: "A", "A and B", "A, B and C"; '' for none. */
export const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

/** Returns a text with a capital first letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns a text with a lower-case first letter, as within a sentence. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
