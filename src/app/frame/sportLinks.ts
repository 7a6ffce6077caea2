import type { LeagueEntry } from "@/domain/league/league";
import { menuLinks, type MenuLink } from "@/leagues/menu";
import { shownEntries } from "@/leagues/registry";
import { routeAt } from "@/leagues/routes";
import type { SportEntry } from "@/domain/sport";

export interface SportLink extends MenuLink {
  /** Whether the link leads to the current page. */
  readonly current: boolean;
  /** Whether the link leads to a page that says "Coming soon". */
  readonly comingSoon: boolean;
}

/** Returns the links of a sport in the menus, with the one to `pathname` marked as current. */
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

/** Whether a path belongs to a page of a sport. */
export function isSportAt(sport: SportEntry, pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || !("league" in route)) return route?.kind === "comingSoon" && route.sport === sport;
  return route.league?.sport === sport.id;
}
