import type { LeagueEntry } from "@/domain/league/league";
import { sportsOf } from "@/leagues/menu";

interface SportPicture {
  /** The id of the sport that the picture shows; "all" for the arena itself. */
  readonly sport: string;
}

/** Returns the pictures of the sports that are played here, and those of the arena itself. */
export function ofSportsHere<P extends SportPicture>(
  pictures: readonly P[],
  leagues: readonly LeagueEntry[],
): readonly P[] {
  const sports = sportsOf(leagues).map(({ id }) => id);
  return pictures.filter(({ sport }) => sport === "all" || sports.includes(sport));
}
