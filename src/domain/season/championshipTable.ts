import type { ScaleId } from "../meet/meet";
import { type RankedLine, rankLines, scaleOf, type PointsLine, shareOf } from "../meet/points";
import { compareNames, foldName } from "../names";
import { addExact, type Exact } from "../table/exact";

/** The default scale. */
export const CHAMPIONSHIP_SCALE: ScaleId = "10-8-6-5-4-3-2-1";

/** One competition, as the championship needs it. */
export interface Competition {
  readonly id: string;
  /** Whether its points count; if false, it gives no points yet. */
  readonly finished: boolean;
  readonly entrants: readonly {
    /** The house; '' if the club has none: it keeps its place, but scores for no house. */
    readonly house: string;
    /** The final rank; null if there is none. */
    readonly place: number | null;
  }[];
}

export interface HouseRow extends PointsLine {
  /** Points by the competition's id; null if not known yet. A competition in which the house had no club is missing. */
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
 * Ranks the houses by the points for their clubs' final ranks over all competitions, then by first places, second
 * places and so on; otherwise they share a rank. Clubs that share a rank share the points of the places that they take.
 * The points of a house's clubs are added up.
 */
export function championship(
  competitions: readonly Competition[],
  scale: ScaleId = CHAMPIONSHIP_SCALE,
): RankedLine<HouseRow>[] {
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
  return rankLines([...tallies.values()], compareNames);
}
