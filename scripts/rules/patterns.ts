/** A pattern as text of the rules, where a backslash is doubled. */
export const quoted = (pattern: string) =>
  `'${pattern.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

// No control or invisible formatting characters, and none that only take room at the ends.
const INNER = "[^\\p{Cc}\\p{Cf}]";
const OUTER = "[^\\p{Cc}\\p{Cf}\\p{Z}]";

/** One trimmed line that says something, of at most so many characters. */
export function lineOf(longest?: number): string {
  const inner = longest === undefined ? "*" : `{0,${longest - 2}}`;
  return `${OUTER}(${INNER}${inner}${OUTER})?`;
}
