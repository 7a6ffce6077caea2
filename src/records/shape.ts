import type { Shape } from "./document";
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

/** The collection a league keeps that kind in; undefined when it keeps none. */
export function collectionOf(
  league: Pick<LeagueEntry, "collections">,
  kind: EntityKind,
): string | undefined {
  return league.collections[kind];
}
