import { foldName, slugOf } from "@/domain/names";
import { rankKept } from "@/domain/table/kept";
import { groupStandings } from "@/domain/table/standings";
import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { TeamLine, updatedColumn } from "../kind/cells";
import type { Column, Listed } from "../kind/column";

const minus = (figure: string | number, signed: boolean) =>
  signed && typeof figure === "number" && figure > 0
    ? `+${figure}`
    : String(figure).replace("-", "\u2212");

/** How a league's standings are listed: by group and rank, with the columns of the sport. */
export function listedStandings(league: League, { groups, pack }: Format): Listed<"standings"> {
  const { table } = league.game;
  const grouped = groups.length > 0;
  return {
    columns: [
      {
        id: "team",
        label: "Team",
        order: (row) => foldName(row.team),
        cell: ({ team }, { clubs }) => <TeamLine clubs={clubs} logo="" name={team} />,
      },
      ...(grouped ? [groupColumn] : []),
      ...table.columns.map(
        ({ key, label, short, signed = false, always = false }): Column<"standings"> => ({
          id: key,
          label,
          short,
          ...(always && { onCard: "labelled" }),
          numeric: key !== "streak",
          order: (row) => row[key],
          cell: (row) => minus(row[key], signed),
        }),
      ),
      updatedColumn(),
    ],
    filters: grouped
      ? [
          {
            id: "group",
            label: "Group",
            everything: "All groups",
            choices: ({ group }) => [{ key: slugOf(group) || "none", label: group || "None" }],
          },
        ]
      : [],
    searchText: ({ team, group }) => `${team} ${group}`,
    naturalOrder: (rows) =>
      groupStandings(rows, groups).flatMap((group) =>
        rankKept(group.rows, pack).map(({ row }) => row),
      ),
  };
}

const groupColumn: Column<"standings"> = {
  id: "group",
  label: "Group",
  onCard: "labelled",
  order: (row) => foldName(row.group),
  cell: (row) => row.group,
};
