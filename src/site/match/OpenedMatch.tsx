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
  /** Of its fixture or its result. */
  readonly id: string;
}

/** The details of one match of a list; nothing while its listings are not here. */
export default function OpenedMatch({ dialog, season, id }: Props) {
  const league = useLeague();
  const { fixtures, results, matches, past } = season;
  const { match, rest } = useWholeMatch(league, season, findMatch(matches, id));
  const players = useKnownPlayers(league, past);
  // A fixture that is here may have its result in what is not: only then is it worth the wait.
  if (!match && !areAllRead([fixtures, results])) return null;
  return (
    <MatchDialog match={match} onClose={dialog.close} past={past} players={players} rest={rest} />
  );
}

/** The season's players, if another part of the site has read them: knowing it reads nothing. */
function useKnownPlayers(league: League, past: string | undefined) {
  const listings = useContext(ListingsContext);
  const state = league.collections.players ? listings.inMemory(league, "players").state() : null;
  return past === undefined ? recordsIn(state) : [];
}
