import { foldName } from "@/domain/names";
import { defineAdminKind } from "../kind/kind";
import { updatedColumn } from "../kind/cells";

/** Leagues that owners opened, in the administration. */
export const leagues = defineAdminKind<"leagues">({
  title: ({ name }) => name,
  saved: "League saved",
  list: {
    of: () => ({
      columns: [
        {
          id: "name",
          label: "League",
          order: ({ name }) => foldName(name),
          cell: ({ name }) => name,
        },
        updatedColumn(),
      ],
      filters: [],
      searchText: ({ name, shortName }) => [name, shortName].join(" "),
      naturalOrder: (records) => [...records],
    }),
    hasPage: true,
  },
  form: {
    plan: [{ legend: "League", names: ["name", "shortName", "strapline"] }],
  },
  hiddenInRecentChanges: true,
  consequences: () => [],
});
