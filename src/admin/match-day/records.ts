import { otherSide } from "@/domain/match/pair";
import type { ScoreFormat } from "@/domain/match/detail";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import { writeEnding } from "@/domain/match/writeEnding";
import { isStillOn } from "@/domain/schedule/callOff";
import type { Side } from "@/domain/match/timeline";
import type { Fixture } from "@/records/fixtures/schema";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { clashOf, type FixedMatch, type RoomAt } from "@/domain/schedule/schedule";
import { placedOf } from "@/domain/schedule/placed";
import type { Move } from "@/domain/schedule/postponed";
import { resultOfFixture } from "../results/resultOfFixture";

/** Sheets without which a score can still be entered, each with how many digits most of its scores have. */
const bareSheets: Readonly<Record<ScoreFormat["kind"], number | null>> = {
  half: 1,
  periods: 3,
  sets: null,
  games: null,
  rubbers: null,
  boards: null,
};

/** How many digits of a score lead on to the other one; null where a score is entered on its sheet. */
export const digitsOf = (format: ScoreFormat | null): number | null =>
  format && bareSheets[format.kind];

/** Whether two figures are all that a stored result says of its score. */
export const isBare = ({ ending, detail }: Pick<Result, "ending" | "detail">): boolean =>
  detail === "" && ending === "" && wasPlayed(readEnding(ending));

/** The result of a match that says its two scores, and keeps what else was noted of it. */
export function withScore(
  fixture: Fixture | null,
  stored: Result | null,
  [scoreA, scoreB]: readonly [number, number],
): Result {
  const known = stored ?? (fixture ? resultOfFixture(fixture) : {});
  return { ...emptyEntity("results"), ...known, scoreA, scoreB };
}

/**
 * Why a match cannot be played then and there, in words; '' where it can.
 * @param fixtures of the league, itself among them
 */
export function clashAfter(
  fixture: RecordOf<"fixtures">,
  { date, stadium }: Move,
  fixtures: readonly RecordOf<"fixtures">[],
  roomAt?: RoomAt,
): string {
  const { day, time, venue = "", ...pair }: FixedMatch = placedOf({ ...fixture, date, stadium });
  if (day === undefined || time === undefined) return "";
  const others = fixtures.filter((one) => one.id !== fixture.id && isStillOn(one));
  return clashOf({ ...pair, day, time, venue }, others.map(placedOf), roomAt);
}

/** The result of a match that a side, or both, did not appear for: the season's rules say what it counts. */
export function walkover(fixture: Fixture, absent: Side | "both"): Result {
  const cause = "walkover";
  const ending =
    absent === "both"
      ? writeEnding({ how: "doubleForfeit", cause })
      : writeEnding({ how: "awarded", to: otherSide(absent), cause });
  const who = absent === "A" ? fixture.teamA : fixture.teamB;
  return {
    ...withScore(fixture, null, [0, 0]),
    // Nobody played, even where players were named.
    playersA: [],
    playersB: [],
    ending,
    reason: absent === "both" ? "Neither side appeared" : `${who} did not appear`,
  };
}
