import { sheetKinds } from "../../src/records/sheet";

/** A query of the trail: newest first, of one collection, and perhaps of one record or one action. */
const trail = (...equal: readonly string[]) => ({
  collectionGroup: "history",
  queryScope: "COLLECTION",
  fields: [
    ...["collection", ...equal].map((fieldPath) => ({ fieldPath, order: "ASCENDING" })),
    { fieldPath: "at", order: "DESCENDING" },
  ],
});

/** Maps that nobody queries by; each of their fields would count towards the 40,000 index entries of a document. */
const unindexed = {
  published: ["records", ...sheetKinds],
  live: ["matches"],
  history: ["before", "after"],
} satisfies Record<string, readonly string[]>;

/** The text of `firestore.indexes.json`. */
export function generateIndexes(): string {
  const fieldOverrides = Object.entries(unindexed).flatMap(([collectionGroup, fields]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  );
  const byPerson = {
    collectionGroup: "history",
    queryScope: "COLLECTION",
    fields: [
      { fieldPath: "by", order: "ASCENDING" },
      { fieldPath: "at", order: "DESCENDING" },
    ],
  };
  const openBatches = {
    collectionGroup: "batches",
    queryScope: "COLLECTION",
    fields: [
      { fieldPath: "league", order: "ASCENDING" },
      { fieldPath: "at", order: "DESCENDING" },
    ],
  };
  const indexes = [trail(), trail("record"), trail("action"), byPerson, openBatches];
  return `${JSON.stringify({ indexes, fieldOverrides }, null, 2)}\n`;
}
