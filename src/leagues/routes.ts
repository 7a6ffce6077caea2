import type { PageId, TabId } from "@/domain/league/pages";
import type { SportEntry } from "@/domain/sport";
import { embedPartsOf, hasScreen, mayShow } from "./embeds";
import type {
  AdminAccess,
  AdminSection,
  LeagueEntry,
  MenuSection,
  PageKind,
} from "@/domain/league/league";
import { menu } from "@arena/menu";
import { arenaAdmin } from "./arenaAdmin";
import { menuPath, sportsOf } from "./menu";
import { readAdminPath } from "./adminPaths";
import { idIn, paths, type EmbedPart } from "./paths";
import { everyEntry, shownEntries } from "./registry";

/** The page at an address of the site. */
export type SiteRoute =
  | { readonly kind: "landing" }
  | { readonly kind: "championship" }
  | { readonly kind: "today" }
  | { readonly kind: "myClubs" }
  /** The display of one league, or of all leagues if undefined. */
  | { readonly kind: "screen"; readonly league: LeagueEntry | undefined }
  | { readonly kind: "embed"; readonly league: LeagueEntry; readonly part: EmbedPart }
  /** A ground of the arena; only the grounds and matches show whether it exists. */
  | { readonly kind: "ground"; readonly id: string }
  | { readonly kind: "privacy" }
  | { readonly kind: "join" }
  | { readonly kind: "help" }
  | {
      readonly kind: "page";
      readonly league: LeagueEntry;
      readonly page: TabId;
      readonly pageKind: Exclude<PageKind, "none">;
    }
  /**
   * The page of a club, or of two clubs if `against` is set; only the league's records show whether the clubs exist.
   */
  | {
      readonly kind: "club";
      readonly league: LeagueEntry;
      readonly slug: string;
      readonly against?: string | undefined;
    }
  /** The page of a match, a player or a past season. */
  | {
      readonly kind: "match" | "player" | "season";
      readonly league: LeagueEntry;
      readonly id: string;
    }
  | { readonly kind: "signIn"; readonly league: LeagueEntry }
  | { readonly kind: "dashboard"; readonly league: LeagueEntry }
  | {
      readonly kind: "adminSection";
      readonly league: LeagueEntry;
      readonly section: AdminSection;
      readonly access: Exclude<AdminAccess, "none">;
    }
  | { readonly kind: "comingSoon"; readonly sport: SportEntry; readonly section: MenuSection }
  | { readonly kind: "redirect"; readonly to: string };

function leagueRoutes(league: LeagueEntry): [path: string, route: SiteRoute][] {
  const routes: [string, SiteRoute][] = [
    [`/${league.slug}`, { kind: "redirect", to: paths.page(league, "home") }],
    [paths.signIn(league), { kind: "signIn", league }],
    [paths.dashboard(league), { kind: "dashboard", league }],
  ];
  if (hasScreen(league)) routes.push([paths.screen(league), { kind: "screen", league }]);
  for (const part of embedPartsOf(league))
    routes.push([paths.embed(league, part), { kind: "embed", league, part }]);
  // `pages` and `sections` have exactly one key for each page and section.
  for (const [page, pageKind] of Object.entries(league.pages) as [PageId, PageKind][]) {
    if (page === "club" || pageKind === "none") continue;
    routes.push([paths.page(league, page), { kind: "page", league, page, pageKind }]);
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

type Routes = ReadonlyMap<string, SiteRoute>;

/** Returns the routes of all pages that belong to no league: those of the arena, and the sports' places in the menu. */
function arenaRoutes(shown: readonly LeagueEntry[]): Routes {
  const routes = new Map<string, SiteRoute>([
    [paths.landing(), { kind: "landing" }],
    [paths.championship(), { kind: "championship" }],
    [paths.today(), { kind: "today" }],
    [paths.myClubs(), { kind: "myClubs" }],
    [paths.screen(), { kind: "screen", league: undefined }],
    [paths.privacy(), { kind: "privacy" }],
    [paths.join(), { kind: "join" }],
    [paths.help(), { kind: "help" }],
    [`/${arenaAdmin.slug}`, { kind: "redirect", to: paths.dashboard(arenaAdmin) }],
    // The administration links to the league's home page; for the arena this is the landing page.
    [paths.page(arenaAdmin, "home"), { kind: "redirect", to: paths.landing() }],
    [paths.signIn(arenaAdmin), { kind: "signIn", league: arenaAdmin }],
    [paths.dashboard(arenaAdmin), { kind: "dashboard", league: arenaAdmin }],
  ]);
  for (const sport of sportsOf(shown)) {
    for (const section of menu.sections) {
      const place = sport.path === undefined ? undefined : section.address(sport.path);
      const to = menuPath(sport, section, shown);
      if (place === undefined || to === undefined) continue;
      const route: SiteRoute =
        to === place ? { kind: "comingSoon", sport, section } : { kind: "redirect", to };
      if (!routes.has(place)) routes.set(place, route);
      const [, above] = /^(.+)\/home$/.exec(place) ?? [];
      if (above && !routes.has(above)) routes.set(above, { kind: "redirect", to });
    }
  }
  return routes;
}

/**
 * Returns the routes of these leagues, except clubs' pages, and of all sports, by path. A league of a menu section may
 * have the address of the section's place; its own page comes first.
 * @param shown the leagues in the menu
 */
export function routesOf(
  of: readonly LeagueEntry[],
  shown: readonly LeagueEntry[] = shownEntries(),
): Routes {
  return new Map([...arenaRoutes(shown), ...of.flatMap(leagueRoutes)]);
}

/** Checks whether a league has pages for matches, for players and for past seasons. */
const keeps: Readonly<Record<"matches" | "players" | "seasons", (league: LeagueEntry) => boolean>> =
  {
    matches: ({ collections: { fixtures, results } }) =>
      fixtures !== undefined || results !== undefined,
    players: (league) => league.collections.players !== undefined && mayShow(league, "players"),
    seasons: (league) => league.collections.seasons !== undefined && mayShow(league, "standings"),
  };

/** Returns the route of a match, player, past season or ground; only the records show whether it exists. */
export function recordAt(
  path: string,
  of: readonly LeagueEntry[] = everyEntry(),
): SiteRoute | undefined {
  const [, first, kind, last, more] = path.split("/");
  const league = of.find((one) => one.slug === first);
  const id = idIn(path);
  if (first === "grounds" && kind && last === undefined && id !== null)
    return { kind: "ground", id };
  if (!league || !last || more !== undefined || id === null) return undefined;
  if (kind === "matches" && keeps.matches(league)) return { kind: "match", league, id };
  if (kind === "players" && keeps.players(league)) return { kind: "player", league, id };
  return kind === "seasons" && keeps.seasons(league) ? { kind: "season", league, id } : undefined;
}

/** The routes that were made so far, for each list of leagues by the first part of a path; at "" those of no league. */
const found = new WeakMap<readonly LeagueEntry[], Map<string, Routes>>();

/**
 * Returns the route at exactly this path. Only the routes of the path's league are made, because making those of all
 * leagues would take a phone too long.
 */
function exactRoute(path: string, of: readonly LeagueEntry[]): SiteRoute | undefined {
  const [, begin = "", next = ""] = path.split("/");
  const first = begin === "embed" ? next : begin;
  const known = found.get(of) ?? new Map<string, Routes>([["", arenaRoutes(shownEntries())]]);
  found.set(of, known);
  const routes =
    known.get(first) ?? new Map(of.filter(({ slug }) => slug === first).flatMap(leagueRoutes));
  known.set(first, routes);
  return routes.get(path) ?? known.get("")?.get(path);
}

/** Returns the route of a path (a trailing slash is ignored); undefined if there is none. */
export function routeAt(
  pathname: string,
  of: readonly LeagueEntry[] = everyEntry(),
): SiteRoute | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return exactRoute(path, of) ?? adminAt(path, of) ?? clubAt(path, of) ?? recordAt(path, of);
}

/**
 * Returns the route of a page below a dashboard or section: a view, a match, a form. The administration itself parses
 * the rest of the path.
 */
function adminAt(path: string, of: readonly LeagueEntry[]): SiteRoute | undefined {
  const below = readAdminPath(path);
  return below ? exactRoute(below.above, of) : undefined;
}

/** Returns the route of a club's page, or of the page of two clubs; undefined for any other path. */
export function clubAt(
  path: string,
  of: readonly LeagueEntry[] = everyEntry(),
): SiteRoute | undefined {
  const [, first, clubs, slug = "", word, against, more] = path.split("/");
  const league = of.find((one) => one.slug === first);
  if (clubs !== "clubs" || more !== undefined || league?.pages.club !== "real") return undefined;
  const isClub = (text = "") => /^(_|[A-Za-z0-9-]{1,64})$/.test(text);
  const isOfTwo = word === "against" && isClub(against) && keeps.matches(league);
  return isClub(slug) && (word === undefined || isOfTwo)
    ? { kind: "club", league, slug, against }
    : undefined;
}
