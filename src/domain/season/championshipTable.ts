import type { ScaleId } from "../meet/meet";
import { type RankedScore, rankScores, scaleOf, type PointsLine, shareOf } from "../meet/points";
import { compareNames, foldName } from "../names";
import { addExact, type Exact } from "../table/exact";

/** The scale where no other is agreed. */
export const CHAMPIONSHIP_SCALE: ScaleId = "10-8-6-5-4-3-2-1";

/** One competition as the championship reads it. */
export interface Competition {
  readonly id: string;
  /** Unfinished ones give no points yet. */
  readonly finished: boolean;
  readonly entrants: readonly {
    /** '' for a club that belongs to none: it keeps its place and scores for nobody. */
    readonly house: string;
    /** The final rank; null if there is none. */
    readonly place: number | null;
  }[];
}

export interface HouseRow extends PointsLine {
  /** Points by competition; null: not yet. A house that had nobody there is missing. */
  readonly from: ReadonlyMap<string, Exact | null>;
}

interface Tally {
  readonly name: string;
  points: Exact;
  readonly places: number[];
  readonly from: Map<string, Exact | null>;
}

function count(tally: Tally, { id, finished }: Competition, place: number | null, points: Exact) {
  if (!finished) {
    tally.from.set(id, null);
    return;
  }
  tally.from.set(id, addExact(tally.from.get(id) ?? 0, points));
  tally.points = addExact(tally.points, points);
  if (place === null) return;
  while (tally.places.length < place) tally.places.push(0);
  tally.places[place - 1] = (tally.places[place - 1] ?? 0) + 1;
}

/**
 * Houses by what their clubs' final ranks are worth over all competitions, then by most first
 * places, seconds and on, else they share a rank. Who shares a rank shares the points of the places
 * taken. Clubs of one house add up.
 */
export function championship(
  competitions: readonly Competition[],
  scale: ScaleId = CHAMPIONSHIP_SCALE,
): RankedScore<HouseRow>[] {
  const tallies = new Map<string, Tally>();
  for (const competition of competitions) {
    const { entrants } = competition;
    const worth = scaleOf(scale, entrants.length);
    for (const { house, place } of entrants) {
      const key = foldName(house);
      if (key === "") continue;
      const tally = tallies.get(key) ?? {
        name: house,
        points: 0,
        places: [],
        from: new Map<string, Exact | null>(),
      };
      tallies.set(key, tally);
      const sharers = entrants.filter((other) => other.place === place).length;
      count(tally, competition, place, place === null ? 0 : shareOf(worth, place, sharers));
    }
  }
  return rankScores([...tallies.values()], compareNames);
}
