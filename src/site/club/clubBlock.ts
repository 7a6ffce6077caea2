import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";

/** What every block of a club page is given. */
export interface ClubBlock {
  readonly league: League;
  readonly club: ResolvedClub;
  readonly clubs: readonly ResolvedClub[];
}
