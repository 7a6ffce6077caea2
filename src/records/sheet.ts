import type { PublishedForm } from "./kind";
import { entityKinds, isInLeague, kinds, type LeagueKind } from "./kinds";

type Raw = Readonly<Record<string, unknown>>;

/** The kinds of record in a published league; players have a document of their own, because they are many. */
export type SheetKind = LeagueKind;

/** All of them. */
export const sheetKinds = entityKinds.filter(isInLeague);

export const isInSheet = isInLeague;

/** The fields that are in the published league, each with its letter; null where records are there whole. */
export function lettersOf(kind: SheetKind): Readonly<Record<string, string>> | null {
  const published: PublishedForm = kinds[kind].published;
  return typeof published === "string" ? null : published;
}

/** What the sheet holds of a stored record: a match in short, anything else whole. */
export function sheetEntry(kind: SheetKind, stored: Raw): Raw {
  const letters = lettersOf(kind);
  if (!letters) return stored;
  return Object.fromEntries(
    Object.entries(letters).map(([name, letter]) => [letter, stored[name] ?? null]),
  );
}

/** The record of an entry of the sheet, as far as the entry goes. */
export function recordOfEntry(kind: SheetKind, entry: Raw): Raw {
  const letters = lettersOf(kind);
  if (!letters) return entry;
  return Object.fromEntries(
    Object.entries(letters).map(([name, letter]) => [name, entry[letter] ?? null]),
  );
}
