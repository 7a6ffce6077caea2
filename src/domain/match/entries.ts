/** One entry of a text that people may also type: what it says in rows, and what is stored for it. */
export interface Entry<R> {
  /** The entry's own text; it changes only when its row is edited. */
  readonly text: string;
  /** Null where the text says something that no row can hold. */
  readonly row: R | null;
}

/** How a text is edited in rows. */
export interface Entries<R> {
  readonly blank: R;
  readonly read: (text: string) => readonly Entry<R>[];
  /** '' for a row that says nothing yet. */
  readonly write: (row: R) => string;
}

const MINUTES = /\bmin(?:ute)?s?\b/gi;
const BETWEEN = /[\s()'’′:;,.+/–-]+/gu;

/** Whether nothing is left of a text without these parts, so that a row of them loses nothing. */
export function saysOnly(text: string, parts: readonly (string | RegExp)[]): boolean {
  const left = parts.reduce<string>((rest, part) => rest.replace(part, " "), text);
  return left.replace(MINUTES, " ").replace(BETWEEN, "") === "";
}

/** Whether a name may be in a row: no mark of a text could be taken for a part of it. */
export const isRowName = (name: string) => /^[^()\d/;,]+$/.test(name);

/** A minute as the rows have it, "45+2"; null for anything else. */
export function rowMinute(typed: string): string | null {
  const bare = typed.replace(/[\s'’′]/gu, "");
  return bare === "" || /^\d{1,3}(\+\d{1,2})?$/.test(bare) ? bare : null;
}

/** The whole text of its entries. */
export const textOfEntries = <R>(entries: readonly Entry<R>[]): string =>
  entries
    .map(({ text }) => text.trim())
    .filter((text) => text !== "")
    .join(", ");
