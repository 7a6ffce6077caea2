import type { League, LeagueEntry } from "@/domain/league/league";
import type { SportEntry } from "@/domain/sport";
import { addNamedSport } from "@/sports/sports";
import type { OpenedLeague } from "./registry";

/** A league that was open when the site was built (scripts/build/openedInProject.ts). */
export interface FoundLeague extends Pick<OpenedLeague, "entry" | "said"> {
  /** The sport if an owner named it (`sports/other`); null for a built-in sport. */
  readonly sport: SportEntry | null;
}

declare global {
  /**
   * The opened leagues that `npm run build` found in the configured project. The build writes the value into the code;
   * elsewhere it is not defined.
   */
  const ARENA_OPENED_LEAGUES: readonly FoundLeague[] | undefined;
}

async function fetchWhole(said: string, entry: LeagueEntry): Promise<League> {
  const { wholeOf } = await import("./openedLeague");
  return wholeOf(said, entry);
}

/** Converts leagues found by the build to the form of the registry. */
export const asOpened = (found: readonly FoundLeague[]): readonly OpenedLeague[] =>
  found.map(({ entry, said, sport }) => {
    if (sport) addNamedSport(sport);
    return { entry, said, fetchWhole: () => fetchWhole(said, entry) };
  });

/**
 * The opened leagues that the build found. Pages know these before they have loaded the list of leagues. A site without
 * opened leagues contains none of this code.
 */
export const foundInBuild: readonly OpenedLeague[] =
  typeof ARENA_OPENED_LEAGUES === "undefined" ? [] : asOpened(ARENA_OPENED_LEAGUES);
