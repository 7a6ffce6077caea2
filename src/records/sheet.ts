import type { PublishedForm } from "./kind";
import { entityKinds, isInLeague, kinds, type LeagueKind } from "./kinds";

/*
 * A sheet is the document that visitors read of a league and one season: the records of most kinds, some of them in
 * brief, with letters in place of field names. All sheets of a league are its published league.
 */

type Raw = Readonly<Record<string, unknown>>;

/** The kinds of record in a published league. Players are in a separate document, because they are many. */
export type SheetKind = LeagueKind;

/** All kinds of record in a published league. */
export const sheetKinds = entityKinds.filter(isInLeague);

export const isInSheet = isInLeague;

/** Returns the fields in the published league with their letters; null if records of the kind are there in full. */
export function lettersOf(kind: SheetKind): Readonly<Record<string, string>> | null {
  const published: PublishedForm = kinds[kind].published;
  return typeof published === "string" ? null : published;
}

/** Returns the entry of a stored record in the published league: in brief for kinds with letters, otherwise in full. */
export function publishedSheetEntry(kind: SheetKind, stored: Raw): Raw {
  const letters = lettersOf(kind);
  if (!letters) return stored;
  return Object.fromEntries(
    Object.entries(letters).map(([name, letter]) => [letter, stored[name] ?? null]),
  );
}

/** Converts an entry of the published league back to a record, with the fields that the entry has. */
export function recordOfEntry(kind: SheetKind, entry: Raw): Raw {
  const letters = lettersOf(kind);
  if (!letters) return entry;
  return Object.fromEntries(
    Object.entries(letters).map(([name, letter]) => [name, entry[letter] ?? null]),
  );
}
