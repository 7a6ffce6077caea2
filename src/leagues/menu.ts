import type { SportEntry } from "@/domain/sport";
import { inMenuOrder } from "@/sports/sports";
import { menu } from "@arena/menu";
import type { LeagueEntry, MenuSection } from "@/domain/league/league";
import { paths } from "./paths";
import { shownEntries } from "./registry";

const inSection = (of: readonly LeagueEntry[], sport: SportEntry, section: string | undefined) =>
  of.filter((league) => league.sport === sport.id && league.section === section);

/** Returns the leagues of a sport; the first is its main league. Leagues of other menu sections are not included. */
export function leaguesOf(
  sport: SportEntry,
  of: readonly LeagueEntry[] = shownEntries(),
): readonly LeagueEntry[] {
  return inSection(of, sport, undefined);
}

/** Returns the sports with a league in any section, in the order of the menu. */
export const sportsOf = (of: readonly LeagueEntry[] = shownEntries()): readonly SportEntry[] =>
  inMenuOrder(of.map(({ sport }) => sport));

/**
 * Returns the main league of a sport: its first league; if it only has leagues in other menu sections, the first of
 * these.
 */
export const mainLeagueOf = (
  sport: SportEntry,
  of: readonly LeagueEntry[] = shownEntries(),
): LeagueEntry | undefined =>
  leaguesOf(sport, of)[0] ?? of.find((league) => league.sport === sport.id);

/**
 * Returns the address of a sport's menu section: the league in it, or the page "coming soon"; undefined if the section
 * has no league and the sport has no addresses of its own.
 */
export function menuPath(
  sport: SportEntry,
  section: MenuSection,
  of: readonly LeagueEntry[] = shownEntries(),
): string | undefined {
  const [own] = inSection(of, sport, section.id);
  if (own) return paths.page(own, "home");
  return sport.path === undefined ? undefined : section.address(sport.path);
}

/** An entry of a sport's menu. */
export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

/** Returns the menu links of a sport: its leagues (by name if it has several), then the other sections. */
export function menuLinks(
  sport: SportEntry,
  of: readonly LeagueEntry[] = shownEntries(),
): readonly MenuLink[] {
  const leagues = leaguesOf(sport, of).map((league, _, { length }) => ({
    to: paths.page(league, "home"),
    label: length > 1 ? league.name : menu.leagues,
  }));
  const others = menu.sections.flatMap((section) => {
    const to = menuPath(sport, section, of);
    return to === undefined ? [] : { to, label: section.name };
  });
  return [...leagues, ...others];
}

/** A link to a league in a list of all leagues. */
export interface LeagueLink {
  readonly league: LeagueEntry;
  readonly sport: SportEntry;
  readonly to: string;
  /** The name of the sport, or of the league if the sport has several. */
  readonly label: string;
}

/** Returns links to all leagues, sport by sport. */
export function leagueLinks(of: readonly LeagueEntry[] = shownEntries()): readonly LeagueLink[] {
  return sportsOf(of).flatMap((sport) =>
    leaguesOf(sport, of).map((league, _, { length }) => ({
      league,
      sport,
      to: paths.page(league, "home"),
      label: length > 1 ? league.name : sport.name,
    })),
  );
}
