import { sheetKinds } from "../../src/records/sheet";

/** Returns the index for a query of a collection's documents with given values in the fields `equal`, newest first. */
const newestOf = (collectionGroup: string, ...equal: readonly string[]) => ({
  collectionGroup,
  queryScope: "COLLECTION",
  fields: [
    ...equal.map((fieldPath) => ({ fieldPath, order: "ASCENDING" })),
    { fieldPath: "at", order: "DESCENDING" },
  ],
});

/**
 * Maps without an index, because no query uses them and each of their fields would count as one of at most 40,000
 * entries.
 */
const unindexed = {
  published: ["records", ...sheetKinds],
  live: ["matches"],
  history: ["before", "after"],
} satisfies Record<string, readonly string[]>;

/** Returns the text of `firestore.indexes.json`. */
export function generateIndexes(): string {
  const fieldOverrides = Object.entries(unindexed).flatMap(([collectionGroup, fields]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  );
  const indexes = [
    newestOf("history", "collection"),
    newestOf("history", "collection", "record"),
    newestOf("history", "collection", "action"),
    newestOf("history", "by"),
    newestOf("batches", "league"),
    newestOf("invitations", "league", "role"),
    newestOf("reports", "league"),
    newestOf("captainRequests", "league"),
  ];
  return `${JSON.stringify({ indexes, fieldOverrides }, null, 2)}\n`;
}
