import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import { grouped, type Paper, type PaperSeason } from "../kind/paper";
import { listedStandings } from "./columns";

/** A row as it stands in a table; minus as it is set in print. */
const figure = (value: string | number) => String(value).replace("-", "\u2212");

/** What the figures of a table take of a sheet, in hundredths. */
const FIGURES = 56;

/** The table in its order, however the list was sorted. */
export function standingsPaper(
  league: League,
  rows: readonly RecordOf<"standings">[],
  { format }: PaperSeason,
): Paper {
  const { columns } = league.game.table;
  return {
    title: "Table",
    parts: grouped(listedStandings(league, format).naturalOrder(rows), ({ group }) => group).map(
      ([group, own]) => ({
        title: group === "" ? league.name : `Group ${group}`,
        columns: [
          { label: "#", numeric: true, width: 6 },
          { label: "Team" },
          ...columns.map(({ short, label }) => ({
            label: short ?? label,
            numeric: true,
            width: Math.floor(FIGURES / columns.length),
          })),
        ],
        rows: own.map((row, at) => ({
          id: row.id,
          cells: [String(at + 1), row.team, ...columns.map(({ key }) => figure(row[key]))],
        })),
      }),
    ),
  };
}
