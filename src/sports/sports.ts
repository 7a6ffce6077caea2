import type { SportEntry, SportId } from "@/domain/sport";

/*
 * What the whole site knows of each sport: apart from one another, because a page of a league needs one of them.
 */

export const football: SportEntry = {
  id: "football",
  name: "Football",
  path: "football",
  // IFAB Laws of the Game, Law 7: two halves of 45 minutes, at most 15 between them, and stoppages.
  matchMinutes: 130,
  byClock: true,
};

export const basketball: SportEntry = {
  id: "basketball",
  name: "Basketball",
  path: "basketball",
  // FIBA Official Basketball Rules, article 8: four periods of ten minutes, breaks, and the clock stopping often.
  matchMinutes: 120,
  byClock: true,
};

export const volleyball: SportEntry = {
  id: "volleyball",
  name: "Volleyball",
  path: "volleyball",
  // FIVB Official Volleyball Rules, rules 6 and 18: at most five sets, and the intervals between them.
  matchMinutes: 150,
};

export const athletics: SportEntry = {
  id: "athletics",
  name: "Athletics",
  path: "athletics",
  inMeets: true,
  // A meet of twelve events in one afternoon.
  matchMinutes: 240,
};

export const chess: SportEntry = {
  id: "chess",
  name: "Chess",
  path: "chess",
  // FIDE Guidelines for time controls: 90 minutes and 30 more after move 40 each, with 30 seconds a move.
  matchMinutes: 300,
};

export const tableTennis: SportEntry = {
  id: "table-tennis",
  name: "Table tennis",
  path: "tabletennis",
  // Five singles of at most five games, one table.
  matchMinutes: 120,
};

export const lawnTennis: SportEntry = {
  id: "lawn-tennis",
  name: "Lawn tennis",
  path: "lawntennis",
  // Two singles and a doubles one after the other, best of three sets each.
  matchMinutes: 240,
};

const byId: Readonly<Record<SportId, SportEntry>> = {
  football,
  basketball,
  volleyball,
  athletics,
  chess,
  "table-tennis": tableTennis,
  "lawn-tennis": lawnTennis,
};

/** Every sport in the order of the menu, as far as the whole site needs it. */
export const sportList: readonly SportEntry[] = Object.values(byId);

/** What the whole site knows of the sport of that id. */
export function sportEntryOf(id: SportId): SportEntry {
  return byId[id];
}
