import type { EntityKind } from "@/records/kinds";
import type { LeagueEntry } from "@/domain/league/league";
import { idIn, paths } from "./paths";

/** Work pages: pages of the administration that show several kinds of record, or none. */
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

/** Pages that look after a league's data. */
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

/** Work pages that list records of the whole arena. */
const arenaViews = ["officials", "grounds", "leagues"] as const satisfies readonly (WorkView &
  EntityKind)[];

export type ArenaView = (typeof arenaViews)[number];

/** Whether a page lists records of the arena, which its name is the kind of. */
export const isArenaView = (view: string): view is ArenaView =>
  arenaViews.some((one) => one === view);

export type AdminView = WorkView | UpkeepView;

const views: readonly AdminView[] = [...workViews, ...upkeepViews];

/** Whether a page is a work page. */
export const isWorkView = (view: AdminView): view is WorkView =>
  workViews.some((one) => one === view);

/** The part of the address below the dashboard for the matches of a league. */
const MATCHES = "matches";

/** The address of a work page or an upkeep page: below the dashboard. */
export const viewPath = (league: LeagueEntry, view: AdminView): string =>
  `${paths.dashboard(league)}/${view}`;

/** The word in the query of a match’s page for the part that is open. */
export const MATCH_PART = "part";

/** A match in the administration, opened at the part that its state asks for. */
export const adminMatchPath = (league: LeagueEntry, match: string): string =>
  `${paths.dashboard(league)}/${MATCHES}/${encodeURIComponent(match)}`;

/**
 * The page beside the pitch of a match, whatever is known of the match. That page says itself when there is nothing to
 * enter.
 */
export const pitchPath = (league: LeagueEntry, match: string): string =>
  `${adminMatchPath(league, match)}?${MATCH_PART}=live`;

/** The last part of the address of a captain's page, whatever else the captain may do in the league. */
const CAPTAIN = "captain";

export const captainPath = (league: Pick<LeagueEntry, "slug">): string =>
  `${paths.dashboard(league)}/${CAPTAIN}`;

interface PlaceInAdmin {
  /** The dashboard, or the section that it lies in: "/mls/admin-dashboard/players". */
  readonly above: string;
  readonly view: AdminView | undefined;
  /** The match whose page it is. */
  readonly match: string | null;
  /** It is a captain's page. */
  readonly isCaptains?: true;
}

/** Reads an address below a dashboard; null for any other. */
export function readAdminPath(pathname: string): PlaceInAdmin | null {
  const [, slug = "", dashboard, place, more, rest] = pathname.replace(/\/+$/, "").split("/");
  if (dashboard !== "admin-dashboard" || rest !== undefined) return null;
  const above = `/${slug}/${dashboard}`;
  if (place === MATCHES && more) return { above, view: undefined, match: idIn(pathname) };
  if (place === CAPTAIN && more === undefined)
    return { above, view: undefined, match: null, isCaptains: true };
  const view = views.find((one) => one === place);
  // The forms of the arena's records are below their list.
  if (view) return more === undefined || isArenaView(view) ? { above, view, match: null } : null;
  return { above: place ? `${above}/${place}` : above, view: undefined, match: null };
}
