import type { League } from "@/domain/league/league";
import { formatPoints } from "@/domain/meet/showPoints";
import type { Table } from "@/domain/season/competition";
import type { MeetSeason } from "@/domain/season/meets";
import { figureOf } from "@/ui/standings/figureOf";

/** A team with its place in a table, and the figure that decides the place first. */
export interface Leader {
  /** "1"; in a group, "A1". */
  readonly place: string;
  readonly team: string;
  /** The number of points or wins: "9". */
  readonly figure: string;
}

/** The teams of a table in order; empty while no team has a point or a win. */
type Order = readonly Leader[];

/**
 * Returns the column that decides a table first: points, or wins if the league counts no points; undefined if the table
 * has neither.
 */
export const leadColumn = ({ game }: League) => {
  const columns = game.table.columns.filter(({ always }) => always);
  return columns.find(({ key }) => key === "points") ?? columns.find(({ key }) => key === "won");
};

/** Returns the teams of each table in order. */
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

/** Returns the teams of a season of meets in order; empty until an event has results. */
export const orderOfMeets = ({ meets, table }: MeetSeason): Order =>
  meets.some(({ done }) => done > 0)
    ? table.map(({ name, rank, points }) => ({
        place: String(rank),
        team: name,
        figure: formatPoints(points),
      }))
    : [];

/** How many lines fit into a tile. */
const TILE_LINES = 2;

/**
 * Returns the two lines of a tile: the first team of each group, or the first two of a single table. If the visitor
 * follows a club, the first team of that club's table and the club itself.
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
