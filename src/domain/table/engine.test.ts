import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("names no sport and no league", () => {
  const folder = "src/domain/table";
  // standings.ts and form.ts are the tables of before.
  const files = readdirSync(folder).filter((file) => !/^(standings|form)\b|\.test\.ts$/.test(file));
  expect(files).toContain("rank.ts");
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    expect(code).not.toMatch(/ball|tennis|chess|athletic|\bm(ls|bl|vl|al|cl|ttl|ltl)\b|fifa|uefa/i);
  }
});
