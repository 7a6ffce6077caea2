import { expect, it } from "vitest";
import { documentSize } from "./documentSize";

it("agrees with the example of Firestore's storage size calculations", () => {
  const task = { type: "Personal", done: false, priority: 1, description: "Learn Cloud Firestore" };
  // Fields 71 bytes, overhead 32; the document's name is not counted here.
  expect(documentSize(task)).toBe(71 + 32);
});

it("counts times, lists, maps and what is longer in UTF-8", () => {
  expect(documentSize({ a: new Date(0) })).toBe(2 + 8 + 32);
  expect(documentSize({ a: [1, "ü"] })).toBe(2 + 8 + 3 + 32);
  expect(documentSize({ a: { b: null } })).toBe(2 + 2 + 1 + 32);
});
