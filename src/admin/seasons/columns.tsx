import { compareNames, foldName } from "@/domain/names";
import type { Listed } from "../kind/column";
import { updatedColumn } from "../kind/cells";

/** How the records of seasons are listed. */
export function listedSeasons(): Listed<"seasons"> {
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
    naturalOrder: (seasons) => [...seasons].sort((a, b) => compareNames(b.label, a.label)),
  };
}
