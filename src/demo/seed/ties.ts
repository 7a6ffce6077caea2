import type { Pair } from "@/domain/match/pair";
import type { TiePart } from "@/domain/people/parts";
import type { Random } from "./random";
import { namesOf, reportOf } from "./report";
import type { PlayerPerformance, MatchReport, Member, PlannedMatch, Side } from "./season";

/** An individual match of a tie as it was played. */
export interface PlayedPart {
  /** What each side gets for it: 1 and 0, or halves doubled. */
  readonly worth: Pair;
}

/** How strong those members of a side are together. */
export const strengthOf = ({ strength }: Side, members: readonly Member[]): number =>
  strength +
  0.6 * (members.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, members.length));

export const membersAt = (lineUp: readonly Member[], places: readonly number[]): Member[] =>
  places.flatMap((at) => lineUp[at] ?? []);

/** What a win is worth in the score. */
const best = (counts: ReadonlyMap<Member, number>) => [...counts].sort(([, a], [, b]) => b - a)[0];

interface Tie {
  readonly match: PlannedMatch;
  readonly lineUps: readonly [home: readonly Member[], away: readonly Member[]];
  readonly parts: readonly TiePart[];
  readonly played: readonly PlayedPart[];
  readonly detail: string;
  /** What a part that is won is worth: 1, or 2 where halves are doubled. */
  readonly whole: number;
}

/** The record of a tie from the individual matches that were played of it. */
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
