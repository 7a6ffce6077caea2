import { useLeague } from "@/ui/leagueContext";
import { WithMeetSeason } from "../meets/WithMeetSeason";
import { TeamTable } from "../meets/TeamTable";

/** The team table of the season in a league of meets. */
export default function EmbeddedTeams() {
  const league = useLeague();
  return (
    <WithMeetSeason empty="No table yet">
      {({ table }) => <TeamTable caption={`${league.name} table`} rows={table} />}
    </WithMeetSeason>
  );
}
