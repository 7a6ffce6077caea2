/** One entry of a text that users may also type freely: its own text, and its row in the form. */
export interface Entry<R> {
  /** The text of the entry; it changes only if its row is edited. */
  readonly text: string;
  /** The row; null if the text has something that no row can express. */
  readonly row: R | null;
}

/** The functions with which a text is edited in rows. */
export interface Entries<R> {
  readonly blank: R;
  readonly read: (text: string) => readonly Entry<R>[];
  /** Writes a row as text; '' for an empty row. */
  readonly write: (row: R) => string;
}

const MINUTES = /\bmin(?:ute)?s?\b/gi;
const BETWEEN = /[\s()'’′:;,.+/–-]+/gu;

/** Checks whether a text has nothing besides these parts, so that a row with them loses nothing. */
export function saysOnly(text: string, parts: readonly (string | RegExp)[]): boolean {
  const left = parts.reduce<string>((rest, part) => rest.replace(part, " "), text);
  return left.replace(MINUTES, " ").replace(BETWEEN, "") === "";
}

/** Checks whether a name can be in a row: it has no character that has a meaning in the text. */
export const isRowName = (name: string) => /^[^()\d/;,]+$/.test(name);

/** Returns a minute as rows have it, "45+2", or '' for none; null for anything else. */
export function rowMinute(typed: string): string | null {
  const bare = typed.replace(/[\s'’′]/gu, "");
  return bare === "" || /^\d{1,3}(\+\d{1,2})?$/.test(bare) ? bare : null;
}

/** Joins the entries to the whole text. */
export const textOfEntries = <R>(entries: readonly Entry<R>[]): string =>
  entries
    .map(({ text }) => text.trim())
    .filter((text) => text !== "")
    .join(", ");
