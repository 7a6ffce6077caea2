import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";

/** The pages of a league's dashboard that look after its data. */
export const upkeepViews = [
  "seasons",
  "changes",
  "repair",
  "publication",
  "home",
  "administrators",
  "backups",
  "erase",
] as const;
export type UpkeepView = (typeof upkeepViews)[number];

export const upkeepNames: Readonly<Record<UpkeepView, string>> = {
  seasons: "Seasons",
  changes: "Changes",
  repair: "Repair",
  publication: "Publication",
  home: "Bring an old database home",
  administrators: "Administrators",
  backups: "Backups",
  erase: "Erase a person",
};

/** Those that are about the whole site, for its owners. */
export const isForOwners = (view: UpkeepView) =>
  view === "administrators" || view === "backups" || view === "erase";

/** Where an upkeep page is: on the dashboard's address. */
export const upkeepPath = (league: League, view: UpkeepView) =>
  `${paths.dashboard(league)}?view=${view}`;

/** The upkeep page an address asks for. */
export function readUpkeep(search: string): UpkeepView | null {
  const view = new URLSearchParams(search).get("view");
  return upkeepViews.find((one) => one === view) ?? null;
}
