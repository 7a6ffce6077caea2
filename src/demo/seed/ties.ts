import type { Pair } from "@/domain/match/pair";
import type { TiePart } from "@/domain/people/parts";
import type { Random } from "./random";
import { namesOf, reportOf } from "./report";
import type { PlayerPerformance, MatchReport, Member, PlannedMatch, Side } from "./season";

/** A played contest of a tie. */
export interface PlayedPart {
  /** The points of each side: 1 and 0, or doubled so that a draw is 1 and 1. */
  readonly worth: Pair;
}

/** Returns the strength of these members of a side together. */
export const strengthOf = ({ strength }: Side, members: readonly Member[]): number =>
  strength +
  0.6 * (members.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, members.length));

/** Returns the members of a line-up at these places. */
export const membersAt = (lineUp: readonly Member[], places: readonly number[]): Member[] =>
  places.flatMap((at) => lineUp[at] ?? []);

/** Returns the member with the most wins. */
const best = (counts: ReadonlyMap<Member, number>) => [...counts].sort(([, a], [, b]) => b - a)[0];

interface Tie {
  readonly match: PlannedMatch;
  readonly lineUps: readonly [home: readonly Member[], away: readonly Member[]];
  readonly parts: readonly TiePart[];
  readonly played: readonly PlayedPart[];
  readonly detail: string;
  /** The points for a won contest: 1, or 2 if points are doubled. */
  readonly whole: number;
}

/** Creates the result of a tie from its played contests. */
export function tieReport(
  random: Random,
  { match, lineUps, parts, played, detail, whole }: Tie,
): MatchReport {
  const won = new Map<Member, number>();
  const deeds: PlayerPerformance[] = [];
  const score: [number, number] = [0, 0];
  for (const side of [0, 1] as const) {
    for (const member of lineUps[side]) {
      const own = played.flatMap(({ worth }, at) => {
        const part = parts[at];
        const places = part ? (side === 0 ? part.a : part.b) : [];
        return membersAt(lineUps[side], places).includes(member) ? [worth[side]] : [];
      });
      const goals = own.filter((worth) => worth === whole).length;
      won.set(member, goals);
      deeds.push({ member, counts: { appearances: 1, goals } });
    }
    score[side] = played.reduce((sum, { worth }) => sum + worth[side], 0);
  }
  const [scoreA, scoreB] = score;
  const side = scoreA >= scoreB ? 0 : 1;
  const ownWins = new Map([...won].filter(([member]) => lineUps[side].includes(member)));
  const result = reportOf(match, { scoreA, scoreB, detail }, lineUps, {
    member: best(ownWins)?.[0],
    side: side === 0 ? match.home : match.away,
    stars: random.whole(3, 5),
  });
  return { result, lineUps: [namesOf(lineUps[0]), namesOf(lineUps[1])], deeds };
}
