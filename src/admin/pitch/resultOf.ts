import type { LiveMatch } from "@/domain/match/live";
import { amountOf } from "@/domain/wording";
import { resultParts } from "@/domain/match/pitch";
import type { Side } from "@/domain/match/timeline";
import { withCards } from "@/domain/people/cardCounts";
import { emptyEntity } from "@/records/record";
import type { Result } from "@/records/results/schema";
import type { PitchMatch } from "./pitchMatch";
import type { PitchSide } from "./sides";

/** Makes a result without a score, with the teams and the time of the fixture. */
export function resultFor({ fixture }: PitchMatch): Result {
  const { teamA, teamALogo, teamB, teamBLogo, date, day, gameWeek, stage } = fixture;
  return {
    ...emptyEntity("results"),
    teamA,
    teamALogo,
    teamB,
    teamBLogo,
    date,
    day,
    gameWeek,
    stage,
  };
}

/** Makes the result of a match that was scored by taps on players. */
export function resultOf(
  of: PitchMatch,
  match: LiveMatch,
  sides: Readonly<Record<Side, PitchSide>>,
): Result {
  const parts = resultParts(match, { A: sides.A.lineUp, B: sides.B.lineUp });
  const result = { ...resultFor(of), ...parts };
  // To find the side of a card, all players of both sides are used, also if no line-up is known.
  const all = ({ onPitch, bench }: PitchSide) => [...onPitch, ...bench].map(({ name }) => name);
  const { cards } = withCards(result, [], { lineUpA: all(sides.A), lineUpB: all(sides.B) });
  return { ...result, cards };
}

/** Counts what the result contains, "3 goals, 22 players"; what there is none of is left out. */
export function notedInWords({ goalsA, goalsB, bookings, playersA, playersB }: Result): string {
  const counts: readonly (readonly [count: number, noun: string])[] = [
    [goalsA.length + goalsB.length, "goal"],
    [bookings.length, "booking"],
    [playersA.length + playersB.length, "player"],
  ];
  return counts.flatMap(([count, noun]) => (count > 0 ? amountOf(count, noun) : [])).join(", ");
}
