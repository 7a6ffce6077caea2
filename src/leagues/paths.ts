import type { TabId } from "@/domain/league/pages";
import type { AdminSection, LeagueEntry } from "@/domain/league/league";

/** Replaces the id in the address of the document that is delivered for all matches, players or clubs. */
export const ANY = "_";

/**
 * Returns the address of the delivered document for a page. One document is delivered for all matches of a league, one
 * for all players, one for all past seasons, one for all clubs that are not in the registry, one for all pairs of
 * clubs, and one for all grounds of the arena. Every other page has its own document.
 */
export function deliveredAt(path: string): string {
  return path.replace(
    /^(\/[^/]+\/(?:matches|players|clubs|seasons)|\/grounds)\/[^/]+(?:(\/against\/)[^/]+)?$/,
    (_, above: string, against?: string) => `${above}/${ANY}${against ? against + ANY : ""}`,
  );
}

/** A part of a league that other sites may embed. */
export type EmbedPart = "table" | "fixtures" | "match";

/** Returns the id at the end of an address; null if it cannot be decoded. */
export function idIn(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  } catch {
    return null;
  }
}

function recordPath(league: LeagueEntry, kind: "matches" | "players", id: string, past?: string) {
  const season = past === undefined ? "" : `?season=${encodeURIComponent(past)}`;
  return `/${league.slug}/${kind}/${encodeURIComponent(id)}${season}`;
}

/**
 * Functions that build all addresses of the site except those of menus (`menuPath`); no other code builds addresses.
 */
export const paths = {
  landing: () => "/",
  championship: () => "/championship",
  today: () => "/today",
  myClubs: () => "/my-clubs",
  /** The display for a hall; without a league, for all leagues. */
  screen: (league?: Pick<LeagueEntry, "slug">) => (league ? `/${league.slug}/screen` : "/screen"),
  /**
   * A page for embedding in other sites.
   * @param match the id of the shown match, for the part "match"
   */
  embed: (league: Pick<LeagueEntry, "slug">, part: EmbedPart, match?: string) =>
    `/embed/${league.slug}/${part}${match === undefined ? "" : `?match=${encodeURIComponent(match)}`}`,
  /**
   * A ground of the arena.
   * @param id its id, or the slug of its name, because matches only have the name
   */
  ground: (id: string) => `/grounds/${encodeURIComponent(id)}`,
  privacy: () => "/privacy",
  help: () => "/help",
  /** The page that accepts an invitation; its token is after the "#", so that no server sees it. */
  join: (token?: string) => (token === undefined ? "/join" : `/join#${token}`),
  page: (league: LeagueEntry, page: TabId) => `/${league.slug}/${league.pagePaths?.[page] ?? page}`,
  /** @param past the id of a past season; undefined for the current season */
  match: (league: LeagueEntry, id: string, past?: string) =>
    recordPath(league, "matches", id, past),
  /** The overview of a past season. */
  season: (league: Pick<LeagueEntry, "slug">, past: string) =>
    `/${league.slug}/seasons/${encodeURIComponent(past)}`,
  /** @param past the id of a past season; undefined for the current season */
  player: (league: LeagueEntry, id: string, past?: string) =>
    recordPath(league, "players", id, past),
  club: (league: LeagueEntry, slug: string) => `/${league.slug}/clubs/${encodeURIComponent(slug)}`,
  /** The head-to-head page of two clubs. */
  against: (league: LeagueEntry, slug: string, other: string) =>
    `${paths.club(league, slug)}/against/${encodeURIComponent(other)}`,
  signIn: (league: LeagueEntry) => `/${league.slug}/admin-auth`,
  dashboard: (league: Pick<LeagueEntry, "slug">) => `/${league.slug}/admin-dashboard`,
  adminSection: (league: LeagueEntry, section: AdminSection) =>
    `/${league.slug}/admin-dashboard/${section}`,
} as const;
