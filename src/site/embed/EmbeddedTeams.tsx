import type { League } from "@/domain/league/league";
import { OfSeason } from "../meets/ofSeason";
import { TeamTable } from "../meets/TeamTable";

/** The season's table of a league that is held in meets. */
export default function EmbeddedTeams({ league }: { readonly league: League }) {
  return (
    <OfSeason empty="No table yet" league={league}>
      {({ table }, clubs) => (
        <TeamTable caption={`${league.name} table`} clubs={clubs} league={league} rows={table} />
      )}
    </OfSeason>
  );
}
