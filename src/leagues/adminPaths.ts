import type { EntityKind } from "@/records/kinds";
import type { LeagueEntry } from "@/domain/league/league";
import { idIn, paths } from "./paths";

/** Work pages: pages of the administration for several kinds of record, or for none. */
const workViews = [
  "match-day",
  "make-fixtures",
  "squads",
  "captains",
  "officials",
  "grounds",
  "week",
  "leagues",
  "open-league",
  "help",
] as const;
export type WorkView = (typeof workViews)[number];

/** Upkeep pages: pages that look after a league's data. */
export const upkeepViews = [
  "seasons",
  "changes",
  "repair",
  "publication",
  "home",
  "administrators",
  "backups",
  "faults",
  "erase",
] as const;
export type UpkeepView = (typeof upkeepViews)[number];

/** Work pages that list records of the arena. */
const arenaViews = ["officials", "grounds", "leagues"] as const satisfies readonly (WorkView &
  EntityKind)[];

export type ArenaView = (typeof arenaViews)[number];

/** Checks whether a page lists records of the arena; the name of such a page is the kind of record. */
export const isArenaView = (view: string): view is ArenaView =>
  arenaViews.some((one) => one === view);

export type AdminView = WorkView | UpkeepView;

const views: readonly AdminView[] = [...workViews, ...upkeepViews];

/** Checks whether a page is a work page. */
export const isWorkView = (view: AdminView): view is WorkView =>
  workViews.some((one) => one === view);

/** The part of the address for matches, below the dashboard. */
const MATCHES = "matches";

/** Returns the address of a work page or an upkeep page, below the dashboard. */
export const viewPath = (league: LeagueEntry, view: AdminView): string =>
  `${paths.dashboard(league)}/${view}`;

/** The query parameter of a match’s page for the open part. */
export const MATCH_PART = "part";

/** Returns the address of a match in the administration; the page opens the part that fits the match's state. */
export const adminMatchPath = (league: LeagueEntry, match: string): string =>
  `${paths.dashboard(league)}/${MATCHES}/${encodeURIComponent(match)}`;

/**
 * Returns the address of the page for entering a match live. The page itself shows a message if nothing can be entered.
 */
export const pitchPath = (league: LeagueEntry, match: string): string =>
  `${adminMatchPath(league, match)}?${MATCH_PART}=live`;

/** The last part of the address of a captain's page. */
const CAPTAIN = "captain";

export const captainPath = (league: Pick<LeagueEntry, "slug">): string =>
  `${paths.dashboard(league)}/${CAPTAIN}`;

interface PlaceInAdmin {
  /** The address of the dashboard, or of the section that contains the page: "/mls/admin-dashboard/players". */
  readonly above: string;
  readonly view: AdminView | undefined;
  /** The id of the match if the page is a match's page; otherwise null. */
  readonly match: string | null;
  /** Whether the page is a captain's page. */
  readonly isCaptains?: true;
}

/** Parses an address below a dashboard; null for any other address. */
export function readAdminPath(pathname: string): PlaceInAdmin | null {
  const [, slug = "", dashboard, place, more, rest] = pathname.replace(/\/+$/, "").split("/");
  if (dashboard !== "admin-dashboard" || rest !== undefined) return null;
  const above = `/${slug}/${dashboard}`;
  if (place === MATCHES && more) return { above, view: undefined, match: idIn(pathname) };
  if (place === CAPTAIN && more === undefined)
    return { above, view: undefined, match: null, isCaptains: true };
  const view = views.find((one) => one === place);
  // The forms of the arena's records have addresses below their list.
  if (view) return more === undefined || isArenaView(view) ? { above, view, match: null } : null;
  return { above: place ? `${above}/${place}` : above, view: undefined, match: null };
}
