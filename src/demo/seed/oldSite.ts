import type { StoredDocument, StoredValue } from "@/records/document";

/*
 * Documents in the shapes of the old site: every shape that parsing repairs. A current database may contain all of them
 * side by side, so the hard seed does too.
 */

/** The shapes in which dates were stored; a Date means a Timestamp. */
const dateShapes: readonly ((date: Date) => StoredValue)[] = [
  (date) => date,
  (date) => ({ seconds: date.getTime() / 1000, nanoseconds: 0 }),
  (date) => date.getTime() / 1000,
  (date) => date.toISOString(),
];

const isDate = (value: StoredValue): value is Date => value instanceof Date;
const isList = (value: StoredValue): value is readonly StoredValue[] => Array.isArray(value);
const isTexts = (value: StoredValue): value is readonly string[] =>
  isList(value) && value.every((entry) => typeof entry === "string");

/** Returns a list of texts in the shape of the old form: `['']` for an empty list, else one text with commas. */
const listed = (texts: readonly string[]): StoredValue =>
  texts.length === 0 ? [""] : texts.join(", ");

/** The two keys under which a standing's team was stored. */
const teamKey: Readonly<Record<string, string>> = { teamName: "name", name: "teamName" };

/**
 * Returns the record in an older shape; `nth` chooses the shape, so that a season contains all of them. It parses to
 * the same record, without version and time of change.
 */
export function asOldSite(document: StoredDocument, nth: number): StoredDocument {
  const isStanding = "won" in document;
  const old: Record<string, StoredValue> = {};
  for (const [key, value] of Object.entries(document)) {
    // Empty fields were often not stored at all.
    if (value === null || value === "") continue;
    const name = isStanding ? (teamKey[key] ?? key) : key;
    if (isDate(value)) old[name] = dateShapes[nth % dateShapes.length]?.(value) ?? value;
    else if (typeof value === "number") old[name] = nth % 2 === 0 ? `${value}` : value;
    else if (isTexts(value)) old[name] = listed(value);
    else old[name] = value;
  }
  return old;
}

/** Documents that cannot be parsed: the public pages leave them out, the repair page lists them. */
export const unreadable: Readonly<Record<"fixtures" | "players" | "results", StoredDocument>> = {
  fixtures: { teamA: "", teamB: { name: "Lost" }, date: "next week", status: "Upcoming" },
  players: { jersey: "9", position: "Forward", goals: "many" },
  results: { scoreA: "2", scoreB: "1", goalsA: "Bello" },
};
