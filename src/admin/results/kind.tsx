import { ChangeOverWaits } from "../bookkeeping/ChangeOverWaits";
import { defineAdminKind } from "../kind/kind";
import { listedResults } from "./columns";
import { resultsPaper } from "./paper";
import { paste } from "./paste";
import { resultOfFixture } from "./resultOfFixture";
import { titleOfResult } from "./title";
import { resultFields } from "./fields";
import { laterPage } from "@/ui/later/later";

/** Results in the administration. */
export const results = defineAdminKind<"results">({
  title: titleOfResult,
  saved: "Result saved successfully",
  list: {
    of: listedResults,
    hasPage: true,
    Notes: ChangeOverWaits,
    spot: "no-results",
    after: {
      kind: "fixtures",
      why: "A result is easiest to add from its fixture. Add the fixtures first.",
    },
  },
  form: {
    Form: laterPage(() => import("./ResultForm")),
    fields: resultFields,
    ofFixture: resultOfFixture,
  },
  paste,
  paper: { label: "Print results", page: "results", of: resultsPaper },
  consequences: () => [
    "The match leaves the results page, and its goals and cards no longer count in the statistics.",
    "A table and players’ figures that follow from results change with it; those kept by hand stay.",
  ],
  alwaysTold: true,
});
