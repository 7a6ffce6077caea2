import type { FieldsPart } from "../kind/kind";

/** The fields of a row of the table, by section of its form. */
export const standingSections = {
  team: ["team", "group"],
  figures: ["played", "won", "draw", "lost", "gf", "ga", "gd", "points", "ppg", "streak"],
  decisions: ["adjust", "out", "reason", "lot"],
};

export const standingFields: FieldsPart = {
  sections: () => standingSections,
  labels: ({ table }) => ({
    ...Object.fromEntries(table.columns.map(({ key, label }) => [key, label])),
    adjust: "Points deducted or added",
    lot: "Order by drawing lots (1 = first)",
  }),
  helps: { streak: "For example W3 or L1", reason: "Public" },
  options: (_, { groups }) => ({ group: groups }),
};
