import type { TabId } from "@/domain/league/pages";
import type { AdminSection, LeagueEntry } from "@/domain/league/league";

/** Takes the id's place in the address of the document that answers for all matches, players, or clubs. */
export const ANY = "_";

/**
 * The address at which a page was delivered that has no document of its own: one answers for every match of a league,
 * one for every player, one for every past season, one for every club that the registry does not know, one for every two
 * clubs, and one for every ground of the arena. Any other page has its own.
 */
export function deliveredAt(path: string): string {
  return path.replace(
    /^(\/[^/]+\/(?:matches|players|clubs|seasons)|\/grounds)\/[^/]+(?:(\/against\/)[^/]+)?$/,
    (_, above: string, against?: string) => `${above}/${ANY}${against ? against + ANY : ""}`,
  );
}

/** What of a league other sites may frame. */
export type EmbedPart = "table" | "fixtures" | "match";

/** The id that an address ends in; null where it cannot be read. */
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

/** Builders of every address of the site but those of menus (menuPath); no other place writes one. */
export const paths = {
  landing: () => "/",
  championship: () => "/championship",
  today: () => "/today",
  myClubs: () => "/my-clubs",
  /** For a hall's television; of every league without one. */
  screen: (league?: Pick<LeagueEntry, "slug">) => (league ? `/${league.slug}/screen` : "/screen"),
  /** To be framed by other sites. @param match the id of the one match that is shown */
  embed: (league: Pick<LeagueEntry, "slug">, part: EmbedPart, match?: string) =>
    `/embed/${league.slug}/${part}${match === undefined ? "" : `?match=${encodeURIComponent(match)}`}`,
  /** A ground of the arena. @param id its id, or its name as an address: matches know no more */
  ground: (id: string) => `/grounds/${encodeURIComponent(id)}`,
  privacy: () => "/privacy",
  help: () => "/help",
  /** Where an invitation is accepted; its token comes after the "#", which no server sees. */
  join: (token?: string) => (token === undefined ? "/join" : `/join#${token}`),
  page: (league: LeagueEntry, page: TabId) => `/${league.slug}/${league.pagePaths?.[page] ?? page}`,
  /** @param past a past season's id; the current one without it */
  match: (league: LeagueEntry, id: string, past?: string) =>
    recordPath(league, "matches", id, past),
  /** A past season at a glance. */
  season: (league: Pick<LeagueEntry, "slug">, past: string) =>
    `/${league.slug}/seasons/${encodeURIComponent(past)}`,
  /** @param past a past season's id; the current one without it */
  player: (league: LeagueEntry, id: string, past?: string) =>
    recordPath(league, "players", id, past),
  club: (league: LeagueEntry, slug: string) => `/${league.slug}/clubs/${encodeURIComponent(slug)}`,
  /** What one club did against another. */
  against: (league: LeagueEntry, slug: string, other: string) =>
    `${paths.club(league, slug)}/against/${encodeURIComponent(other)}`,
  signIn: (league: LeagueEntry) => `/${league.slug}/admin-auth`,
  dashboard: (league: Pick<LeagueEntry, "slug">) => `/${league.slug}/admin-dashboard`,
  adminSection: (league: LeagueEntry, section: AdminSection) =>
    `/${league.slug}/admin-dashboard/${section}`,
} as const;
