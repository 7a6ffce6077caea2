import type { League } from "./league";
import { mal } from "./mal";
import { mbl } from "./mbl";
import { mcl } from "./mcl";
import { mls } from "./mls";
import { mltl } from "./mltl";
import { mttl } from "./mttl";
import { mvl } from "./mvl";
import { studentWeekFootball } from "./studentWeekFootball";

/** Every league with pages of its own. A new league is one new file and one line here. */
export const leagues: readonly League[] = [
  mls,
  mbl,
  mvl,
  mal,
  mcl,
  mttl,
  mltl,
  studentWeekFootball,
];

/** The league of that slug, undefined when there is none. */
export function leagueBySlug(slug: string): League | undefined {
  return leagues.find((league) => league.slug === slug);
}
