import { foldName } from "../names";
import { addExact, compareExact, type Exact } from "../table/exact";
import type { Event, ScaleId, Scoring } from "./meet";
import { placesOf, type PlacedEntry } from "./places";

/**
 * Returns the points by place, best first. A relay of a dual meet (`5-3-1`) gives 5 and 0. `teams` is the scale of the
 * European Athletics Team Championships: with n teams in the match, n points for the first.
 */
export function scaleOf(scale: ScaleId, teams: number, relay = false): number[] {
  if (scale === "teams") return Array.from({ length: teams }, (_, at) => teams - at);
  if (relay && scale === "5-3-1") return [5, 0];
  return scale.split("-").map((points) => Math.trunc(Number(points)) || 0);
}

/**
 * Returns the points for each of several entries that share a place: an equal part of the points of the places that
 * they take.
 */
export function shareOf(scale: readonly number[], place: number, sharers: number): Exact {
  const taken = scale.slice(place - 1, place - 1 + sharers);
  const points = taken.reduce((sum, worth) => sum + worth, 0);
  // Adding 0 reduces the fraction to its lowest terms.
  return addExact([points, sharers], 0);
}

/** An entry that scores, with its points and the place for which it gets them. */
export interface ScoringEntry extends PlacedEntry {
  readonly points: Exact;
}

/** Returns the first `perTeam` entries of each team; the others do not score. */
function scorersOf(placed: readonly PlacedEntry[], perTeam: number): Set<PlacedEntry> {
  const counts = new Map<string, number>();
  return new Set(
    placed.filter(({ entry }) => {
      const team = foldName(entry.team);
      const count = (counts.get(team) ?? 0) + 1;
      counts.set(team, count);
      return perTeam <= 0 || count <= perTeam;
    }),
  );
}

/**
 * Returns the entries that score in an event, with their points, best first. If k entries share place p, they share the
 * points of the places p to p + k − 1. Athletes of a team beyond `perTeam` do not score; `displace` says whether they
 * keep their places. If `perTeam` is 0, all athletes score.
 * @param teams the number of teams in the meet
 */
export function eventPoints(event: Event, scoring: Scoring, teams: number): ScoringEntry[] {
  const placed = placesOf(event);
  const scorers = scorersOf(placed, scoring.perTeam);
  const scale =
    event.relay && scoring.relay
      ? scaleOf(scoring.relay, teams)
      : scaleOf(scoring.scale, teams, event.relay);
  const keepingPlace = scoring.displace ? placed : placed.filter((one) => scorers.has(one));
  const leftOut = (place: number) =>
    placed.filter((one) => one.place < place).length -
    keepingPlace.filter((one) => one.place < place).length;
  return placed.flatMap((one) => {
    if (!scorers.has(one)) return [];
    const sharers = keepingPlace.filter(({ place }) => place === one.place).length;
    const before = keepingPlace.filter(({ place }) => place < one.place).length;
    // A list entered by hand may have no gap after a shared place (1, 1, 2). The second place would then be given
    // twice.
    const place = Math.max(one.place - leftOut(one.place), before + 1);
    return { entry: one.entry, place, points: shareOf(scale, place, sharers) };
  });
}

/** The points of a row, and how often it took each place, first places first. */
export interface PointsLine {
  readonly name: string;
  readonly points: Exact;
  readonly places: readonly number[];
}

/** A row with its rank, and whether it shares the rank. */
export type RankedLine<T extends PointsLine> = T & {
  readonly rank: number;
  readonly shared: boolean;
};

const compareLines = (a: PointsLine, b: PointsLine): number => {
  const lead = compareExact(b.points, a.points);
  if (lead !== 0) return lead;
  for (let at = 0; at < Math.max(a.places.length, b.places.length); at++) {
    const more = (b.places[at] ?? 0) - (a.places[at] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
};

/**
 * Ranks rows by points, then by first places, second places and so on; rows that are still equal share a rank (1, 2, 2,
 * 4).
 */
export function rankLines<T extends PointsLine>(
  rows: readonly T[],
  byName: (a: string, b: string) => number,
): RankedLine<T>[] {
  return [...rows]
    .sort((a, b) => compareLines(a, b) || byName(a.name, b.name))
    .map((row) => ({
      ...row,
      rank: 1 + rows.filter((other) => compareLines(other, row) < 0).length,
      shared: rows.filter((other) => compareLines(other, row) === 0).length > 1,
    }));
}
