import { foldName, sameName, slugOf } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { laterPage } from "@/ui/later/later";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import { competitionOf } from "@/domain/season/competition";
import { rankManualRows } from "@/domain/table/kept";
import { groupStandings } from "@/domain/table/standings";
import type { Format } from "@/domain/season/format";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { grouped, type Paper, type PaperSeason } from "../kind/paper";
import { TeamLine, updatedColumn } from "../kind/cells";
import type { Column, ListDefinition } from "../kind/column";
import { ComputedTable } from "./ComputedTable";
import { standingFields } from "./fields";
import { shownRows } from "./typedFigures";

/** How the administration lists, edits, pastes and prints the rows of the table. */
export const standings = defineAdminKind<"standings">({
  title: ({ team }) => team,
  saved: "Standing saved",
  list: { of: listedStandings, hasPage: true, drawnOfSeason: true, Empty: ComputedTable },
  form: { Form: laterPage(() => import("./StandingForm")), fields: standingFields },
  figures: { figureSet: "table", shown: shownRows },
  paste: { lines: { columns: ["team", "group"] }, keys: ({ team }) => [foldName(team)] },
  paper: { label: "Print table", page: "standings", of: standingsPaper },
  consequences: ({ team }, { players, results }) => {
    const squad = players.filter(({ club }) => sameName(club, team)).length;
    const games = results.filter((result) => plays(result, team)).length;
    return [
      "In a table kept by hand, the row goes, and the ranks below it move up.",
      "In a table counted from results, a club with a record or a match stays; points given or taken, its withdrawal and drawn lots are lost.",
      `Its ${amountOf(squad, "player", "players")} and ${amountOf(games, "result", "results")} stay.`,
    ];
  },
  alwaysShowsImpact: true,
});

/** Formats a figure for print, with a typographic minus sign. */
const figure = (value: string | number) => String(value).replace("-", "\u2212");

/** The width of all columns of figures together, in per cent of the page's width. */
const FIGURES = 56;

/**
 * Builds the print of the table: rows in the order and with the ranks that visitors see, even if the list on the screen
 * is sorted differently.
 */
function standingsPaper(
  league: League,
  rows: readonly RecordOf<"standings">[],
  { records }: PaperSeason,
): Paper {
  if (!records) throw new Error("The season is not loaded.");
  const { columns } = league.game.table;
  const lines = competitionOf(league, records).tables.flatMap(({ group, lines: own }) =>
    own.map(({ rank, row: { team } }) => ({ group, rank, team })),
  );
  const ranked = rows
    .map((row) => {
      const at = lines.findIndex(({ team }) => sameName(team, row.team));
      // A row of an unknown group is in no table and comes last.
      return { row, at: at === -1 ? lines.length : at, group: row.group, rank: null, ...lines[at] };
    })
    .toSorted((a, b) => a.at - b.at);
  return {
    title: "Table",
    parts: grouped(ranked, (one) => one.group).map(([group, own]) => ({
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
      rows: own.map(({ rank, row }) => ({
        id: row.id,
        cells: [String(rank ?? "–"), row.team, ...columns.map(({ key }) => figure(row[key]))],
      })),
    })),
  };
}

const minus = (value: string | number, signed: boolean) =>
  signed && typeof value === "number" && value > 0
    ? `+${value}`
    : String(value).replace("-", "\u2212");

/** Returns the definition of the list of rows: by group and rank, with the columns of the sport. */
function listedStandings(league: League, { groups, pack }: Format): ListDefinition<"standings"> {
  const { table } = league.game;
  const hasGroups = groups.length > 0;
  return {
    columns: [
      {
        id: "team",
        label: "Team",
        order: (row) => foldName(row.team),
        cell: ({ team }, { clubs }) => <TeamLine clubs={clubs} logo="" name={team} />,
      },
      ...(hasGroups ? [groupColumn] : []),
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
    filters: hasGroups
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
        rankManualRows(group.rows, pack).map(({ row }) => row),
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
