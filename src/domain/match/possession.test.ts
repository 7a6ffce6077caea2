import { expect, it } from "vitest";
import { clampPossession, possessionOfB, shareLeftBy } from "./possession";

it.each([
  [57, 57],
  ["57 %", 57],
  [-1, 0],
  [130, 100],
  [49.6, 50],
  ["", 50],
  [undefined, 50],
])("reads Team A's share %j as %d, and leaves Team B the rest", (raw, share) => {
  expect(clampPossession(raw)).toBe(share);
  expect(possessionOfB(share)).toBe(100 - share);
});

it("knows no share left by what cannot be read", () => {
  expect(shareLeftBy("?")).toBeNull();
  expect(shareLeftBy("40")).toBe(60);
});
