import type { FixtureRecord, ResultRecord } from "@/records/record";
import { momentOf } from "../when";
import { matchOf, type Match } from "./match";
import { matchesOf } from "./matches";
import { readStatus } from "./status";
import { isSuspended } from "./fullTime";

/** A match as lists and detail pages show it, from its fixture and its result. */
export interface ListedMatch extends Pick<
  FixtureRecord,
  | "id"
  | "teamA"
  | "teamALogo"
  | "teamB"
  | "teamBLogo"
  | "date"
  | "day"
  | "gameWeek"
  | "stadium"
  | "status"
> {
  /** The place in the bracket; '' in the league and its groups. */
  readonly stage: string;
  /** The public reason why it was moved, called off or decided by the organiser. */
  readonly reason: string;
  /** Its first date, in epoch milliseconds; null if it was not moved. */
  readonly movedFrom: number | null;
  readonly match: Match;
}

/** A match that has a result. */
export interface PlayedMatch extends ListedMatch {
  readonly match: Match & { readonly outcome: NonNullable<Match["outcome"]> };
}

export const hasResult = (listed: ListedMatch): listed is PlayedMatch =>
  listed.match.outcome !== null;

/** Combines fixture and result; the teams and the date of the result have precedence. */
function listedOf(match: Match): ListedMatch {
  const { id, schedule, outcome } = match;
  const result = outcome?.result;
  const when = result && momentOf(result) !== null ? result : schedule;
  const wasPutOff = readStatus(schedule?.status ?? "") === "postponed";
  const said = (name: "teamA" | "teamALogo" | "teamB" | "teamBLogo" | "gameWeek") =>
    result?.[name] || schedule?.[name] || "";
  return {
    id,
    teamA: said("teamA"),
    teamALogo: said("teamALogo"),
    teamB: said("teamB"),
    teamBLogo: said("teamBLogo"),
    date: when?.date ?? null,
    day: when?.day ?? "",
    gameWeek: said("gameWeek"),
    stadium: schedule?.stadium ?? "",
    // A postponed match with a new date is to be played, although its fixture still says "Postponed".
    status: match.status === "scheduled" && wasPutOff ? "" : (schedule?.status ?? ""),
    stage: match.stage,
    reason: (result ? result.reason : schedule?.reason) ?? "",
    movedFrom: schedule?.movedFrom ?? null,
    match,
  };
}

/** Returns the matches of these records, each once: first those with a fixture, then results without one. */
export function listedMatches(
  fixtures: readonly FixtureRecord[],
  results: readonly ResultRecord[],
): readonly ListedMatch[] {
  return matchesOf(fixtures, results).map(listedOf);
}

/**
 * Checks whether a match that is in the live document counts as live: it has no result, or one that is not confirmed.
 */
export const countsAsLive = ({ outcome }: Pick<Match, "outcome">): boolean =>
  outcome === null || isSuspended(outcome.result, true);

/**
 * Marks the matches that are in the live document as live, whatever their kick-off. A match with a result is not live,
 * unless the result is not confirmed: then the match was resumed.
 * @param isFollowed whether the live document has the fixture with that id
 */
export function withLive(
  matches: readonly ListedMatch[],
  isFollowed: (id: string) => boolean,
): readonly ListedMatch[] {
  const isLive = ({ id, match }: ListedMatch) =>
    match.schedule !== null && countsAsLive(match) && isFollowed(id);
  if (!matches.some(isLive)) return matches;
  return matches.map((listed) =>
    isLive(listed)
      ? { ...listed, match: { ...listed.match, status: "live", outcome: null } }
      : listed,
  );
}

/** Returns the match of a fixture and its result. */
export function listedMatch(schedule: FixtureRecord, result?: ResultRecord | null): ListedMatch;
export function listedMatch(schedule: FixtureRecord | null, result: ResultRecord): ListedMatch;
export function listedMatch(
  schedule: FixtureRecord | null,
  result?: ResultRecord | null,
): ListedMatch {
  if (result) return listedOf(matchOf(schedule, result));
  if (schedule) return listedOf(matchOf(schedule));
  throw new TypeError("A match has a fixture or a result");
}

/** Finds a match by the id of its fixture or of its result. */
export function findMatch(matches: readonly ListedMatch[], id: string): ListedMatch | undefined {
  return (
    matches.find((listed) => listed.id === id) ??
    matches.find(({ match }) => match.outcome?.result.id === id)
  );
}
