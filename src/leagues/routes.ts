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

/** What answers at an address. */
export type SiteRoute =
  | { readonly kind: "landing" }
  | { readonly kind: "championship" }
  | { readonly kind: "today" }
  | { readonly kind: "myClubs" }
  /** Of one league, or of all. */
  | { readonly kind: "screen"; readonly league: LeagueEntry | undefined }
  | { readonly kind: "embed"; readonly league: LeagueEntry; readonly part: EmbedPart }
  /** Of the arena; whether it has that one is known only with its grounds and matches. */
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
  /** The page of a club, or of what it did against another; whether the league has them is known only with its records. */
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
  // The registry's records are exhaustive, so their keys are exactly the pages and the sections.
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

/**
 * What answers at the addresses of these leagues, except clubs' pages, and at those of every sport.
 * @param shown the leagues that the menu leads to
 */
export function routesOf(
  of: readonly LeagueEntry[],
  shown: readonly LeagueEntry[] = shownEntries(),
): ReadonlyMap<string, SiteRoute> {
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
    // What leads from the administration of a league to its pages.
    [paths.page(arenaAdmin, "home"), { kind: "redirect", to: paths.landing() }],
    [paths.signIn(arenaAdmin), { kind: "signIn", league: arenaAdmin }],
    [paths.dashboard(arenaAdmin), { kind: "dashboard", league: arenaAdmin }],
  ]);
  for (const league of of) {
    for (const [path, route] of leagueRoutes(league)) routes.set(path, route);
  }
  for (const sport of sportsOf(shown)) {
    for (const section of menu.sections) {
      const place = sport.path === undefined ? undefined : section.address(sport.path);
      const to = menuPath(sport, section, shown);
      if (place === undefined || to === undefined) continue;
      // A league of the section may have another address.
      const route: SiteRoute =
        to === place ? { kind: "comingSoon", sport, section } : { kind: "redirect", to };
      if (!routes.has(place)) routes.set(place, route);
      const [, above] = /^(.+)\/home$/.exec(place) ?? [];
      if (above && !routes.has(above)) routes.set(above, { kind: "redirect", to });
    }
  }
  return routes;
}

/** Whether the league has pages of its matches, of its players, and of its past seasons. */
const keeps: Readonly<Record<"matches" | "players" | "seasons", (league: LeagueEntry) => boolean>> =
  {
    matches: ({ collections: { fixtures, results } }) =>
      fixtures !== undefined || results !== undefined,
    players: (league) => league.collections.players !== undefined && mayShow(league, "players"),
    seasons: (league) => league.collections.seasons !== undefined && mayShow(league, "standings"),
  };

/** The page of one match, player, past season or ground: only the records know whether it exists. */
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

const found = new WeakMap<readonly LeagueEntry[], Map<string, ReadonlyMap<string, SiteRoute>>>();

/** The routes that begin like a path: making all of them takes a phone long. */
function routesAround(path: string, of: readonly LeagueEntry[]): ReadonlyMap<string, SiteRoute> {
  const [, begin = "", next = ""] = path.split("/");
  const first = begin === "embed" ? next : begin;
  const known = found.get(of) ?? new Map<string, ReadonlyMap<string, SiteRoute>>();
  found.set(of, known);
  const routes = known.get(first) ?? routesOf(of.filter(({ slug }) => slug === first));
  known.set(first, routes);
  return routes;
}

/** What answers at a path (a trailing slash is ignored); undefined: nothing does. */
export function routeAt(
  pathname: string,
  of: readonly LeagueEntry[] = everyEntry(),
): SiteRoute | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return (
    routesAround(path, of).get(path) ?? adminAt(path, of) ?? clubAt(path, of) ?? recordAt(path, of)
  );
}

/** A page below a dashboard or a section: a view, a match, a form. What it shows the administration reads itself. */
function adminAt(path: string, of: readonly LeagueEntry[]): SiteRoute | undefined {
  const below = readAdminPath(path);
  return below ? routesAround(path, of).get(below.above) : undefined;
}

/** A club's page, of the registry or of the records that the league keeps; or that of two clubs. */
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
