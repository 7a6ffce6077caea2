import { entries } from "@arena/leagues/entries";
import type { LeagueEntry } from "@/domain/league/league";
import { leaguesOf, menuPath, menuSectionNames, menuSections } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { routeAt } from "@/leagues/routes";
import type { SportEntry } from "@/domain/sport";

export interface SportLink {
  readonly to: string;
  readonly label: string;
  /** The visitor is on this very page. */
  readonly current: boolean;
  /** It leads to a page that says so. */
  readonly comingSoon: boolean;
}

/** What a sport has in menus: its four sections, where it has several leagues each of them by its name. */
export function sportLinks(
  sport: SportEntry,
  pathname: string,
  of: readonly LeagueEntry[] = entries,
): readonly SportLink[] {
  const own = leaguesOf(sport, of);
  return menuSections.flatMap((section) => {
    const links =
      section === "league" && own.length > 1
        ? own.map((league) => ({ to: paths.page(league, "home"), label: league.name }))
        : [{ to: menuPath(sport, section), label: menuSectionNames[section] }];
    return links.map(({ to, label }) => ({
      to,
      label,
      current: pathname === to,
      comingSoon: routeAt(to)?.kind === "comingSoon",
    }));
  });
}

/** Whether a path lies in a sport's part of the site. */
export function isSportAt(sport: SportEntry, pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || !("league" in route)) return route?.kind === "comingSoon" && route.sport === sport;
  return route.league?.sport === sport.id;
}
