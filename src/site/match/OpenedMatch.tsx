import { recordsIn } from "@/data/readState";
import { areAllRead } from "@/data/together";
import { findMatch } from "@/domain/match/listed";
import { MatchDialog } from "@/ui/match/MatchDialog";
import { useLeague } from "@/ui/leagueContext";
import { useKnownRecords } from "../live/useKnownMatches";
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
  // The players of the current season, if another part of the site has loaded them.
  const known = recordsIn(useKnownRecords(league, "players"));
  const players = past === undefined ? known : [];
  // A fixture may be loaded before its result, so this waits only if the match is not found yet.
  if (!match && !areAllRead([fixtures, results])) return null;
  return (
    <MatchDialog match={match} onClose={dialog.close} past={past} players={players} rest={rest} />
  );
}
