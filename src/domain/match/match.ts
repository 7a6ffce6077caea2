import type { FixtureRecord, ResultRecord } from "@/records/record";
import { MINUTE } from "../durations";
import { decisionOf, readEnding, type Decision } from "./ending";
import { isUntimed, momentOf } from "../when";
import { readStatus, type Status } from "./status";

/** A match: when it is or was to be played, and how it came out; one of the two may be missing. */
export interface Match {
  /** The fixture's id where there is one, else the result's. */
  readonly id: string;
  readonly schedule: FixtureRecord | null;
  readonly status: Status;
  /** What it is for: '' the league or its group, else a place in a knock-out (stage.ts). */
  readonly stage: string;
  readonly outcome: { readonly result: ResultRecord; readonly decision: Decision } | null;
}

/** A match that nobody has spoken of for this long is forgotten, whatever its status says. */
const BELIEVED = 12 * 60 * MINUTE;
/** The same of one on a day without a time, from that day's noon: until noon of the next day. */
const BELIEVED_OF_DAY = 2 * BELIEVED;

/**
 * What a fixture's status says. One that was put off, and has got a later date than it had at first, is to be played
 * on that one: people leave "Postponed" standing when they enter the new date.
 */
function statusOf(fixture: FixtureRecord): Status {
  const { status, movedFrom } = fixture;
  const said = readStatus(status);
  const date = momentOf(fixture);
  const hasNewDate = date !== null && movedFrom !== null && date > movedFrom;
  return said === "postponed" && hasNewDate ? "scheduled" : said;
}

/**
 * The match of those two records. A result outweighs what the fixture's status says; its stage is the fixture's where
 * it has none of its own.
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

/** Whether its status says that it is not played as planned. */
export const wasCalledOff = ({ status }: Match) => calledOff.includes(status);

/** The moment a match begins or began; of a live one without a date, when somebody last wrote about it. */
function beginning({ schedule, status }: Match): number | null {
  if (!schedule) return null;
  return momentOf(schedule) ?? (status === "live" ? schedule.updatedAt : null);
}

const believedFor = (schedule: FixtureRecord) => (isUntimed(schedule) ? BELIEVED_OF_DAY : BELIEVED);

/**
 * Whether the match is still to be played or being played: no result, not called off, not over, and
 * its date, if it has one, not forgotten for half a day.
 * @param now epoch milliseconds
 */
export function isToBePlayed(match: Match, now: number): boolean {
  const { status, outcome, schedule } = match;
  if (outcome || !schedule || status === "finished" || calledOff.includes(status)) return false;
  const begins = beginning(match);
  return begins === null ? status !== "live" : now - begins < believedFor(schedule);
}

/**
 * Whether the match is on: it has begun and can hardly be over yet, or its status says that it is live; not once
 * there is a result. "Live" is believed for twelve hours: after that somebody has forgotten it.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function isOn(match: Match, now: number, minutes: number): boolean {
  if (!isToBePlayed(match, now)) return false;
  const begins = beginning(match);
  if (begins === null) return false;
  if (match.status === "live")
    return Math.abs(now - begins) < (match.schedule ? believedFor(match.schedule) : BELIEVED);
  // Nobody knows when on its day it begins.
  if (match.schedule && isUntimed(match.schedule)) return false;
  return begins <= now && now < begins + minutes * MINUTE;
}

/**
 * Whether the match should have a result by now: it was not called off, and must be over by its date or is by its status.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function isDue({ schedule, status, outcome }: Match, now: number, minutes: number): boolean {
  if (outcome || !schedule || calledOff.includes(status)) return false;
  if (status === "finished") return true;
  const begins = momentOf(schedule);
  const lasts = isUntimed(schedule) ? BELIEVED_OF_DAY : minutes * MINUTE;
  return begins !== null && begins + lasts <= now;
}
