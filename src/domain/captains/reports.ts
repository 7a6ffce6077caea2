import type { Goal, Result } from "@/records/results/schema";
import type { RecordOf } from "@/records/record";
import { HOUR } from "../durations";
import { sameName } from "../names";
import type { Side } from "../match/timeline";
import { momentOf, whenOrder } from "../when";
import { beginningOf, captainTimes } from "./captainTimes";

/** The score that a captain reports, with the scorers of the captain's own side. */
export interface ReportedScore extends Pick<Result, "scoreA" | "scoreB" | "detail" | "ending"> {
  readonly goals: readonly Goal[];
}

/** The report of one captain about a match. */
export interface MatchReport {
  /** The fixture's id. */
  readonly fixture: string;
  readonly side: Side;
  /** The time at which it was sent, in epoch milliseconds. */
  readonly at: number | null;
  readonly score: ReportedScore;
  readonly note: string;
}

type Fixture = RecordOf<"fixtures">;

/** A match that was reported and has no confirmed result yet. */
export interface ReportedMatch {
  readonly fixture: Fixture;
  /** The result that a scorer entered, if there is one and it is not confirmed yet. */
  readonly result: RecordOf<"results"> | null;
  readonly reports: Readonly<Record<Side, MatchReport | null>>;
  /**
   * `agree` or `differ`: the two reports compared; `alone`: the other side has sent none in time; `waiting`: it still
   * has time.
   */
  readonly state: "agree" | "differ" | "alone" | "waiting";
}

/**
 * Checks whether two reports agree on the score and the ending. Scorers are not compared, because each side reports its
 * own.
 */
export function doAgree(a: ReportedScore, b: ReportedScore): boolean {
  if (a.scoreA !== b.scoreA || a.scoreB !== b.scoreB || a.ending !== b.ending) return false;
  // One report may lack the sets or the score at half-time.
  return a.detail === b.detail || a.detail === "" || b.detail === "";
}

function stateOf(
  { A, B }: ReportedMatch["reports"],
  fixture: Fixture,
  now: number,
  timeZone: string,
): ReportedMatch["state"] {
  if (A && B) return doAgree(A.score, B.score) ? "agree" : "differ";
  const begins = beginningOf(fixture, timeZone) ?? momentOf(fixture) ?? 0;
  return now >= begins + captainTimes.aloneHours * HOUR ? "alone" : "waiting";
}

/**
 * Returns the reported matches without a confirmed result, in the order of their days. @param now epoch milliseconds
 */
export function reportedMatches(
  reports: readonly MatchReport[],
  fixtures: readonly Fixture[],
  results: readonly RecordOf<"results">[],
  now: number,
  timeZone: string,
): readonly ReportedMatch[] {
  return fixtures
    .flatMap((fixture) => {
      const of = (side: Side) =>
        reports.find((report) => report.fixture === fixture.id && report.side === side) ?? null;
      const both = { A: of("A"), B: of("B") };
      const result = results.find(({ id }) => id === fixture.id) ?? null;
      if ((!both.A && !both.B) || (result && !result.unconfirmed)) return [];
      return [{ fixture, result, reports: both, state: stateOf(both, fixture, now, timeZone) }];
    })
    .toSorted((a, b) => whenOrder(a.fixture, b.fixture));
}

/**
 * Returns the fields of a result that come from the reports: the score of the chosen report, and the scorers from each
 * side's own report.
 */
export function resultPartsOf(
  { reports }: Pick<ReportedMatch, "reports">,
  chosen: Side,
): Partial<Pick<Result, "scoreA" | "scoreB" | "detail" | "ending" | "goalsA" | "goalsB">> {
  const said = reports[chosen];
  const other = reports[chosen === "A" ? "B" : "A"];
  if (!said) return {};
  const { scoreA, scoreB, ending } = said.score;
  const agreed = other !== null && doAgree(said.score, other.score);
  const detail = said.score.detail || (agreed ? other.score.detail : "");
  // No more scorers than the chosen score are taken from a side's list.
  const goalsOf = (side: Side, score: number | null) => {
    const goals = reports[side]?.score.goals ?? [];
    return score !== null && goals.length > score ? goals.slice(0, score) : [...goals];
  };
  return {
    scoreA,
    scoreB,
    detail,
    ending,
    goalsA: goalsOf("A", scoreA),
    goalsB: goalsOf("B", scoreB),
  };
}

/** Returns the side on which a club plays in a match; null if it does not play in it. */
export function sideOfClub(
  { teamA, teamB }: Pick<Fixture, "teamA" | "teamB">,
  club: string,
): Side | null {
  if (sameName(teamA, club)) return "A";
  return sameName(teamB, club) ? "B" : null;
}
