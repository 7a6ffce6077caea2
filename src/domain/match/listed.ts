import type { FixtureRecord, ResultRecord } from "@/records/record";
import { momentOf } from "../when";
import { matchOf, type Match } from "./match";
import { matchesOf } from "./matches";
import { readStatus } from "./status";
import { isSuspended } from "./fullTime";

/** A match as lists and details show it: what its fixture and its result say together. */
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
  /** The place in the bracket; '' for the league and its groups. */
  readonly stage: string;
  /** The public reason why it was moved, called off or decided as it was. */
  readonly reason: string;
  /** The date it was to be played at first; null where it was not moved. */
  readonly movedFrom: number | null;
  readonly match: Match;
}

/** A match that has a result. */
export interface PlayedMatch extends ListedMatch {
  readonly match: Match & { readonly outcome: NonNullable<Match["outcome"]> };
}

export const hasResult = (listed: ListedMatch): listed is PlayedMatch =>
  listed.match.outcome !== null;

/** What is known of a match: the result says what became of the plan, who played and when. */
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
    // One that was put off and has a new date is to be played, whatever the word beside it.
    status: match.status === "scheduled" && wasPutOff ? "" : (schedule?.status ?? ""),
    stage: match.stage,
    reason: (result ? result.reason : schedule?.reason) ?? "",
    movedFrom: schedule?.movedFrom ?? null,
    match,
  };
}

/** The matches of these records, fixtures first, each once. */
export function listedMatches(
  fixtures: readonly FixtureRecord[],
  results: readonly ResultRecord[],
): readonly ListedMatch[] {
  return matchesOf(fixtures, results).map(listedOf);
}

/** Whether it is live where the live document names it: it has no result, or one that nobody has confirmed. */
export const mayBeLive = ({ outcome }: Pick<Match, "outcome">): boolean =>
  outcome === null || isSuspended(outcome.result, true);

/**
 * The same matches, live where the live document names them: that wins over the printed kick-off. A result wins over both, but for
 * one that nobody has confirmed: its match was resumed.
 * @param isTold of the id of its fixture
 */
export function withLive(
  matches: readonly ListedMatch[],
  isFollowed: (id: string) => boolean,
): readonly ListedMatch[] {
  const isLive = ({ id, match }: ListedMatch) =>
    match.schedule !== null && mayBeLive(match) && isFollowed(id);
  if (!matches.some(isLive)) return matches;
  return matches.map((listed) =>
    isLive(listed)
      ? { ...listed, match: { ...listed.match, status: "live", outcome: null } }
      : listed,
  );
}

/** The match of these two records, which belong together. */
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

/** The match that goes by that id, its fixture's or its result's. */
export function findMatch(matches: readonly ListedMatch[], id: string): ListedMatch | undefined {
  return (
    matches.find((listed) => listed.id === id) ??
    matches.find(({ match }) => match.outcome?.result.id === id)
  );
}
