import { recordsIn } from "@/data/readState";
import { areAllRead } from "@/data/together";
import { useContext } from "react";
import { ListingsContext } from "@/data/useListing";
import { findMatch } from "@/domain/match/listed";
import type { League } from "@/domain/league/league";
import { MatchDialog } from "@/ui/match/MatchDialog";
import { useLeague } from "@/ui/leagueContext";
import type { OpenMatchProps } from "./OpenMatch";
import { useWholeMatch } from "./useWholeMatch";

interface Props extends OpenMatchProps {
  /** The id of the match's fixture or result. */
  readonly id: string;
}

/** The dialog with the details of one match; nothing while fixtures and results load. */
export default function OpenedMatch({ dialog, season, id }: Props) {
  const league = useLeague();
  const { fixtures, results, matches, past } = season;
  const { match, rest } = useWholeMatch(league, season, findMatch(matches, id));
  const players = useKnownPlayers(league, past);
  // A fixture may be loaded before its result, so this waits only if the match is not found yet.
  if (!match && !areAllRead([fixtures, results])) return null;
  return (
    <MatchDialog match={match} onClose={dialog.close} past={past} players={players} rest={rest} />
  );
}

/** Returns the players of the current season if another part of the site has loaded them; loads nothing. */
function useKnownPlayers(league: League, past: string | undefined) {
  const listings = useContext(ListingsContext);
  const state = league.collections.players ? listings.inMemory(league, "players").state() : null;
  return past === undefined ? recordsIn(state) : [];
}
