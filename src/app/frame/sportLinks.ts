import { menuSectionNames, menuSections, paths } from "@/leagues/paths";
import { routeAt } from "@/leagues/routes";
import type { Sport } from "@/domain/sport";

export interface SportLink {
  readonly to: string;
  readonly label: string;
  /** The visitor is on this very page. */
  readonly current: boolean;
  /** It leads to a page that says so. */
  readonly comingSoon: boolean;
}

/** The four sections of a sport in menus. */
export function sportLinks(sport: Sport, pathname: string): readonly SportLink[] {
  return menuSections.map((section) => {
    const to = paths.menu(sport, section);
    return {
      to,
      label: menuSectionNames[section],
      current: pathname === to,
      comingSoon: routeAt(to)?.kind === "comingSoon",
    };
  });
}

/** Whether a path lies in a sport's part of the site. */
export function isSportAt(sport: Sport, pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || !("league" in route)) return route?.kind === "comingSoon" && route.sport === sport;
  return route.league.sport === sport.id;
}
