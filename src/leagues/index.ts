import type { League } from "./league";
import { mbl } from "./mbl";
import { mls } from "./mls";
import { studentWeekFootball } from "./studentWeekFootball";

/** Every league with pages of its own. A new league is one new file and one line here. */
export const leagues: readonly League[] = [mls, mbl, studentWeekFootball];

/** The league of that slug, undefined when there is none. */
export function leagueBySlug(slug: string): League | undefined {
  return leagues.find((league) => league.slug === slug);
}
