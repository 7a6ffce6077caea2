import { sports } from "@/sports";
import type { Sport } from "@/domain/sport";
import { leagues } from "./index";
import type { AdminAccess, AdminSection, Club, League, PageId, PageKind } from "./league";
import { mainLeagueOf, menuSections, type MenuSection } from "./menu";
import { paths } from "./paths";

/** What answers at an address. */
export type SiteRoute =
  | { readonly kind: "landing" }
  | { readonly kind: "championship" }
  | { readonly kind: "today" }
  | { readonly kind: "myClubs" }
  | {
      readonly kind: "page";
      readonly league: League;
      readonly page: Exclude<PageId, "club">;
      readonly pageKind: Exclude<PageKind, "none">;
    }
  | {
      readonly kind: "club";
      readonly league: League;
      readonly slug: string;
      /** Null: not in the registry; the league's own records may still know it. */
      readonly club: Club | null;
    }
  | { readonly kind: "match" | "player"; readonly league: League; readonly id: string }
  | { readonly kind: "signIn"; readonly league: League }
  | { readonly kind: "dashboard"; readonly league: League }
  | {
      readonly kind: "adminSection";
      readonly league: League;
      readonly section: AdminSection;
      readonly access: Exclude<AdminAccess, "none">;
    }
  | { readonly kind: "comingSoon"; readonly sport: Sport; readonly section: MenuSection }
  | { readonly kind: "redirect"; readonly to: string };

function leagueRoutes(league: League): [path: string, route: SiteRoute][] {
  const routes: [string, SiteRoute][] = [
    [`/${league.slug}`, { kind: "redirect", to: paths.page(league, "home") }],
    [paths.signIn(league), { kind: "signIn", league }],
    [paths.dashboard(league), { kind: "dashboard", league }],
  ];
  for (const [page, pageKind] of Object.entries(league.pages) as [PageId, PageKind][]) {
    if (page === "club" || pageKind === "none") continue;
    routes.push([paths.page(league, page), { kind: "page", league, page, pageKind }]);
  }
  if (league.pages.club === "real") {
    for (const club of league.clubs) {
      const { slug } = club;
      routes.push([paths.club(league, slug), { kind: "club", league, slug, club }]);
    }
  }
  for (const [section, access] of Object.entries(league.admin.sections) as [
    AdminSection,
    AdminAccess,
  ][]) {
    if (access === "none") continue;
    routes.push([
      paths.adminSection(league, section),
      { kind: "adminSection", league, section, access },
    ]);
  }
  return routes;
}

/** Every address of the site with what answers there, made from the registry. */
export function siteRoutes(of: readonly League[] = leagues): ReadonlyMap<string, SiteRoute> {
  const routes = new Map<string, SiteRoute>([
    [paths.landing(), { kind: "landing" }],
    [paths.championship(), { kind: "championship" }],
    [paths.today(), { kind: "today" }],
    [paths.myClubs(), { kind: "myClubs" }],
  ]);
  for (const league of of) {
    for (const [path, route] of leagueRoutes(league)) routes.set(path, route);
  }
  for (const sport of sports) {
    for (const section of menuSections) {
      const path = paths.menu(sport, section);
      if (!routes.has(path)) routes.set(path, { kind: "comingSoon", sport, section });
    }
    const studentWeek = `/student-week-${sport.path}`;
    if (!routes.has(studentWeek)) {
      routes.set(studentWeek, { kind: "redirect", to: paths.menu(sport, "studentWeek") });
    }
  }
  return routes;
}

/** Whether the league has pages of its matches, and of its players. */
const keeps: Readonly<Record<"matches" | "players", (league: League) => boolean>> = {
  matches: ({ collections: { fixtures, results } }) =>
    fixtures !== undefined || results !== undefined,
  players: ({ collections, pages }) =>
    collections.players !== undefined && pages.players === "real",
};

/** The addresses at which the pages are delivered that answer for every match, or player, of a league. */
export function sharedRoutes(of: readonly League[] = leagues): ReadonlyMap<string, SiteRoute> {
  const shared = of.flatMap((league) => [paths.anyMatch(league), paths.anyPlayer(league)]);
  return new Map(
    shared.flatMap((path): [string, SiteRoute][] => {
      const route = recordAt(path);
      return route ? [[path, route]] : [];
    }),
  );
}

/** The id that an address ends in; null where it cannot be read. */
function idIn(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  } catch {
    return null;
  }
}

/** The page of one match or player: only the league's records know whether it exists. */
function recordAt(path: string): SiteRoute | undefined {
  const [, first, kind, last, more] = path.split("/");
  const league = leagues.find((one) => one.slug === first);
  const id = idIn(path);
  if (!league || !last || more !== undefined || id === null) return undefined;
  if (kind === "matches" && keeps.matches(league)) return { kind: "match", league, id };
  return kind === "players" && keeps.players(league) ? { kind: "player", league, id } : undefined;
}

const found = new Map<string, ReadonlyMap<string, SiteRoute>>();

/** The routes that begin like a path: to make all of them takes a phone long. */
function routesAround(path: string): ReadonlyMap<string, SiteRoute> {
  const [, first = ""] = path.split("/");
  const routes = found.get(first) ?? siteRoutes(leagues.filter(({ slug }) => slug === first));
  found.set(first, routes);
  return routes;
}

/** What answers at a path (a trailing slash is ignored); undefined: nothing does. */
export function routeAt(pathname: string): SiteRoute | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return routesAround(path).get(path) ?? recordedClubAt(path) ?? recordAt(path);
}

/** A club page of a league that keeps records of its clubs: one of them may have this slug. */
function recordedClubAt(path: string): SiteRoute | undefined {
  const [, first, clubs, slug, more] = path.split("/");
  const league = leagues.find((one) => one.slug === first);
  if (clubs !== "clubs" || !slug || more !== undefined) return undefined;
  if (league?.pages.club !== "real" || !league.collections.teams) return undefined;
  return /^[a-z0-9-]{1,64}$/.test(slug) ? { kind: "club", league, slug, club: null } : undefined;
}

/** The league whose part of the site a path lies in, for a page that was not found. */
export function nearestLeague(
  pathname: string,
  of: readonly League[] = leagues,
): League | undefined {
  const [, first = ""] = pathname.toLowerCase().split("/");
  const named = of.find((league) => league.slug === first);
  if (named) return named;
  const sport = sports.find((one) => first.includes(one.path) || first === mainLeagueOf(one).slug);
  return sport && of.find((league) => league.sport === sport.id);
}
