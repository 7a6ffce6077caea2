import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/* The table that says what shows each sentence of the specification must not outlive its tests. */

const table = readFileSync("docs/specification.md", "utf8");
const named = [...table.matchAll(/`((?:src|tests)\/[\w./-]+\.(?:ts|tsx))`/g)].map(
  ([, file]) => file ?? "",
);

it("names tests that exist", () => {
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
});

it("has a test or a page in every row", () => {
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.includes("|---"));
  const bare = rows.filter((row) => !/shown by|`(src|tests)\/|page `/.test(row));
  expect(bare).toEqual([]);
});
