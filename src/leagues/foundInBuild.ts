import type { League, LeagueEntry } from "@/domain/league/league";
import type { SportEntry } from "@/domain/sport";
import { addNamedSport } from "@/sports/sports";
import type { OpenedLeague } from "./registry";

/** A league that was open when the site was built (scripts/build/openedInProject.ts). */
export interface FoundLeague extends Pick<OpenedLeague, "entry" | "said"> {
  /** Its sport, where an owner named it. */
  readonly sport: SportEntry | null;
}

declare global {
  /** What `npm run build` found in the configured project; it is written into the code, and is nowhere else. */
  const ARENA_OPENED_LEAGUES: readonly FoundLeague[] | undefined;
}

async function fetchWhole(said: string, entry: LeagueEntry): Promise<League> {
  const { wholeOf } = await import("./openedLeague");
  return wholeOf(said, entry);
}

/** These leagues as the registry takes them. */
export const asOpened = (found: readonly FoundLeague[]): readonly OpenedLeague[] =>
  found.map(({ entry, said, sport }) => {
    if (sport) addNamedSport(sport);
    return { entry, said, fetchWhole: () => fetchWhole(said, entry) };
  });

/** The opened leagues that the build found: what pages know before they have read which there are. A site that has none gets none of this code. */
export const foundInBuild: readonly OpenedLeague[] =
  typeof ARENA_OPENED_LEAGUES === "undefined" ? [] : asOpened(ARENA_OPENED_LEAGUES);
