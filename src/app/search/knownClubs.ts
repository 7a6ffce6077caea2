import type { RecordOf } from "@/records/record";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";

/** The records that name a league's clubs, as far as they are loaded. */
interface ClubNameSources {
  /** The records of clubs; null until they are loaded. */
  readonly teams: readonly RecordOf<"teams">[] | null;
  readonly standings: readonly RecordOf<"standings">[];
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
  readonly seasons: readonly RecordOf<"seasons">[];
}

/**
 * Returns the clubs of a league that the search can find: the same as on the league's pages (src/data/useClubs.ts), but
 * none until a stored record names a club. A league without records of clubs has the clubs of the registry.
 */
export function knownClubs(
  league: League,
  { teams, standings, seasons, fixtures, results }: ClubNameSources,
): readonly ResolvedClub[] {
  if (!league.collections.teams) return clubsOf(league, null);
  if (teams === null) return [];
  // Matches are used only if no record of a club exists, because their teams may be called "Winner of A1".
  const playing = teams.length === 0 ? { fixtures, results } : { fixtures: [], results: [] };
  const named = namedClubs({ standings, seasons, ...playing });
  return teams.length === 0 && named.length === 0 ? [] : clubsOf(league, teams, named);
}
