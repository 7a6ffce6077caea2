import { finalPlaces } from "../bracket/places";
import { foldName } from "../names";
import { scaleOf, shareOf, type RankedLine } from "../meet/points";
import type { RecordOf } from "@/records/record";
import {
  championship,
  CHAMPIONSHIP_SCALE,
  type Competition as Counted,
  type HouseRow,
} from "./championshipTable";
import type { Exact } from "../table/exact";
import { bracketOf, type Tie } from "./bracket";
import { clubsOf, findClub, storedClubs, type ResolvedClub } from "./clubs";
import { competitionOf, isLeft, type Competition, type SeasonRecords } from "./competition";
import type { League, Season } from "../league/league";
import { inOnePart } from "./split";
import { meetSeasonOf, type MeetRecords } from "./meets";
import { settingsOf, withSeasons } from "./seasons";

/** The progress of a league: not begun, under way, or its final places are certain. */
export type Progress = "notYet" | "running" | "final";

/** A club of a league, as the championship counts it. */
export interface ClubShare {
  /** The name for visitors. */
  readonly club: string;
  /** The club's house; '' if it has none, so that it scores for no house. */
  readonly house: string;
  /** The place if the season ended now; null for a team that has withdrawn. */
  readonly place: number | null;
  /** The number of clubs on that place, including this one. */
  readonly sharers: number;
  readonly points: Exact;
}

/** The points that one league gives to its clubs. */
export interface LeagueShare {
  readonly league: League;
  readonly progress: Progress;
  readonly clubs: readonly ClubShare[];
}

/** A team with the number by which it is sorted; null comes last and has no place. */
interface SortedTeam {
  readonly team: string;
  readonly key: number | null;
}

/** Added to the ranks of tables, so that they come after every place of the knock-out. */
const BEHIND_KNOCK_OUT = 1000;

/** Sorts the teams: teams of the knock-out come before the others; equal ranks in several groups are the same place. */
function keyed({ tables }: Competition, ties: readonly Tie[]): SortedTeam[] {
  const states = new Map(ties.map(({ slot, state }) => [slot.id, state]));
  const known = finalPlaces(
    ties.map(({ slot }) => slot),
    states,
  );
  const places = new Map(known.map(({ team, place }) => [foldName(team), place]));
  const seated = ties.flatMap(({ state: { a, b } }) =>
    [a, b].flatMap((side) => ("team" in side ? foldName(side.team) : [])),
  );
  // Teams that are still in share the places before all that are out.
  const isIn = new Set(places.size > 0 ? seated : []);
  return tables.flatMap(({ lines }) =>
    lines.map(({ rank, row: { team } }) => {
      const name = foldName(team);
      const place = places.get(name) ?? (isIn.has(name) ? 0 : null);
      return { team, key: place ?? (rank === null ? null : BEHIND_KNOCK_OUT + rank) };
    }),
  );
}

/** Checks whether all pairs of a table have met equally often; then no match can be missing. */
function allHaveMet({ tables, outcomes, parts }: Competition): boolean {
  const isWithin = inOnePart(parts);
  const met = new Map<string, number>();
  for (const { a, b } of outcomes) {
    const pair = [foldName(a), foldName(b)].sort().join("\n");
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return tables.every(({ lines, undecided }) => {
    const teams = lines.flatMap(({ rank, row }) => (rank === null ? [] : [foldName(row.team)]));
    const counts = teams.flatMap((one, at) =>
      teams
        .slice(at + 1)
        .filter((other) => isWithin(one, other))
        .map((other) => met.get([one, other].sort().join("\n")) ?? 0),
    );
    return !undecided && counts.every((count) => count > 0 && count === counts[0]);
  });
}

function progressOf(competition: Competition, ties: readonly Tie[]): Progress {
  const { tables, matches, outcomes } = competition;
  const rows = tables.flatMap(({ lines }) => lines.map(({ row }) => row));
  const begun = outcomes.length > 0 || rows.some(({ played, points }) => played + points > 0);
  if (!begun) return "notYet";
  if (ties.length > 0) {
    const final = ties.find(({ slot }) => slot.id === "F");
    return final?.state.winner ? "final" : "running";
  }
  const isWhole = tables.every(({ input }) => !input?.missing?.length && !input?.later);
  return isWhole && !matches.some(isLeft) && allHaveMet(competition) ? "final" : "running";
}

function shareIn(
  league: League,
  progress: Progress,
  clubs: readonly ResolvedClub[],
  teams: readonly SortedTeam[],
): LeagueShare {
  const scale = scaleOf(CHAMPIONSHIP_SCALE, teams.length);
  return {
    league,
    progress,
    clubs: teams.map(({ team, key }) => {
      const before = teams.filter((one) => one.key !== null && key !== null && one.key < key);
      const sharers = key === null ? 0 : teams.filter((one) => one.key === key).length;
      const place = key === null ? null : before.length + 1;
      const points = place === null ? 0 : shareOf(scale, place, sharers);
      const { called: club = team, house = "" } = findClub(clubs, team) ?? {};
      return { club, house, place, sharers, points };
    }),
  };
}

const asPlaced = (places: readonly string[]): SortedTeam[] =>
  places.map((team, at) => ({ team, key: at + 1 }));

/** The records of a season, of matches or of meets. */
export type AnyRecords = SeasonRecords & Partial<Omit<MeetRecords, "teams">>;

/**
 * Returns the points of a league of meets. They are final only when its final places are entered, because a meet can
 * always be added.
 */
function meetShare(
  league: League,
  { meets = [], events = [], ...records }: AnyRecords,
): LeagueShare {
  const clubs = storedClubs(league, { ...records, events });
  const { places } = settingsOf(league, records.seasons, undefined);
  if (places.length > 0) return shareIn(league, "final", clubs, asPlaced(places));
  const scored = withSeasons(league, records.seasons);
  const season = meetSeasonOf(scored, { meets, events, teams: records.teams });
  const hasBegun = season.meets.some(({ done }) => done > 0);
  const teams = season.table.map(({ name, rank }) => ({ team: name, key: rank }));
  return shareIn(league, hasBegun ? "running" : "notYet", clubs, teams);
}

/** Returns the points that a league gives by its current season: for the places if it ended now. */
export function leagueShare(league: League, records: AnyRecords): LeagueShare {
  if (league.meets) return meetShare(league, records);
  const clubs = storedClubs(league, records);
  const competition = competitionOf(league, records);
  const { places } = competition.settings;
  if (places.length > 0) return shareIn(league, "final", clubs, asPlaced(places));
  const ties = bracketOf(competition, records.results);
  const progress = progressOf(competition, ties);
  return shareIn(league, progress, clubs, keyed(competition, ties));
}

/**
 * Returns the year in the name of a season: "2025" of "Season 2025", "2025/26" of "Season 2025/26"; without a year, the
 * whole name.
 */
export const yearOf = ({ label }: Pick<Season, "label">): string =>
  /\d{4}([-/–]\d{2,4})?/.exec(label)?.[0] ?? label;

/** The championship of an earlier year, from the leagues whose final places of that season are known. */
export interface PastYear {
  /** The year, for example "2025". */
  readonly id: string;
  readonly shares: readonly LeagueShare[];
}

/** A league with its seasons and teams. */
interface LeagueYears {
  readonly league: League;
  readonly seasons: readonly RecordOf<"seasons">[];
  readonly teams: readonly RecordOf<"teams">[];
}

/** Returns the championships of earlier years, the latest first. */
export function pastYears(leagues: readonly LeagueYears[]): PastYear[] {
  const shares = new Map<string, LeagueShare[]>();
  for (const { league, seasons, teams } of leagues) {
    const named = seasons.flatMap(({ places }) => places);
    const clubs = clubsOf(league, teams, named);
    for (const { id, label, places } of seasons) {
      if (id === league.seasons[0].id || places.length === 0) continue;
      const year = yearOf({ label });
      const share = shareIn(league, "final", clubs, asPlaced(places));
      shares.set(year, [...(shares.get(year) ?? []), share]);
    }
  }
  return [...shares].map(([id, of]) => ({ id, shares: of })).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** A house with its rank; `from` has its points by the slug of the league. */
export type HouseLine = RankedLine<HouseRow>;

/** Ranks the houses over all leagues so far; a league that has not begun gives no points yet. */
export function houseTable(shares: readonly LeagueShare[]): HouseLine[] {
  return championship(
    shares.map(({ league, progress, clubs }): Counted => ({
      id: league.slug,
      finished: progress !== "notYet",
      entrants: clubs,
    })),
  );
}

const medals = ({ places }: HouseLine) => [places[0] ?? 0, places[1] ?? 0, places[2] ?? 0] as const;

/** A house with its medals: gold, silver, bronze. */
export interface MedalLine {
  readonly name: string;
  readonly medals: readonly [gold: number, silver: number, bronze: number];
  readonly rank: number;
  readonly shared: boolean;
}

/** Ranks the houses by first places, then second, then third places. */
export function medalTable(lines: readonly HouseLine[]): MedalLine[] {
  const worth = (line: HouseLine) =>
    medals(line).reduce((sum, count) => sum * BEHIND_KNOCK_OUT + count, 0);
  return lines
    .map((line) => ({
      name: line.name,
      medals: medals(line),
      rank: 1 + lines.filter((other) => worth(other) > worth(line)).length,
      shared: lines.filter((other) => worth(other) === worth(line)).length > 1,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Returns the clubs of a league that belong to no house. */
export function clubsWithoutHouse(league: League, records: AnyRecords): string[] {
  return leagueShare(league, records).clubs.flatMap(({ club, house }) =>
    house === "" ? club : [],
  );
}
