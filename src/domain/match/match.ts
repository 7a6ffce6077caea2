import type { FixtureRecord, ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { decisionOf, readEnding, type Decision } from "./ending";
import { isUntimed, momentOf } from "../when";
import { readStatus, type Status } from "./status";

/** A match: its fixture and its result, one of which may be missing. */
export interface Match {
  /** The fixture's id if there is one, otherwise the result's. */
  readonly id: string;
  readonly schedule: FixtureRecord | null;
  readonly status: Status;
  /** The stage: '' for the league or its group, otherwise a place in a knock-out (stage.ts). */
  readonly stage: string;
  readonly outcome: { readonly result: ResultRecord; readonly decision: Decision } | null;
}

/**
 * After this long, in milliseconds, a match without a result is no longer expected to be played, whatever its status.
 */
const BELIEVED = 12 * 60 * MINUTE;
/** The same for a match without a time, counted from noon of its day to noon of the next, in milliseconds. */
export const BELIEVED_OF_DAY = 2 * BELIEVED;

/**
 * Returns the status of a fixture. A postponed match with a later date than its first one is to be played on the new
 * date: administrators often leave "Postponed" unchanged when they enter it.
 */
function statusOf(fixture: FixtureRecord): Status {
  const { status, movedFrom } = fixture;
  const said = readStatus(status);
  const date = momentOf(fixture);
  const hasNewDate = date !== null && movedFrom !== null && date > movedFrom;
  return said === "postponed" && hasNewDate ? "scheduled" : said;
}

/**
 * Builds a match from its records. A result has precedence over the fixture's status. Its stage is the fixture's if it
 * has none of its own.
 */
export function matchOf(schedule: FixtureRecord): Match;
export function matchOf(schedule: FixtureRecord | null, result: ResultRecord): Match;
export function matchOf(schedule: FixtureRecord | null, result: ResultRecord | null = null): Match {
  const stage = result?.stage || schedule?.stage || "";
  if (result === null) {
    return {
      id: schedule?.id ?? "",
      schedule,
      status: schedule ? statusOf(schedule) : "scheduled",
      stage,
      outcome: null,
    };
  }
  const decision = decisionOf(result);
  const waits = decision.how === "undecided" && readEnding(result.ending).how === "abandoned";
  return {
    id: schedule?.id ?? result.id,
    schedule,
    status: waits ? "abandoned" : "finished",
    stage,
    outcome: { result: result.stage === stage ? result : { ...result, stage }, decision },
  };
}

const calledOff: readonly Status[] = ["postponed", "cancelled", "abandoned"];

/** Checks whether a match was postponed, cancelled or abandoned. */
export const wasCalledOff = ({ status }: Match) => calledOff.includes(status);

/**
 * Returns the beginning of a match; for a live match without a date, the time of its last change. Null if neither is
 * known.
 */
function beginning({ schedule, status }: Match): number | null {
  if (!schedule) return null;
  return momentOf(schedule) ?? (status === "live" ? schedule.updatedAt : null);
}

const believedFor = (schedule: FixtureRecord) => (isUntimed(schedule) ? BELIEVED_OF_DAY : BELIEVED);

/**
 * Checks whether a match is still to be played or under way: it has no result, was not called off, is not over, and its
 * date, if it has one, is less than half a day ago (a day for a match without a time).
 * @param now epoch milliseconds
 */
export function isToBePlayed(match: Match, now: number): boolean {
  const { status, outcome, schedule } = match;
  if (outcome || !schedule || status === "finished" || calledOff.includes(status)) return false;
  const begins = beginning(match);
  return begins === null ? status !== "live" : now - begins < believedFor(schedule);
}

/**
 * Checks whether a match is under way: it has begun and can hardly be over yet, or its status is "Live"; never if it
 * has a result. The status "Live" is ignored after twelve hours, because it was probably forgotten (after a day for a
 * match without a time).
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function isOn(match: Match, now: number, minutes: number): boolean {
  if (!isToBePlayed(match, now)) return false;
  const begins = beginning(match);
  if (begins === null) return false;
  if (match.status === "live")
    return Math.abs(now - begins) < (match.schedule ? believedFor(match.schedule) : BELIEVED);
  // Its time on that day is not known.
  if (match.schedule && isUntimed(match.schedule)) return false;
  return begins <= now && now < begins + minutes * MINUTE;
}
