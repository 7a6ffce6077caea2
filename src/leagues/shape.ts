import type { RecordShape } from "@/domain/records/document";
import type { EntityKind } from "@/domain/records/record";
import { sportOf } from "@/sports";
import type { League } from "./league";

/** The shape of a league's stored records, from its registry entry and its sport. */
export function shapeOf(league: League): RecordShape {
  const sport = sportOf(league.sport);
  const { possession, bookings, substitutions } = sport.keeps;
  return {
    teamField: sport.table.teamField,
    standingColumns: sport.table.columns.map((column) => column.key),
    grouped: league.table.kind === "groups",
    lineUpFields: sport.lineUp.fields,
    gameWeek: league.matchGrouping.by === "gameWeek",
    possession,
    bookings,
    substitutions,
    scorerFigure: sport.scorerFigure,
    statistics: sport.statistics,
  };
}

/** The collection a league keeps that kind in; undefined when it keeps none. */
export function collectionOf(league: League, kind: EntityKind): string | undefined {
  return league.collections[kind];
}
