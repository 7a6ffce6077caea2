import { useMemo } from "react";
import { useRecord, type RecordState } from "@/data/useRecord";
import { listedMatch, type ListedMatch } from "@/domain/match/listed";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import type { Rest } from "@/ui/match/MatchDialog";
import type { LeagueMatches } from "./useMatches";

/** A match with what its listings leave out, as far as that has been read. */
export interface WholeMatch {
  readonly match: ListedMatch | null;
  readonly rest: Rest;
}

/** Reads what lists leave out of a match, at most two documents; nothing for none. */
export function useWholeMatch(
  league: League,
  { fixtures, results }: Pick<LeagueMatches, "fixtures" | "results">,
  found: ListedMatch | undefined,
): WholeMatch {
  const fixture = found?.match.schedule ?? null;
  const result = found?.match.outcome?.result ?? null;
  const wanted = (state: typeof fixtures | typeof results, id: string | undefined) =>
    state.status === "ready" && state.listing.isBrief === true ? (id ?? null) : null;
  const fixtureId = wanted(fixtures, fixture?.id);
  const resultId = wanted(results, result?.id);
  const wholeFixture = useRecord(league, "fixtures", fixtureId, fixture?.version);
  const wholeResult = useRecord(league, "results", resultId, result?.version);
  const match = useMemo(
    () => (found ? whole(found, wholeFixture, wholeResult) : null),
    [found, wholeFixture, wholeResult],
  );
  const parts = [...partOf(fixtureId, wholeFixture), ...partOf(resultId, wholeResult)];
  return { match, rest: restOf(parts) };
}

type Part = RecordState<EntityKind>;

/** Rules close a record with keys that nobody knows to visitors: what lists say of it is all there is to see. */
const isClosed = (state: Part) => state.status === "failed" && state.failure.kind === "denied";

const partOf = (id: string | null, state: Part): readonly Part[] =>
  id === null || isClosed(state) ? [] : [state];

function whole(
  found: ListedMatch,
  fixture: RecordState<"fixtures">,
  result: RecordState<"results">,
): ListedMatch {
  const { schedule, outcome } = found.match;
  const planned = (fixture.status === "ready" && fixture.record) || schedule;
  const played = (result.status === "ready" && result.record) || outcome?.result;
  if (played) return listedMatch(planned, played);
  return planned ? listedMatch(planned) : found;
}

/** How far the parts are read: as far as the one that is least so. */
function restOf(parts: readonly Part[]): Rest {
  const failed = parts.flatMap((part) => (part.status === "failed" ? [part] : []));
  const [first] = failed;
  if (first) {
    const retry = () => {
      for (const part of failed) part.retry();
    };
    return { status: "failed", failure: first.failure, retry };
  }
  return { status: parts.some(({ status }) => status === "loading") ? "loading" : "ready" };
}
