import type { SportEntry } from "@/domain/sport";
import { inMenuOrder } from "@/sports/sports";
import { menu } from "@arena/menu";
import type { LeagueEntry, MenuSection } from "@/domain/league/league";
import { paths } from "./paths";
import { shownEntries } from "./registry";

const inSection = (of: readonly LeagueEntry[], sport: SportEntry, section: string | undefined) =>
  of.filter((league) => league.sport === sport.id && league.section === section);

/** The sport's leagues of the registry, the first being its main one; leagues of other menu sections are not the sport’s. */
export function leaguesOf(
  sport: SportEntry,
  of: readonly LeagueEntry[] = shownEntries(),
): readonly LeagueEntry[] {
  return inSection(of, sport, undefined);
}

/** The sports that are played here: those with a league in any section, in the order of the menu. */
export const sportsOf = (of: readonly LeagueEntry[] = shownEntries()): readonly SportEntry[] =>
  inMenuOrder(of.map(({ sport }) => sport));

/** The main league of a sport: the first of the registry; of one that is played in other sections alone, the first of these. */
export const mainLeagueOf = (
  sport: SportEntry,
  of: readonly LeagueEntry[] = shownEntries(),
): LeagueEntry | undefined =>
  leaguesOf(sport, of)[0] ?? of.find((league) => league.sport === sport.id);

/**
 * The address of a sport's section in the menu: of its league there, or of the page that says it is still to come; undefined
 * where a sport without addresses of its own has no league there.
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

/** What a sport has in menus: its leagues, by name where it has several, then the other sections. */
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

/** A way into a league from a list of all of them. */
export interface LeagueLink {
  readonly league: LeagueEntry;
  readonly sport: SportEntry;
  readonly to: string;
  /** The sport's name, or the league's where the sport has several. */
  readonly label: string;
}

/** The way into every league, sport by sport. */
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
