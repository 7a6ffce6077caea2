import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";
import { fetchSport } from "@/sports/fetchSport";
import { sportList } from "@/sports/sports";
import { arenaAdmin } from "./arenaAdmin";

/** The administration of the arena with what all leagues have. @throws Error where code cannot be fetched */
export async function fetchArenaAdmin(): Promise<League> {
  const [sport] = sportList;
  if (!sport) throw new Error("src/sports/sports.ts lists no sport.");
  return {
    ...arenaAdmin,
    // The arena plays no match itself. A League must name a sport, so it names the first one.
    game: await fetchSport(sport.id),
    clubs: [],
    shortName: arenaAdmin.name,
    admin: { ...arenaAdmin.admin, signInError: everyPage.admin.signInError },
    matchGrouping: { by: "gameWeek" },
    format: oneTable,
    homePosters: ["08-night-bowl"],
  };
}
