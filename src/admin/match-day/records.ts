import { otherSide } from "@/domain/match/pair";
import type { ScoreFormat } from "@/domain/match/detail";
import { writeEnding } from "@/domain/match/writeEnding";
import { dayOf } from "@/domain/day";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { isUntimed } from "@/domain/when";
import { arena } from "@arena/arena";
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
const usualDigits: Readonly<Record<ScoreFormat["kind"], number | null>> = {
  half: 1,
  periods: 3,
  sets: null,
  games: null,
  rubbers: null,
  boards: null,
};

/** Returns how many digits most scores have; null if scores are entered in detail, so that there are no score boxes. */
export const digitsOf = (format: ScoreFormat | null): number | null =>
  format && usualDigits[format.kind];

/** Checks whether a stored result has only its two scores, without a score detail or an ending. */
const hasOnlyScore = ({ ending, detail }: Result): boolean => detail === "" && ending === "";

/** Checks whether the kick-off time of a match has come; without a time, whether its day has come. */
const hasCome = (listed: ListedMatch, now: number): boolean =>
  isUntimed(listed)
    ? (listed.day ?? "") <= (dayOf(now, arena.timeZone) ?? "")
    : listed.date !== null && listed.date <= now;

const isOff = ({ match: { status } }: ListedMatch): boolean =>
  status === "postponed" || status === "cancelled" || status === "abandoned";

/** Checks whether a match has begun or is over, so that its score can be entered. */
export const hasBegunBy = (listed: ListedMatch, now: number): boolean =>
  hasResult(listed) || listed.match.status === "live" || (hasCome(listed, now) && !isOff(listed));

/**
 * Checks whether a match has score boxes, in a sport that has them: it has begun, and its result is no more than a
 * score. A match that is scored live has none: a score that is typed in them would end it.
 */
export const isTypedAt = (listed: ListedMatch, now: number, isLive: boolean): boolean =>
  hasBegunBy(listed, now) &&
  (hasResult(listed) ? hasOnlyScore(listed.match.outcome.result) : !isLive);

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
