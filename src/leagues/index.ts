import type { League } from "@/domain/league/league";
import { leagues } from "@arena/leagues";

export { leagues };

/** The league of that slug, undefined when there is none. */
export function leagueBySlug(slug: string): League | undefined {
  return leagues.find((league) => league.slug === slug);
}
