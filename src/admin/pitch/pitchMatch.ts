import { momentOf } from "@/domain/when";
import type { LeagueStore } from "@/data/store";
import { failure } from "@/data/failure";
import type { Side } from "@/domain/match/timeline";
import { sameName } from "@/domain/names";
import type { Player } from "@/records/players/schema";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { clubsOf, findClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";

type Sides<T> = Readonly<Record<Side, T>>;

/** The fields of a player that scoring a match needs. */
export type SquadPlayer = Pick<Player, "name" | "club" | "jersey" | "position" | "formerNames">;

/** The data for scoring a match: loaded when the page opens, and stored on the device to open without a connection. */
export interface PitchMatch {
  readonly fixture: RecordOf<"fixtures">;
  readonly hasResult: boolean;
  /** Its result when the match was loaded; absent if there was none then. */
  readonly result?: RecordOf<"results">;
  /** The squads, sorted by number. */
  readonly squads: Sides<readonly SquadPlayer[]>;
  /** The players in each club's last match; empty if no result names them. */
  readonly last: Sides<readonly string[]>;
  readonly clubs: Sides<{
    readonly logo: string;
    readonly colours: readonly [string, string];
  } | null>;
  /** The season's settings for its rules. */
  readonly season: Pick<SeasonSettings, "pack" | "format">;
}

type Reader = Pick<LeagueStore, "list">;

/** Returns a club's players in its latest result that names players. */
function lastPlayers(results: readonly RecordOf<"results">[], team: string): readonly string[] {
  const latest = results
    .filter(({ teamA, teamB }) => sameName(teamA, team) || sameName(teamB, team))
    .toSorted((a, b) => (momentOf(b) ?? 0) - (momentOf(a) ?? 0));
  const lists = latest.map(({ teamA, playersA, playersB }) =>
    sameName(teamA, team) ? playersA : playersB,
  );
  return lists.find(({ length }) => length > 0) ?? [];
}

const squadOf = (players: readonly RecordOf<"players">[], team: string): readonly SquadPlayer[] =>
  players
    .filter(({ club }) => sameName(club, team))
    .toSorted((a, b) => (a.jersey ?? 1000) - (b.jersey ?? 1000))
    .map(({ name, club, jersey, position, formerNames }) => ({
      name,
      club,
      jersey,
      position,
      formerNames,
    }));

/**
 * Loads a match with everything needed to score it live.
 * @param readPlayers loads the published players; if it fails, the squads are empty, which is enough to score a match
 * @throws DataFailure
 */
export async function readPitchMatch(
  store: Reader,
  readPlayers: () => Promise<readonly RecordOf<"players">[]>,
  league: League,
  id: string,
): Promise<PitchMatch> {
  const [fixtures, results, teams, seasons, players] = await Promise.all([
    store.list(league, "fixtures"),
    store.list(league, "results"),
    store.list(league, "teams"),
    store.list(league, "seasons"),
    readPlayers().catch(() => []),
  ]);
  const fixture = fixtures.records.find((one) => one.id === id);
  if (!fixture) throw failure("notFound");
  const result = results.records.find((one) => one.id === id);
  const { teamA, teamB } = fixture;
  const clubs = clubsOf(league, teams.records, [teamA, teamB]);
  const clubOf = (team: string) => {
    const club = findClub(clubs, team);
    return club ? { logo: club.logo, colours: club.colours } : null;
  };
  const both = <T>(of: (team: string) => T): Sides<T> => ({ A: of(teamA), B: of(teamB) });
  const { pack, format } = settingsOf(league, seasons.records, undefined);
  return {
    fixture,
    hasResult: result !== undefined,
    ...(result && { result }),
    squads: both((team) => squadOf(players, team)),
    last: both((team) => lastPlayers(results.records, team)),
    clubs: both(clubOf),
    season: { pack, format },
  };
}
