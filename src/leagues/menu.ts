import type { SportEntry } from "@/domain/sport";
import { sportList } from "@/sports/entries";
import { entries } from "@arena/leagues/entries";
import type { LeagueEntry, MenuSection } from "@/domain/league/league";
import { paths } from "./paths";

export const menuSectionNames: Record<MenuSection, string> = {
  league: "League",
  studentWeek: "Student Week",
  convoWeek: "Convo Week",
  others: "Others",
};

export const menuSections = Object.keys(menuSectionNames) as readonly MenuSection[];

const inSection = (of: readonly LeagueEntry[], sport: SportEntry, wanted: MenuSection) =>
  of.filter((league) => league.sport === sport.id && (league.section ?? "league") === wanted);

/** The sport's leagues of the registry, the first being its main one; leagues of other menu sections are not the sport’s. */
export function leaguesOf(
  sport: SportEntry,
  of: readonly LeagueEntry[] = entries,
): readonly LeagueEntry[] {
  return inSection(of, sport, "league");
}

/** The main league of a sport: the first of the registry. */
export function mainLeagueOf(sport: SportEntry, of: readonly LeagueEntry[] = entries): LeagueEntry {
  const [main] = leaguesOf(sport, of);
  if (!main) throw new Error(`${sport.name} has no league.`);
  return main;
}

/** Where a section answers that has no league of its own yet. */
const menuPaths: Record<Exclude<MenuSection, "league">, (sport: SportEntry) => string> = {
  studentWeek: (sport) => `/student-week-${sport.path}/home`,
  convoWeek: (sport) => `/${sport.path}/convoweek`,
  others: (sport) => `/${sport.path}/others`,
};

/** The address of a sport's section in the menu. */
export function menuPath(
  sport: SportEntry,
  section: MenuSection,
  of: readonly LeagueEntry[] = entries,
): string {
  if (section === "league") return paths.page(mainLeagueOf(sport, of), "home");
  const [own] = inSection(of, sport, section);
  return own ? paths.page(own, "home") : menuPaths[section](sport);
}

/** A way into a league from a list of all of them. */
export interface LeagueLink {
  readonly sport: SportEntry;
  readonly to: string;
  /** The sport's name, or the league's where the sport has several. */
  readonly label: string;
}

/** The way into every league, sport by sport. */
export function leagueLinks(of: readonly LeagueEntry[] = entries): readonly LeagueLink[] {
  return sportList.flatMap((sport) =>
    leaguesOf(sport, of).map((league, _, { length }) => ({
      sport,
      to: paths.page(league, "home"),
      label: length > 1 ? league.name : sport.name,
    })),
  );
}
