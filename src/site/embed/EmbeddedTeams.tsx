import { useLeague } from "@/ui/where";
import { OfSeason } from "../meets/ofSeason";
import { TeamTable } from "../meets/TeamTable";

/** The season's table of a league of meets. */
export default function EmbeddedTeams() {
  const league = useLeague();
  return (
    <OfSeason empty="No table yet">
      {({ table }) => <TeamTable caption={`${league.name} table`} rows={table} />}
    </OfSeason>
  );
}
