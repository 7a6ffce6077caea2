import type { Shape } from "./document";
import { isOfArena } from "./kinds";
import type { EntityKind } from "./record";
import type { League, LeagueEntry } from "@/domain/league/league";

/** Checks whether a league was opened in the app: only the names of its collections contain a "~". */
const isOpened = ({ seasons = "" }: LeagueEntry["collections"]): boolean => seasons.includes("~");

/** Returns the shape of a league's stored records, from its registry entry and its sport. */
export function shapeOf({ game, format, matchGrouping, collections }: League): Shape {
  return {
    sport: game.records ?? game,
    game,
    // The security rules have one form for each sport's records in all leagues opened in the app, and some of these
    // have groups.
    grouped: format.groups.length > 0 || isOpened(collections),
    gameWeeks: matchGrouping.by === "gameWeek",
  };
}

/** Returns the collection of a kind in a league, or in the arena; undefined if there is none. */
export function collectionOf(
  league: Pick<LeagueEntry, "collections">,
  kind: EntityKind,
): string | undefined {
  return isOfArena(kind) ? kind : league.collections[kind];
}
