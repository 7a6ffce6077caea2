import type { EntityKind } from "./record";

type Raw = Readonly<Record<string, unknown>>;

/** The kinds of record that stand in a league's sheet; players are read apart, because they are many. */
export type SheetKind = Exclude<EntityKind, "players">;

// The compiler names a kind that is missing.
const inSheet = {
  teams: true,
  fixtures: true,
  results: true,
  standings: true,
  seasons: true,
  meets: true,
  events: true,
  news: true,
} as const satisfies Record<SheetKind, true>;

/** All of them, in the order of the sheet. */
export const sheetKinds = Object.keys(inSheet) as readonly SheetKind[];

/**
 * What the sheet says of a match, by the letter it stands under: thousands of matches have to fit into one
 * document. Line-ups, scorers and bookings are in the records; what bookings come to is here, because tables
 * count it. `firestore.rules` is generated from this.
 */
export const sheetColumns = {
  fixtures: {
    teamA: "a",
    teamB: "b",
    date: "d",
    stadium: "s",
    status: "t",
    gameWeek: "w",
    reason: "r",
    movedFrom: "m",
    version: "v",
    updatedAt: "u",
  },
  results: {
    teamA: "a",
    teamB: "b",
    scoreA: "x",
    scoreB: "y",
    date: "d",
    gameWeek: "w",
    ending: "e",
    detail: "p",
    stage: "g",
    cards: "k",
    reason: "r",
    corrected: "c",
    unconfirmed: "n",
    version: "v",
    updatedAt: "u",
  },
  news: { title: "t", date: "d", until: "p", version: "v", updatedAt: "u" },
  events: { meet: "m", number: "n", shown: "p", version: "v", updatedAt: "u" },
} as const satisfies Partial<Record<SheetKind, Readonly<Record<string, string>>>>;

/** Whether the sheet has records of that kind in short only. */
export function isAbridged(kind: SheetKind): kind is keyof typeof sheetColumns {
  return kind in sheetColumns;
}

const columnsOf = (kind: SheetKind): Readonly<Record<string, string>> | undefined =>
  isAbridged(kind) ? sheetColumns[kind] : undefined;

/** Whether records of that kind stand in the sheet. */
export function isInSheet(kind: EntityKind): kind is SheetKind {
  return kind in inSheet;
}

/** What the sheet holds of a stored record: a match in short, anything else as it is. */
export function sheetEntry(kind: SheetKind, stored: Raw): Raw {
  const columns = columnsOf(kind);
  if (!columns) return stored;
  return Object.fromEntries(
    Object.entries(columns).map(([name, letter]) => [letter, stored[name] ?? null]),
  );
}

/** The record that an entry of the sheet stands for, as far as the entry goes. */
export function recordOfEntry(kind: SheetKind, entry: Raw): Raw {
  const columns = columnsOf(kind);
  if (!columns) return entry;
  return Object.fromEntries(
    Object.entries(columns).map(([name, letter]) => [name, entry[letter] ?? null]),
  );
}
