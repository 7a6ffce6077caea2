import { useMemo } from "react";
import { loading, valueOf, type ReadState } from "@/data/readState";
import { together } from "@/data/together";
import { useRecord } from "@/data/useRecord";
import { listedMatch, withLive, type ListedMatch } from "@/domain/match/listed";
import { hasLineUps } from "@/domain/people/lineUps";
import type { RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { isLiveHere, useLiveMatchKeys } from "@/ui/match/liveNow";
import type { LeagueMatches } from "./useMatches";

/** A match with the details that lists leave out, as far as they are loaded. */
export interface WholeMatch {
  readonly match: ListedMatch | null;
  /** The loading state of the details that lists leave out. */
  readonly rest: ReadState<unknown>;
  /** The loading state of the line-ups, which may need one more document. */
  readonly lineUps: ReadState<unknown>;
}

/**
 * Loads the details of a match that lists leave out. This reads at most two documents, and none if `found` is
 * undefined.
 * @param isSparing whether to load the fixture of a match with a result only if the line-ups are requested and the
 * result does not contain them
 * @param asksLineUps whether the line-ups are requested
 */
export function useWholeMatch(
  league: League,
  { fixtures, results }: Pick<LeagueMatches, "fixtures" | "results">,
  found: ListedMatch | undefined,
  { isSparing = false, asksLineUps = true } = {},
): WholeMatch {
  const fixture = found?.match.schedule ?? null;
  const result = found?.match.outcome?.result ?? null;
  const idToLoad = (state: typeof fixtures | typeof results, id: string | undefined) =>
    state.status === "ready" && state.value.isBrief === true ? (id ?? null) : null;
  const resultId = idToLoad(results, result?.id);
  const wholeResult = useRecord(league, "results", resultId, result ?? {});
  const sparesFixture = isSparing && resultId !== null;
  const isInResult =
    sparesFixture && wholeResult.status === "ready" && resultHasLineUps(league, wholeResult.value);
  const asksFixture = !sparesFixture || (asksLineUps && wholeResult.status !== "loading");
  const fixtureToLoad = isInResult ? null : idToLoad(fixtures, fixture?.id);
  const fixtureId = asksFixture ? fixtureToLoad : null;
  const wholeFixture = useRecord(league, "fixtures", fixtureId, fixture ?? {});
  const liveKeys = useLiveMatchKeys();
  // No record contains the live score, so the whole record is live exactly if the brief one is.
  const isLive = found?.match.status === "live" && isLiveHere(liveKeys, league)(found.id);
  const match = useMemo(
    () => (found ? whole(found, wholeFixture, wholeResult, isLive) : null),
    [found, wholeFixture, wholeResult, isLive],
  );
  const resultPart = partOf(resultId, wholeResult);
  const all = together([...partOf(fixtureId, wholeFixture), ...resultPart]);
  const rest = sparesFixture ? together(resultPart) : all;
  const isWaiting = fixtureToLoad !== null && !asksFixture && rest.status === "ready";
  return { match, rest, lineUps: isWaiting ? loading : all };
}

const resultHasLineUps = (league: League, result: RecordOf<"results"> | null) =>
  result !== null && hasLineUps(result, league.game.lineUp.size);

type Part = ReadState<unknown>;

/**
 * Checks whether the security rules refused the record, as they do if it has unknown keys. Then the brief record of the
 * lists is shown.
 */
const isDenied = (state: Part) => state.status === "failed" && state.failure.kind === "denied";

const partOf = (id: string | null, state: Part): readonly Part[] =>
  id === null || isDenied(state) ? [] : [state];

function whole(
  found: ListedMatch,
  fixture: ReadState<RecordOf<"fixtures"> | null>,
  result: ReadState<RecordOf<"results"> | null>,
  isLive: boolean,
): ListedMatch {
  const { schedule, outcome } = found.match;
  const planned = valueOf(fixture) ?? schedule;
  const played = valueOf(result) ?? outcome?.result;
  if (played) return listedMatch(planned, played);
  if (!planned) return found;
  const [match = found] = withLive([listedMatch(planned)], () => isLive);
  return match;
}
