import { crestOf } from "@/domain/crest";
import { sameName, slugOf } from "@/domain/names";
import type { Team } from "@/domain/records/team";
import type { League } from "./league";

/** A club as pages show it, from the registry and the league's team records. */
export interface ResolvedClub {
  readonly slug: string;
  readonly name: string;
  /** An https address, or '' when the generated crest is to be shown. */
  readonly logo: string;
  readonly colours: readonly [primary: string, secondary: string];
  readonly nickname: string;
  readonly ground: string;
  readonly founded: number | null;
  /** '' in a league without groups. */
  readonly group: string;
  /** The faculty or hall it plays for in the arena championship; '' for none. */
  readonly house: string;
}

function coloursOf(
  team: Team | undefined,
  otherwise: readonly [string, string],
): readonly [string, string] {
  const [primary, secondary] = team?.colours ?? [];
  return primary && secondary ? [primary, secondary] : otherwise;
}

/**
 * The clubs of a league: those of the registry, each overridden by the team record of its name
 * (decisions.md), then the team records the registry lacks. A registry club keeps its address.
 */
export function clubsOf(league: League, teams: readonly Team[]): ResolvedClub[] {
  const known = league.clubs.map((club): ResolvedClub => {
    const team = teams.find((one) => sameName(one.name, club.name));
    return {
      slug: club.slug,
      name: club.name,
      logo: team?.logo ?? "",
      colours: coloursOf(team, club.colours),
      nickname: team?.nickname || club.nickname,
      ground: team?.ground || club.ground,
      founded: team?.founded ?? club.founded,
      group: team?.group || (club.group ?? ""),
      house: team?.house || (club.house ?? ""),
    };
  });
  const clubs = [...known];
  for (const team of teams) {
    if (findClub(clubs, team.name)) continue;
    const { primary, secondary } = crestOf(team.name);
    const wanted = team.slug || slugOf(team.name);
    const taken = clubs.some(({ slug }) => slug === wanted);
    clubs.push({
      slug: taken ? `${wanted}-${clubs.length + 1}` : wanted,
      name: team.name,
      logo: team.logo,
      colours: coloursOf(team, [primary, secondary]),
      nickname: team.nickname,
      ground: team.ground,
      founded: team.founded,
      group: team.group,
      house: team.house,
    });
  }
  return clubs;
}

/** The club of that name, however it is typed; undefined when there is none. */
export function findClub(clubs: readonly ResolvedClub[], name: string): ResolvedClub | undefined {
  return clubs.find((club) => sameName(club.name, name));
}
