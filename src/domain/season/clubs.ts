import { crestOf } from "../crest";
import { NO_OPPONENT } from "../match/ending";
import { teamIn } from "../meet/teamIn";
import { sameName, slugOf } from "../names";
import type { SeasonMode } from "@/records/seasons/schema";
import type { Team } from "@/records/teams/schema";
import type { Club, League } from "../league/league";

/** A club as pages show it, from the league's file and its team records. */
export interface ResolvedClub {
  readonly slug: string;
  readonly name: string;
  /** The name for visitors: the name itself, or, if it is only a code, with the house: "Arts (B3)". */
  readonly called: string;
  /** An https address, or '' if the generated crest is shown. */
  readonly logo: string;
  readonly colours: readonly [primary: string, secondary: string];
  readonly nickname: string;
  readonly ground: string;
  readonly founded: number | null;
  /** The group; '' in a league without groups. */
  readonly group: string;
  /** The house for which it plays in the arena championship; '' if none. */
  readonly house: string;
}

function coloursOf(
  team: Team | undefined,
  otherwise: readonly [string, string],
): readonly [string, string] {
  const [primary, secondary] = team?.colours ?? [];
  return primary && secondary ? [primary, secondary] : otherwise;
}

const calledOf = ({ clubCodes }: League, name: string, house: string): string =>
  clubCodes && house ? `${house} (${name})` : name;

function ofRegistry(league: League, club: Club, team: Team | undefined): ResolvedClub {
  // A renamed club keeps its address.
  const name = team && !sameName(team.name, club.name) ? team.name : club.name;
  const house = team?.house || (club.house ?? "");
  return {
    slug: club.slug,
    name,
    called: calledOf(league, name, house),
    logo: team?.logo ?? "",
    colours: coloursOf(team, club.colours),
    nickname: team?.nickname || club.nickname,
    ground: team?.ground || club.ground,
    founded: team?.founded ?? club.founded,
    group: team?.group || (club.group ?? ""),
    house,
  };
}

/** Records that may name a club without a record of its own. */
interface ClubNameSources {
  readonly standings: readonly { readonly team: string }[];
  readonly fixtures: readonly { readonly teamA: string; readonly teamB: string }[];
  readonly results: readonly { readonly teamA: string; readonly teamB: string }[];
  /** The events of meets; absent if the league plays matches, or if they are not loaded. */
  readonly events?: readonly { readonly lines: readonly string[] }[];
  /** The seasons; absent if they are not loaded, and then the table is assumed to be kept by hand. */
  readonly seasons?: readonly { readonly table: SeasonMode }[];
}

/**
 * Returns the club names in a league's records: those of a table that is kept by hand; without one, also those of
 * matches and events.
 */
export function namedClubs({
  standings,
  fixtures,
  results,
  events = [],
  seasons,
}: ClubNameSources): readonly string[] {
  const inTable = standings.map(({ team }) => team);
  const playing = [...fixtures, ...results].flatMap(({ teamA, teamB }) => [teamA, teamB]);
  const entered = events.flatMap(({ lines }) => lines.map(teamIn));
  // In a computed season, the stored rows are only the organiser's decisions about some teams.
  const isComputed = seasons?.some(({ table }) => table === "computed");
  const named = inTable.length > 0 && !isComputed ? inTable : [...inTable, ...playing, ...entered];
  return [...new Set(named)].filter((name) => name.trim() !== "" && name !== NO_OPPONENT);
}

/**
 * Returns the clubs of a league: those with a record, and those that other records name. A club of the league's file
 * that is among them keeps its address, and the values that its record leaves empty; if no stored record names it, it
 * is left out. If a league has no records, or they are not loaded yet, the clubs of its file are returned.
 * @param teams null until they are loaded
 * @param named names of clubs from other records
 */
export function clubsOf(
  league: League,
  teams: readonly Team[] | null,
  named: readonly string[] = [],
): ResolvedClub[] {
  const isBare = teams !== null && teams.length === 0 && named.length === 0;
  if (teams === null || isBare || !league.collections.teams) {
    return league.clubs.map((club) => ofRegistry(league, club, undefined));
  }
  const teamOf = (name: string) => teams.find((one) => sameName(one.name, name));
  const isRegistered = (name: string) => league.clubs.some((club) => sameName(club.name, name));
  const renamedFrom = (name: string) =>
    teams.find(
      (team) =>
        !isRegistered(team.name) && team.formerNames.some((former) => sameName(former, name)),
    );
  const clubs: ResolvedClub[] = [];
  for (const club of league.clubs) {
    const team = teamOf(club.name) ?? renamedFrom(club.name);
    const isKnown = team !== undefined || named.some((name) => sameName(name, club.name));
    if (isKnown && !findClub(clubs, team?.name ?? "")) clubs.push(ofRegistry(league, club, team));
  }
  for (const name of [...teams.map((team) => team.name), ...named]) {
    if (findClub(clubs, name)) continue;
    const team = teamOf(name);
    const house = team?.house ?? "";
    const { primary, secondary } = crestOf(name);
    const wanted = team?.slug || slugOf(name);
    const taken = clubs.some(({ slug }) => slug === wanted);
    clubs.push({
      slug: taken ? `${wanted}-${clubs.length + 1}` : wanted,
      name,
      called: calledOf(league, name, house),
      logo: team?.logo ?? "",
      colours: coloursOf(team, [primary, secondary]),
      nickname: team?.nickname ?? "",
      ground: team?.ground ?? "",
      founded: team?.founded ?? null,
      group: team?.group ?? "",
      house,
    });
  }
  return clubs;
}

/** The stored records about a league's clubs. */
export interface ClubRecords extends ClubNameSources {
  readonly teams: readonly Team[];
}

/**
 * Returns the clubs of a league from all its stored records: those with a record and those of its table. Clubs that
 * only occur in matches are included only if no club has a record and no table kept by hand names clubs.
 */
export function storedClubs(league: League, { teams, ...others }: ClubRecords): ResolvedClub[] {
  const isKept = teams.length > 0;
  const naming = isKept ? { ...others, fixtures: [], results: [], events: [] } : others;
  return clubsOf(league, teams, namedClubs(naming));
}

/** Finds a club by its name in any spelling; undefined if there is none. */
export function findClub(clubs: readonly ResolvedClub[], name: string): ResolvedClub | undefined {
  return clubs.find((club) => sameName(club.name, name));
}
