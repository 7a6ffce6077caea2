import { first, innerBut, last } from "../../src/domain/limits";

/** Shortens a pattern in the syntax of RE2: `\d` and `\w` for classes, and a slash without a backslash. */
const inShort = (pattern: string) =>
  pattern
    .replaceAll("[0-9]", String.raw`\d`)
    .replaceAll("[A-Za-z0-9_-]", String.raw`[\w-]`)
    .replaceAll(String.raw`\/`, "/");

/** Writes a list of texts in the language of the rules. */
export const listed = (words: readonly string[]) =>
  `[${words.map((word) => `'${word}'`).join(", ")}]`;

/**
 * Rewrites a pattern of `src/domain` in the syntax of RE2. Adds the isolates (U+2066 to U+2069) to the class Cf,
 * because the emulator's Unicode tables are older than they are.
 */
export const inRules = (pattern: string) =>
  pattern
    // RE2 needs no braces around the name of a class with one letter.
    .replaceAll(/\\p\{([A-Z])\}/g, String.raw`\p$1`)
    .replaceAll(String.raw`\p{Cf}`, String.raw`\p{Cf}\x{2066}-\x{2069}`)
    .replaceAll(/\\u\{?([0-9A-F]{4,5})\}?/g, String.raw`\x{$1}`);

/** Returns the pattern of a trimmed line that is not empty. @param longest maximum number of characters */
export function lineOf(longest?: number): string {
  const many = longest === undefined ? "*" : `{0,${longest - 2}}`;
  return inRules(`${first}(${innerBut()}${many}${last})?`);
}

/** A length that no field has, to find the parts of a pattern before and after its length. */
const LINE_SIGN = 9999;

/** Writes the pattern of a line or an empty text. @param longest maximum number of characters */
export const optionalLine = (longest: number): string => quoted(`^(${lineOf(longest)})?$`);

const escaped = (pattern: string) =>
  `'${inShort(pattern).replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** The two long parts of the pattern of a line, with a sign for each that occurs in no pattern. */
const [begin, end] = lineOf(LINE_SIGN).split(`{0,${LINE_SIGN - 2}}`) as [string, string];
const signs = [
  ["<", begin],
  [">", end],
] as const;

/**
 * Writes a pattern as a text of the rules, with double backslashes. The long parts of a line's pattern are replaced by
 * signs, because in full they would be a quarter of the rules.
 * @throws Error if the pattern already contains one of the signs
 */
export function quoted(pattern: string): string {
  for (const [sign] of signs)
    if (pattern.includes(sign))
      throw new Error(`The rules read ${sign} as a part of a line: ${pattern}`);
  const short = signs.reduce((text, [sign, part]) => text.replaceAll(part, sign), pattern);
  return short === pattern ? escaped(pattern) : `inFull(${escaped(short)})`;
}

/** Writes a pattern with an expression of the rules in its middle. @param words the expression */
export function quotedWith(before: string, words: string, after: string): string {
  const parts = [before, after].map((part) => quoted(part));
  const bare = (text = "") => text.replace(/^inFull\((.*)\)$/, "$1");
  const pattern = `${bare(parts[0])} + ${words} + ${bare(parts[1])}`;
  return parts.some((part) => part.startsWith("inFull(")) ? `inFull(${pattern})` : pattern;
}

/** Writes the body of the function `inFull` of the rules, which replaces the signs in a pattern `p`. */
export const inFullText = (): string =>
  `p${signs.map(([sign, part]) => `.split('${sign}').join(${escaped(part)})`).join("\n        ")}`;
