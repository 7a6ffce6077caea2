import type { LeagueEntry } from "@/domain/league/league";
import { sportsOf } from "@/leagues/menu";

interface SportPicture {
  /** The sport that it shows; "all": the arena. */
  readonly sport: string;
}

/** Pictures without those of a sport that no league plays. */
export function ofSportsHere<P extends SportPicture>(
  pictures: readonly P[],
  leagues: readonly LeagueEntry[],
): readonly P[] {
  const sports = sportsOf(leagues).map(({ id }) => id);
  return pictures.filter(({ sport }) => sport === "all" || sports.includes(sport));
}
