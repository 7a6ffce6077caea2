import { first, innerBut, last } from "../../src/domain/limits";

/** A pattern in RE2's shorter words: of digits, of letters, digits and `_`; a slash needs no backslash. */
const inShort = (pattern: string) =>
  pattern
    .replaceAll("[0-9]", String.raw`\d`)
    .replaceAll("[A-Za-z0-9_-]", String.raw`[\w-]`)
    .replaceAll(String.raw`\/`, "/");

/** A list of words as the rules write it. */
export const listed = (words: readonly string[]) =>
  `[${words.map((word) => `'${word}'`).join(", ")}]`;

/** A pattern of the domain as RE2 writes it, with the isolates, which are younger than the emulator's tables. */
export const inRules = (pattern: string) =>
  pattern
    // One letter names a class without braces.
    .replaceAll(/\\p\{([A-Z])\}/g, String.raw`\p$1`)
    .replaceAll(String.raw`\p{Cf}`, String.raw`\p{Cf}\x{2066}-\x{2069}`)
    .replaceAll(/\\u\{?([0-9A-F]{4,5})\}?/g, String.raw`\x{$1}`);

/** One trimmed line that is not empty, of at most that many characters. */
export function lineOf(longest?: number): string {
  const many = longest === undefined ? "*" : `{0,${longest - 2}}`;
  return inRules(`${first}(${innerBut()}${many}${last})?`);
}

/** A length that no field has, to find what is around it. */
const LINE_SIGN = 9999;

/** A line, or nothing, of at most that many characters, as the rules write a pattern. */
export const optionalLine = (longest: number): string => quoted(`^(${lineOf(longest)})?$`);

const escaped = (pattern: string) =>
  `'${inShort(pattern).replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** The two long ends of a line that says something, by the signs for them that no pattern has. */
const [begin, end] = lineOf(LINE_SIGN).split(`{0,${LINE_SIGN - 2}}`) as [string, string];
const signs = [
  ["<", begin],
  [">", end],
] as const;

/**
 * A pattern as text of the rules, where a backslash is doubled. A line that says something is in it by two signs: written out
 * everywhere these lines were a quarter of the rules.
 */
export function quoted(pattern: string): string {
  for (const [sign] of signs)
    if (pattern.includes(sign))
      throw new Error(`The rules read ${sign} as a part of a line: ${pattern}`);
  const short = signs.reduce((text, [sign, part]) => text.replaceAll(part, sign), pattern);
  return short === pattern ? escaped(pattern) : `inFull(${escaped(short)})`;
}

/** The same of a pattern that has words in its middle, which an expression of the rules names. */
export function quotedWith(before: string, words: string, after: string): string {
  const parts = [before, after].map((part) => quoted(part));
  const bare = (text = "") => text.replace(/^inFull\((.*)\)$/, "$1");
  const pattern = `${bare(parts[0])} + ${words} + ${bare(parts[1])}`;
  return parts.some((part) => part.startsWith("inFull(")) ? `inFull(${pattern})` : pattern;
}

/** What the function `inFull` of the rules makes of a pattern `p` with these signs. */
export const inFullText = (): string =>
  `p${signs.map(([sign, part]) => `.split('${sign}').join(${escaped(part)})`).join("\n        ")}`;
