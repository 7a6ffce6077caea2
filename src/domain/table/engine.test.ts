import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each([
  ["table", "rank.ts"],
  ["bracket", "resolve.ts"],
  ["people", "totals.ts"],
  ["meet", "points.ts"],
])("names no sport and no league: %s", (name, known) => {
  const folder = `src/domain/${name}`;
  const files = readdirSync(folder).filter((file) => !file.endsWith(".test.ts"));
  expect(files).toContain(known);
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    expect(code, file).not.toMatch(/ball|tennis|chess|athletic|\bm(ls|bl|vl|al|cl|ttl|ltl)\b/i);
  }
});
