import { clubKey } from "@/ui/mine/mine";
import type { LeagueDays } from "../today/leagueMatches";

/** A followed club that no longer exists. */
export interface GoneClub {
  /** Under which it is followed. */
  readonly of: string;
  /** As far as its address tells. */
  readonly name: string;
  readonly why: string;
}

/** The followed clubs that are gone from the records; of a league that is not read, nobody knows. */
export function goneClubs(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
): readonly GoneClub[] {
  return keys.flatMap((key): GoneClub[] => {
    const [slug = "", club = ""] = key.split("/");
    const name = `‘${club.replaceAll("-", " ")}’`;
    const of = leagues.find(({ league }) => league.slug === slug);
    if (!of) return [{ of: key, name, why: "is of a league that is no longer here." }];
    const { league, clubs, areClubsRead } = of;
    if (!areClubsRead || clubs.some((one) => clubKey(league, one.slug) === key)) return [];
    return [{ of: key, name, why: `is no longer a ${league.clubNoun} of ${league.name}.` }];
  });
}
