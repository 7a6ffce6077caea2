import type { Shape } from "./document";
import { isOfArena } from "./kinds";
import type { EntityKind } from "./record";
import type { League, LeagueEntry } from "@/domain/league/league";

/** Whether these are collections of a league that was opened in the app: no other name has a "~". */
const isOpened = ({ seasons = "" }: LeagueEntry["collections"]): boolean => seasons.includes("~");

/** The shape of a league's stored records, from its registry entry and its sport. */
export function shapeOf({ game, format, matchGrouping, collections }: League): Shape {
  return {
    sport: game.records ?? game,
    game,
    // Rules have one form for each sport's records in all leagues that were opened in the app, and some have groups.
    grouped: format.groups.length > 0 || isOpened(collections),
    gameWeeks: matchGrouping.by === "gameWeek",
  };
}

/** The collection a league keeps that kind in, or the arena for all leagues; undefined when there is none. */
export function collectionOf(
  league: Pick<LeagueEntry, "collections">,
  kind: EntityKind,
): string | undefined {
  return isOfArena(kind) ? kind : league.collections[kind];
}
