import { compareNames, foldName } from "../names";
import { addExact, type Exact } from "../table/exact";
import type { Team } from "../table/outcome";
import type { Meet } from "./meet";
import { placesOf } from "./places";
import { eventPoints, type RankedScore, rankScores, type PointsLine } from "./points";

/** How many places a table counts. */
const PLACES = 8;

interface Row {
  readonly name: Team;
  points: Exact;
  readonly places: number[];
}

/** Rows by team, under the name that came first. */
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
 * Teams by the points of one meet or of several, then by first places, seconds and on to eighths,
 * counted of those who score; else they share a rank.
 */
export function meetTable(meets: readonly Meet[]): RankedScore<PointsLine>[] {
  const rows = rowsOf();
  for (const meet of meets) {
    for (const team of meet.teams) rows.row(team);
    for (const event of meet.events) {
      for (const { entry, place, points } of eventPoints(event, meet, meet.teams.length)) {
        rows.count(entry.team, place, points);
      }
    }
  }
  return rankScores(rows.all(), compareNames);
}

/**
 * How often each team came first to eighth, by its name as the meets list it: the medal table's
 * figures. Everybody placed counts, scorers or not; two who share gold have gold both, and there is no silver.
 */
export function placeCounts(meets: readonly Meet[]): Map<Team, readonly number[]> {
  const rows = rowsOf();
  for (const { teams, events } of meets) {
    for (const team of teams) rows.row(team);
    for (const { entry, place } of events.flatMap(placesOf)) rows.count(entry.team, place, 0);
  }
  return new Map(rows.all().map(({ name, places }) => [name, places]));
}
