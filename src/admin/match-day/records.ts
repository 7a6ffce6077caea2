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

/** How many digits most scores of each format have; null if a score is always entered in detail. */
const bareSheets: Readonly<Record<ScoreFormat["kind"], number | null>> = {
  half: 1,
  periods: 3,
  sets: null,
  games: null,
  rubbers: null,
  boards: null,
};

/** Returns how many digits most scores have; null if scores are entered in detail, so that there are no score boxes. */
export const digitsOf = (format: ScoreFormat | null): number | null =>
  format && bareSheets[format.kind];

/** Checks whether a stored result has only its two scores, without a score detail or an ending. */
export const isBare = ({ ending, detail }: Pick<Result, "ending" | "detail">): boolean =>
  detail === "" && ending === "" && wasPlayed(readEnding(ending));

/** Makes the result of a match with these scores; all other fields stay as they are in the result or the fixture. */
export function withScore(
  fixture: Fixture | null,
  stored: Result | null,
  [scoreA, scoreB]: readonly [number, number],
): Result {
  const known = stored ?? (fixture ? resultOfFixture(fixture) : {});
  return { ...emptyEntity("results"), ...known, scoreA, scoreB };
}

/**
 * Says why a match cannot be played at that time and ground; '' if it can.
 * @param fixtures all fixtures of the league, this one included
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

/** Makes the result of a match for which one or both sides did not appear; the season's rules give its score. */
export function walkover(fixture: Fixture, absent: Side | "both"): Result {
  const cause = "walkover";
  const ending =
    absent === "both"
      ? writeEnding({ how: "doubleForfeit", cause })
      : writeEnding({ how: "awarded", to: otherSide(absent), cause });
  const who = absent === "A" ? fixture.teamA : fixture.teamB;
  return {
    ...withScore(fixture, null, [0, 0]),
    // No player played, even if the fixture has line-ups.
    playersA: [],
    playersB: [],
    ending,
    reason: absent === "both" ? "Neither side appeared" : `${who} did not appear`,
  };
}
