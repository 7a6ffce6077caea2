import { useContext } from "react";
import { ListingsContext } from "@/data/useListing";
import { useRecord, type RecordState } from "@/data/useRecord";
import { findMatch, listedMatch, type ListedMatch } from "@/domain/match/listed";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { LazyMatchDialog } from "@/ui/match/LazyMatchDialog";
import type { Rest } from "@/ui/match/MatchDialog";
import type { ResolvedClub } from "@/leagues/clubs";
import type { DialogParam } from "@/ui/useDialogParam";
import type { LeagueMatches } from "./useMatches";

/** What every block of matches is given. */
export interface MatchBlock {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** Keeps the open match in the address. */
  readonly dialog: DialogParam;
}

/** What a list of matches needs for its rows; the same from one rendering to the next, so that a list can be kept. */
export interface RowView extends Pick<MatchBlock, "league" | "clubs" | "zone"> {
  readonly link: DialogParam["link"];
}

interface OpenMatchProps extends MatchBlock {
  readonly season: LeagueMatches;
}

/**
 * The details of the match that the address names, by its fixture's or its result's id; nothing without one. What
 * lists leave out is read, at most two documents.
 */
export function OpenMatch({ league, clubs, zone, dialog, season }: OpenMatchProps) {
  const { fixtures, results, matches } = season;
  const found = dialog.value === null ? undefined : findMatch(matches, dialog.value);
  const fixture = found?.match.schedule ?? null;
  const result = found?.match.outcome?.result ?? null;
  const wanted = (state: typeof fixtures | typeof results, id: string | undefined) =>
    state.status === "ready" && state.listing.isBrief === true ? (id ?? null) : null;
  const fixtureId = wanted(fixtures, fixture?.id);
  const resultId = wanted(results, result?.id);
  const wholeFixture = useRecord(league, "fixtures", fixtureId, fixture?.version);
  const wholeResult = useRecord(league, "results", resultId, result?.version);
  const players = useHeldPlayers(league);
  if (dialog.value === null) return null;
  const isRead = fixtures.status === "ready" && results.status === "ready";
  // A fixture that is here may have its result in what is not: only then is it worth the wait.
  if (!found && !isRead) return null;
  const parts = [...partOf(fixtureId, wholeFixture), ...partOf(resultId, wholeResult)];
  return (
    <LazyMatchDialog
      clubs={clubs}
      league={league}
      match={found ? whole(found, wholeFixture, wholeResult) : null}
      onClose={dialog.close}
      players={players}
      rest={restOf(parts)}
      zone={zone}
    />
  );
}

/** The players, if another part of the site has read them: knowing it reads nothing. */
function useHeldPlayers(league: League) {
  const listings = useContext(ListingsContext);
  const state = league.collections.players ? listings.held(league, "players").state() : null;
  return state?.status === "ready" ? state.listing.records : [];
}

type Part = RecordState<EntityKind>;

const partOf = (id: string | null, state: Part): readonly Part[] => (id === null ? [] : [state]);

/** The match with what its listings leave out, as far as that has been read. */
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
