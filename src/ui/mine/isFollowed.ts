import type { League } from "@/domain/league/league";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { clubKey } from "./mine";

interface OfLeague {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
}

/**
 * Checks whether one of these teams is a followed club.
 * @param followed the keys of followed clubs, from `clubKey`
 */
export const isFollowed = (
  { league, clubs }: OfLeague,
  teams: readonly string[],
  followed: readonly string[],
): boolean =>
  teams.some((team) => {
    const club = findClub(clubs, team);
    return club !== undefined && followed.includes(clubKey(league, club.slug));
  });
