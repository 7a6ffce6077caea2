import { collectionOf } from "@/records/shape";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { sectionOf } from "../sections";

/** Pages of a league's desk that are made of several kinds of record, or of none. */
const deskViews = ["match-day", "make-fixtures", "squads", "help"] as const;
export type DeskView = (typeof deskViews)[number];

export const deskNames: Readonly<Record<DeskView, string>> = {
  "match-day": "Match day",
  "make-fixtures": "Make fixtures",
  squads: "Squads",
  help: "Help",
};

/** Where a page of the desk is: on the dashboard's address. */
export const deskPath = (league: League, view: DeskView) =>
  `${paths.dashboard(league)}?view=${view}`;

/** The page of the desk an address asks for. */
export function readDesk(search: string): DeskView | null {
  const view = new URLSearchParams(search).get("view");
  return deskViews.find((one) => one === view) ?? null;
}

const has: Readonly<Record<DeskView, (league: League) => boolean>> = {
  "match-day": (league) =>
    collectionOf(league, "fixtures") !== undefined &&
    sectionOf(league, "results")?.access === "full",
  "make-fixtures": (league) => sectionOf(league, "fixtures")?.access === "full",
  squads: (league) => sectionOf(league, "players")?.access === "full",
  help: () => true,
};

/** Whether a league keeps what that page is made of. */
export const hasDesk = (league: League, view: DeskView): boolean => has[view](league);
