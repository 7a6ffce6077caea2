import type { Goal, Result } from "@/records/results/schema";
import type { RecordOf } from "@/records/record";
import { HOUR } from "../durations";
import { sameName } from "../names";
import type { Side } from "../match/timeline";
import { momentOf, whenOrder } from "../when";
import { beginningOf, captainTimes } from "./captainTimes";

/** The score that a captain reports, with the scorers of the own side. */
export interface ReportedScore extends Pick<Result, "scoreA" | "scoreB" | "detail" | "ending"> {
  readonly goals: readonly Goal[];
}

/** What one captain says of a match. */
export interface MatchReport {
  /** The fixture's id. */
  readonly fixture: string;
  readonly side: Side;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number | null;
  readonly score: ReportedScore;
  readonly note: string;
}

type Fixture = RecordOf<"fixtures">;

/** A match that was reported and has no confirmed result. */
export interface ReportedMatch {
  readonly fixture: Fixture;
  /** A scorer's result that nobody has confirmed, where there is one. */
  readonly result: RecordOf<"results"> | null;
  readonly reports: Readonly<Record<Side, MatchReport | null>>;
  /** Both say the same, both say something else, one report is old, or the other side still has time. */
  readonly state: "agree" | "differ" | "alone" | "waiting";
}

/** Whether two reports say the same of a match: its score and how it ended. Scorers are each side's own. */
export function doAgree(a: ReportedScore, b: ReportedScore): boolean {
  if (a.scoreA !== b.scoreA || a.scoreB !== b.scoreB || a.ending !== b.ending) return false;
  // One of them may have left out the sets, or the score at half-time.
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

/** The reported matches without a confirmed result, in the order of their days. @param now epoch milliseconds */
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

/** What a result takes over from reports: the score of the chosen one, and of each side its own scorers. */
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
  // A side's list may claim no more goals than the score that is chosen.
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

/** The side of a match that a club plays on; null where it does not play in it. */
export function sideOfClub(
  { teamA, teamB }: Pick<Fixture, "teamA" | "teamB">,
  club: string,
): Side | null {
  if (sameName(teamA, club)) return "A";
  return sameName(teamB, club) ? "B" : null;
}
