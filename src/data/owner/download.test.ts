import { expect, it } from "vitest";
import type { Documents } from "../documents";
import { readPart } from "./download";

const empty: Pick<Documents, "get" | "page"> = {
  get: async () => null,
  page: async () => ({ documents: [], next: "" }),
};
// A backup reads a database with these alone.
const documents = empty as Documents;

it("remembers in each part when the first one began", async () => {
  const from = { collection: "history", page: "", before: 10_000, begun: 1000 };
  const part = await readPart(documents, { from }, {});
  expect(part?.begun).toBe(1000);
});
