import { useContext } from "react";
import { ListingsContext } from "@/data/useListing";
import { findMatch } from "@/domain/match/listed";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { LazyMatchDialog } from "@/ui/match/LazyMatchDialog";
import type { DialogParam } from "@/ui/useDialogParam";
import type { LeagueMatches } from "./useMatches";
import { useWholeMatch } from "./useWholeMatch";

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

/** The details of the match that the address names, by its fixture's or its result's id; nothing without one. */
export function OpenMatch({ league, clubs, zone, dialog, season }: OpenMatchProps) {
  const { fixtures, results, matches, past } = season;
  const found = dialog.value === null ? undefined : findMatch(matches, dialog.value);
  const { match, rest } = useWholeMatch(league, season, found);
  const players = useHeldPlayers(league, past);
  if (dialog.value === null) return null;
  const isRead = fixtures.status === "ready" && results.status === "ready";
  // A fixture that is here may have its result in what is not: only then is it worth the wait.
  if (!match && !isRead) return null;
  return (
    <LazyMatchDialog
      clubs={clubs}
      league={league}
      match={match}
      onClose={dialog.close}
      past={past}
      players={players}
      rest={rest}
      zone={zone}
    />
  );
}

/** The season's players, if another part of the site has read them: knowing it reads nothing. */
function useHeldPlayers(league: League, past: string | undefined) {
  const listings = useContext(ListingsContext);
  const state = league.collections.players ? listings.held(league, "players").state() : null;
  return state?.status === "ready" && past === undefined ? state.listing.records : [];
}
