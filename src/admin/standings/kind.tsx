import { compareNames, foldName, sameName, slugOf } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { laterPage } from "@/ui/later/later";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import type { Standing } from "@/records/standings/schema";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import type { Format } from "@/domain/season/format";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { grouped, type Paper, type PaperSeason } from "../kind/paper";
import { TeamLine, updatedColumn } from "../kind/cells";
import type { Column, ListDefinition } from "../kind/column";
import { ComputedTable, RowsNote } from "./ComputedTable";
import { standingFields } from "./fields";
import { shownRows } from "./typedFigures";

/** How the administration lists, edits, pastes and prints the rows of the table. */
export const standings = defineAdminKind<"standings">({
  title: ({ team }) => team,
  saved: "Standing saved",
  list: {
    of: listedStandings,
    hasPage: true,
    drawnOfSeason: true,
    Notes: RowsNote,
    Empty: ComputedTable,
  },
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

/** A place in the tables that visitors see. */
interface TableLine {
  readonly group: string;
  readonly rank: number | null;
  readonly team: string;
}

const linesOf = (league: League, records: SeasonRecords): readonly TableLine[] =>
  competitionOf(league, records).tables.flatMap(({ group, lines }) =>
    lines.map(({ rank, row: { team } }) => ({ group, rank, team })),
  );

/**
 * Sorts rows as visitors see them in the tables, each with its group and rank there. A row of an unknown group is in no
 * table and comes last.
 */
function asInTables<S extends Standing>(rows: readonly S[], lines: readonly TableLine[]) {
  return rows
    .map((row) => {
      const at = lines.findIndex(({ team }) => sameName(team, row.team));
      return { row, at: at === -1 ? lines.length : at, group: row.group, rank: null, ...lines[at] };
    })
    .toSorted(
      (a, b) =>
        a.at - b.at || compareNames(a.group, b.group) || compareNames(a.row.team, b.row.team),
    );
}

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
  return {
    title: "Table",
    parts: grouped(asInTables(rows, linesOf(league, records)), (one) => one.group).map(
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
        rows: own.map(({ rank, row }) => ({
          id: row.id,
          cells: [String(rank ?? "–"), row.team, ...columns.map(({ key }) => figure(row[key]))],
        })),
      }),
    ),
  };
}

const minus = (value: string | number, signed: boolean) =>
  signed && typeof value === "number" && value > 0
    ? `+${value}`
    : String(value).replace("-", "\u2212");

/** Returns the definition of the list of rows: in the order of the tables, with the columns of the sport. */
function listedStandings(
  league: League,
  { groups }: Format,
  season: SeasonRecords | null,
): ListDefinition<"standings"> {
  const { table } = league.game;
  const lines = season ? linesOf(league, season) : [];
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
    naturalOrder: (rows) => asInTables(rows, lines).map(({ row }) => row),
  };
}

const groupColumn: Column<"standings"> = {
  id: "group",
  label: "Group",
  onCard: "labelled",
  order: (row) => foldName(row.group),
  cell: (row) => row.group,
};
