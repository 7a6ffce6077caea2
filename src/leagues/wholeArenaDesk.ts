import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";
import { fetchSport } from "@/sports/fetchSport";
import { sportList } from "@/sports/sports";
import { arenaDesk } from "./arenaDesk";

/** The administration of the arena with what all leagues have. @throws Error where code cannot be fetched */
export async function fetchArenaDesk(): Promise<League> {
  const [sport] = sportList;
  if (!sport) throw new Error("src/sports/sports.ts lists no sport.");
  return {
    ...arenaDesk,
    // It has no match that is played by it: any sport will do.
    game: await fetchSport(sport.id),
    clubs: [],
    shortName: arenaDesk.name,
    admin: { ...arenaDesk.admin, signInError: everyPage.admin.signInError },
    matchGrouping: { by: "gameWeek" },
    format: oneTable,
    homePosters: ["08-night-bowl"],
  };
}
