import type { StoredDocument, StoredValue } from "@/records/document";

/*
 * Documents as the old site left them: every shape that reading repairs. A
 * current database may hold all of them side by side, so the hard seed does too.
 */

/** The shapes dates were stored in; a Date means a Timestamp. */
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

/** A list of texts as the old form left it: `['']` for an empty one, else one comma-separated text. */
const listed = (texts: readonly string[]): StoredValue =>
  texts.length === 0 ? [""] : texts.join(", ");

/** Both names a standing's team was stored under. */
const teamKey: Readonly<Record<string, string>> = { teamName: "name", name: "teamName" };

/**
 * The same record in an older shape; `nth` chooses which of them, so that a season shows all.
 * Reads as what it was made from, without version and time of change.
 */
export function asOldSite(document: StoredDocument, nth: number): StoredDocument {
  const isStanding = "won" in document;
  const old: Record<string, StoredValue> = {};
  for (const [key, value] of Object.entries(document)) {
    // What was not filled in was often not stored at all.
    if (value === null || value === "") continue;
    const name = isStanding ? (teamKey[key] ?? key) : key;
    if (isDate(value)) old[name] = dateShapes[nth % dateShapes.length]?.(value) ?? value;
    else if (typeof value === "number") old[name] = nth % 2 === 0 ? `${value}` : value;
    else if (isTexts(value)) old[name] = listed(value);
    else old[name] = value;
  }
  return old;
}

/** Documents that cannot be read at all: the public pages leave them out, the repair page lists them. */
export const unreadable: Readonly<Record<"fixtures" | "players" | "results", StoredDocument>> = {
  fixtures: { teamA: "", teamB: { name: "Lost" }, date: "next week", status: "Upcoming" },
  players: { jersey: "9", position: "Forward", goals: "many" },
  results: { scoreA: "2", scoreB: "1", goalsA: "Bello" },
};
