import { compareNames, foldName } from "../names";
import { addExact, type Exact } from "../table/exact";
import type { Team } from "../table/outcome";
import type { Meet } from "./meet";
import { placesOf } from "./places";
import { eventPoints, type RankedLine, rankLines, type PointsLine } from "./points";

/** The number of places that a table counts. */
const PLACES = 8;

interface Row {
  readonly name: Team;
  points: Exact;
  readonly places: number[];
}

/** Collects rows by team; a row has the first spelling of the team's name. */
function rowsOf() {
  const rows = new Map<string, Row>();
  const row = (team: Team): Row => {
    const key = foldName(team);
    const found = rows.get(key) ?? {
      name: team,
      points: 0,
      places: Array.from({ length: PLACES }, () => 0),
    };
    rows.set(key, found);
    return found;
  };
  const count = (team: Team, place: number, points: Exact) => {
    const found = row(team);
    found.points = addExact(found.points, points);
    if (place <= PLACES) found.places[place - 1] = (found.places[place - 1] ?? 0) + 1;
  };
  return { row, count, all: (): Row[] => [...rows.values()] };
}

/**
 * Ranks teams by the points of one meet or several, then by the number of first places, second places and so on to
 * eighth places of entries that score; otherwise they share a rank.
 */
export function meetTable(meets: readonly Meet[]): RankedLine<PointsLine>[] {
  const rows = rowsOf();
  for (const meet of meets) {
    for (const team of meet.teams) rows.row(team);
    for (const event of meet.events) {
      for (const { entry, place, points } of eventPoints(event, meet, meet.teams.length)) {
        rows.count(entry.team, place, points);
      }
    }
  }
  return rankLines(rows.all(), compareNames);
}

/**
 * Returns how often each team came first to eighth, for the medal table, by the team's name in the meets. All placed
 * entries count, whether they score or not. If two share first place, both have gold and there is no silver.
 */
export function placeCounts(meets: readonly Meet[]): Map<Team, readonly number[]> {
  const rows = rowsOf();
  for (const { teams, events } of meets) {
    for (const team of teams) rows.row(team);
    for (const { entry, place } of events.flatMap(placesOf)) rows.count(entry.team, place, 0);
  }
  return new Map(rows.all().map(({ name, places }) => [name, places]));
}
