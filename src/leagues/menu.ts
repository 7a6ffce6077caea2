import type { SportEntry, SportId } from "@/domain/sport";
import { entries } from "./entries";
import type { LeagueEntry } from "./league";

/** The four sections that every sport has in the menu. */
export type MenuSection = "league" | "studentWeek" | "convoWeek" | "others";

export const menuSectionNames: Record<MenuSection, string> = {
  league: "League",
  studentWeek: "Student Week",
  convoWeek: "Convo Week",
  others: "Others",
};

export const menuSections = Object.keys(menuSectionNames) as readonly MenuSection[];

/** What the menu has to know of a league, open or not. */
type Named = Pick<LeagueEntry, "slug" | "name">;

/** What the league of a sport will be called that has none yet (decisions.md). */
const announced: Partial<Record<SportId, Named>> = {
  volleyball: { slug: "mvl", name: "MVL volleyball" },
  athletics: { slug: "mal", name: "MAL athletics" },
  chess: { slug: "mcl", name: "MCL chess" },
  "table-tennis": { slug: "mttl", name: "MTTL table tennis" },
  "lawn-tennis": { slug: "mltl", name: "MLTL lawn tennis" },
};

const inStudentWeek = ({ slug }: Named) => slug.startsWith("student-week-");

/** The sport's leagues of the registry, the first being its main one; a student week is none of them. */
export function leaguesOf(
  sport: SportEntry,
  of: readonly LeagueEntry[] = entries,
): readonly LeagueEntry[] {
  return of.filter((league) => league.sport === sport.id && !inStudentWeek(league));
}

/** The main league of a sport: the first of the registry, else the one that is announced. */
export function mainLeagueOf(sport: SportEntry, of: readonly LeagueEntry[] = entries): Named {
  const named = leaguesOf(sport, of)[0] ?? announced[sport.id];
  if (!named) throw new Error(`${sport.name} has neither a league nor the name of one.`);
  return named;
}

const menuPaths: Record<MenuSection, (sport: SportEntry) => string> = {
  league: (sport) => `/${mainLeagueOf(sport).slug}/home`,
  studentWeek: (sport) => `/student-week-${sport.path}/home`,
  convoWeek: (sport) => `/${sport.path}/convoweek`,
  others: (sport) => `/${sport.path}/others`,
};

/** The address of a sport's section in the menu. */
export function menuPath(sport: SportEntry, section: MenuSection): string {
  return menuPaths[section](sport);
}
