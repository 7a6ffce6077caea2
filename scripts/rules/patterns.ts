/** A pattern as text of the rules, where a backslash is doubled. */
export const quoted = (pattern: string) =>
  `'${pattern.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

// No control or invisible formatting characters (the isolates are younger than the emulator's tables), and none that
// only take room at the ends, as letters without ink do: a name of those would look like none.
const UNSEEN = "\\p{Cc}\\p{Cf}\\x{2066}-\\x{2069}";
const INNER = `[^${UNSEEN}]`;
const OUTER = `[^${UNSEEN}\\p{Z}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}]`;

/** One trimmed line that says something, of at most so many characters. */
export function lineOf(longest?: number): string {
  const inner = longest === undefined ? "*" : `{0,${longest - 2}}`;
  return `${OUTER}(${INNER}${inner}${OUTER})?`;
}

/** A pattern of the domain with its characters as the rules know them, the younger invisible ones among them. */
export const inRules = (pattern: string) =>
  pattern.replaceAll("[^\\s\\p{Cc}\\p{Cf}]", OUTER).replaceAll("[^\\p{Cc}\\p{Cf}]", INNER);
