import { foldName, sameName } from "@/domain/names";
import { readAdjustment } from "@/domain/table/adjustments";
import { amountOf } from "@/domain/wording";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { unknownClubs } from "../kind/warning";
import { listedStandings } from "./columns";
import { AdjustControl } from "./AdjustControl";
import { ComputedTable } from "./ComputedTable";
import { OutControl } from "./OutControl";
import { standingsPaper } from "./paper";
import { StandingHelper } from "./StandingHelper";
import { rowQuestion, shownRows, startOfRow } from "./typedFigures";

/** The rows of tables in the administration. */
export const standings = defineAdminKind<"standings">({
  title: ({ team }) => team,
  saved: "Standing saved",
  list: { of: listedStandings, hasPage: true, drawnOfSeason: true, Empty: ComputedTable },
  form: {
    plan: [
      { legend: "Team", names: ["team", "group"] },
      {
        legend: "Figures",
        names: ["played", "won", "draw", "lost", "gf", "ga", "gd", "points", "ppg", "streak"],
      },
      {
        legend: "Penalties and decisions",
        names: ["adjust", "out", "reason", "lot"],
        folded: true,
      },
    ],
    labels: ({ table }) => ({
      ...Object.fromEntries(table.columns.map(({ key, label }) => [key, label])),
      adjust: "Points deducted or added",
      lot: "Order by drawing lots (1 = first)",
    }),
    controls: { adjust: AdjustControl, out: OutControl },
    problems: (_, { adjust }) =>
      adjust.some((line) => readAdjustment(line) === null)
        ? { adjust: "Points deducted or added must be a whole number from -99 to 99 and not 0" }
        : {},
    helpers: { Figures: StandingHelper },
    fills: { team: [{ name: "group", fill: (club) => club?.group ?? "", onlyEmpty: true }] },
    next: ({ group }) => ({ group }),
    warnings: ({ team }, around) => unknownClubs({ team }, around),
  },
  figures: { books: "table", shown: shownRows, start: startOfRow, question: rowQuestion },
  paste: { lines: { columns: ["team", "group"] }, keys: ({ team }) => [foldName(team)] },
  paper: { label: "Print table", page: "standings", of: standingsPaper },
  consequences: ({ team }, { players, results }) => {
    const squad = players.filter(({ club }) => sameName(club, team)).length;
    const games = results.filter((result) => plays(result, team)).length;
    return [
      "The row leaves the public table, and the ranks below it move up.",
      `Its ${amountOf(squad, "player", "players")} and ${amountOf(games, "result", "results")} stay.`,
    ];
  },
  alwaysTold: true,
});
