import { foldName, compareNames } from "@/domain/names";
import { defineAdminKind } from "../kind/kind";
import type { ListDefinition } from "../kind/column";
import { updatedColumn } from "../kind/cells";

/**
 * Records of seasons in the administration. They are edited on the page Seasons; this definition is for history and
 * repair.
 */
export const seasons = defineAdminKind<"seasons">({
  title: ({ label }) => label,
  saved: "Season saved",
  list: { of: listedSeasons, hasPage: false },
  form: {
    plan: [
      {
        legend: "Season",
        names: ["label", "table", "players", "pack", "format", "scoring", "bans", "cups", "open"],
      },
      {
        legend: "How it ended",
        names: ["champion", "places", "ended", "closed", "bests", "changes", "filed"],
      },
    ],
  },
  hiddenInRecentChanges: true,
  paste: { keys: ({ label }) => [foldName(label)] },
  consequences: () => [
    "Tables and players’ figures of the season are shown as they were entered by hand.",
  ],
});

/** Returns the definition of the list of seasons. */
function listedSeasons(): ListDefinition<"seasons"> {
  return {
    columns: [
      {
        id: "label",
        label: "Season",
        order: (season) => foldName(season.label),
        cell: ({ label }) => label,
      },
      {
        id: "table",
        label: "Table",
        onCard: "plain",
        order: (season) => season.table,
        cell: ({ table }) => (table === "computed" ? "From results" : "Kept by hand"),
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ label }) => label,
    naturalOrder: (records) => [...records].sort((a, b) => compareNames(b.label, a.label)),
  };
}
