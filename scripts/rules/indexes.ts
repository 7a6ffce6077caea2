import { sheetKinds } from "../../src/records/sheet";

/** A query of a collection: newest first, of documents whose fields have some values. */
const newestOf = (collectionGroup: string, ...equal: readonly string[]) => ({
  collectionGroup,
  queryScope: "COLLECTION",
  fields: [
    ...equal.map((fieldPath) => ({ fieldPath, order: "ASCENDING" })),
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
