import type { League } from "@/domain/league/league";
import { showPoints } from "@/domain/meet/showPoints";
import type { Table } from "@/domain/season/competition";
import type { MeetSeason } from "@/domain/season/meets";
import { figureOf } from "@/ui/standings/figureOf";

/** A team of a table, with the figure that its place rests on first of all. */
export interface Leader {
  /** "1", in a group "A1". */
  readonly place: string;
  readonly team: string;
  /** "9", of points or of wins. */
  readonly figure: string;
}

/** The lines of a table, first place first; none while nobody has a point or a win. */
type Order = readonly Leader[];

/** A column that says by what a table is led: points, or wins where a league counts no points. */
export const leadColumn = ({ game }: League) => {
  const columns = game.table.columns.filter(({ always }) => always);
  return columns.find(({ key }) => key === "points") ?? columns.find(({ key }) => key === "won");
};

/** The order of each table. */
export function ordersOf(tables: readonly Table[], league: League): readonly Order[] {
  const column = leadColumn(league);
  return tables.map(({ group, lines }) => {
    const hasBegun = lines.some(({ row }) => column && Number(row[column.key]) > 0);
    return lines.flatMap(({ rank, row }) =>
      column && hasBegun && rank !== null
        ? [
            {
              place: `${group}${rank}`,
              team: row.team,
              figure: figureOf(row[column.key], column),
            },
          ]
        : [],
    );
  });
}

/** The order of a season of meets, once an event has places. */
export const orderOfMeets = ({ meets, table }: MeetSeason): Order =>
  meets.some(({ done }) => done > 0)
    ? table.map(({ name, rank, points }) => ({
        place: String(rank),
        team: name,
        figure: showPoints(points),
      }))
    : [];

/** Lines that a tile has room for. */
const TILE_LINES = 2;

/**
 * The lines of a tile: the first of each group, or the first two of the one table there is. Where a club is followed,
 * the first of its own table and that club.
 */
export function leadersOf(
  orders: readonly Order[],
  isFollowed: (team: string) => boolean,
): readonly Leader[] {
  const own = orders.find((order) => order.some(({ team }) => isFollowed(team)));
  const mine = own?.find(({ team }) => isFollowed(team));
  if (own && mine)
    return own.slice(0, TILE_LINES).includes(mine)
      ? own.slice(0, TILE_LINES)
      : [...own.slice(0, TILE_LINES - 1), mine];
  const begun = orders.filter((order) => order.length > 0);
  return begun.length > 1
    ? begun.flatMap((order) => order.slice(0, 1)).slice(0, TILE_LINES)
    : (begun[0] ?? []).slice(0, TILE_LINES);
}
