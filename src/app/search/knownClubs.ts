import type { RecordOf } from "@/records/record";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";

/** The names of a league's clubs, as far as they have been read. */
interface ClubNameSources {
  /** Null until they are read. */
  readonly teams: readonly RecordOf<"teams">[] | null;
  readonly standings: readonly RecordOf<"standings">[];
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
  readonly seasons: readonly RecordOf<"seasons">[];
}

/**
 * The clubs of a league that can be found: as its pages have them (src/data/useClubs.ts), but none before anything
 * stored names it. A league that keeps no records of clubs has those of the registry.
 */
export function knownClubs(
  league: League,
  { teams, standings, seasons, fixtures, results }: ClubNameSources,
): readonly ResolvedClub[] {
  if (!league.collections.teams) return clubsOf(league, null);
  if (teams === null) return [];
  // Matches name clubs only where nothing else does: their sides may be called "Winner of A1".
  const playing = teams.length === 0 ? { fixtures, results } : { fixtures: [], results: [] };
  const named = namedClubs({ standings, seasons, ...playing });
  return teams.length === 0 && named.length === 0 ? [] : clubsOf(league, teams, named);
}
