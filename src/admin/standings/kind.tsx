import { foldName, sameName } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { laterPage } from "@/ui/later/later";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { listedStandings } from "./columns";
import { ComputedTable } from "./ComputedTable";
import { standingsPaper } from "./paper";
import { standingFields } from "./fields";
import { shownRows } from "./typedFigures";

/** The rows of tables in the administration. */
export const standings = defineAdminKind<"standings">({
  title: ({ team }) => team,
  saved: "Standing saved",
  list: { of: listedStandings, hasPage: true, drawnOfSeason: true, Empty: ComputedTable },
  form: { Form: laterPage(() => import("./StandingForm")), fields: standingFields },
  figures: { books: "table", shown: shownRows },
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
