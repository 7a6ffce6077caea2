import type { Shape } from "./document";
import { isOfArena } from "./kinds";
import type { EntityKind } from "./record";
import type { League, LeagueEntry } from "@/domain/league/league";

/** The shape of a league's stored records, from its registry entry and its sport. */
export function shapeOf({ game, format, matchGrouping }: League): Shape {
  return {
    sport: game,
    grouped: format.groups.length > 0,
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
