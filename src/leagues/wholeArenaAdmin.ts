import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";
import { fetchSport } from "@/sports/fetchSport";
import { sportList } from "@/sports/sports";
import { arenaAdmin } from "./arenaAdmin";

/**
 * Returns the administration of the arena in the form of a full league.
 * @throws Error if code cannot be fetched
 */
export async function fetchArenaAdmin(): Promise<League> {
  const [sport] = sportList;
  if (!sport) throw new Error("src/sports/sports.ts lists no sport.");
  return {
    ...arenaAdmin,
    // The arena itself plays no matches. A `League` must have a sport, so it has the first one.
    game: await fetchSport(sport.id),
    clubs: [],
    shortName: arenaAdmin.name,
    admin: { ...arenaAdmin.admin, signInError: everyPage.admin.signInError },
    matchGrouping: { by: "gameWeek" },
    format: oneTable,
    homePosters: ["08-night-bowl"],
  };
}
