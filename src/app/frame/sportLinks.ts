import type { LeagueEntry } from "@/domain/league/league";
import { menuLinks, type MenuLink } from "@/leagues/menu";
import { shownEntries } from "@/leagues/registry";
import { routeAt } from "@/leagues/routes";
import type { SportEntry } from "@/domain/sport";

export interface SportLink extends MenuLink {
  /** The visitor is on this very page. */
  readonly current: boolean;
  /** It leads to a page that says so. */
  readonly comingSoon: boolean;
}

/** What a sport has in menus, seen from the page at that path. */
export function sportLinks(
  sport: SportEntry,
  pathname: string,
  of: readonly LeagueEntry[] = shownEntries(),
): readonly SportLink[] {
  return menuLinks(sport, of).map(({ to, label }) => ({
    to,
    label,
    current: pathname === to,
    comingSoon: routeAt(to)?.kind === "comingSoon",
  }));
}

/** Whether a path lies in a sport's part of the site. */
export function isSportAt(sport: SportEntry, pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || !("league" in route)) return route?.kind === "comingSoon" && route.sport === sport;
  return route.league?.sport === sport.id;
}
