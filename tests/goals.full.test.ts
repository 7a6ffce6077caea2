import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isLeftOut, measured } from "./reliability/goal";

describe("the goal table", () => {
  const rows = readFileSync("docs/reliability.md", "utf8").matchAll(/^\| ([A-Z]\d+) \|.*$/gm);
  const tests = ["tests/reliability", "tests/rules"]
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"));

  it("has a test for each goal that can be measured here", () => {
    for (const [row, id = ""] of rows) {
      if (row.includes("not to be measured here")) continue;
      const measures = new RegExp(`id: "${id}"|(?:report|roleBench)\\(\\s*["\`]${id} `);
      expect(
        tests.filter((text) => measures.test(text)),
        id,
      ).not.toEqual([]);
    }
  });
});

it("leaves slow goals to verify and soak, long ones to soak alone", () => {
  const short = { isShort: true, isFull: false, isSoak: false };
  const full = { isShort: false, isFull: true, isSoak: false };
  const soak = { isShort: false, isFull: true, isSoak: true };
  const alone = { isShort: false, isFull: false, isSoak: false };
  const forms = [short, full, soak, alone];
  expect(forms.map((form) => isLeftOut({}, form))).toEqual([false, false, false, false]);
  expect(forms.map((form) => isLeftOut({ isSlow: true }, form))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(forms.map((form) => isLeftOut({ isLong: true }, form))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("a figure", () => {
  it("holds only when nothing went wrong and enough was tried", () => {
    expect(measured("x", []).ok).toBe(true);
    expect(measured("x", [], { enough: false }).ok).toBe(false);
    expect(measured("x", ["a page was blank"])).toMatchObject({ ok: false });
  });

  it("counts what was late in a soak alone, and says so elsewhere too", () => {
    const late = { late: ["told after 30 s"] };
    expect(measured("x", [], late, true)).toMatchObject({ ok: false, late: late.late });
    expect(measured("x", [], late, false)).toMatchObject({ ok: true, figure: "x; 1 late" });
    expect(measured("x", ["nobody was told"], late, false).ok).toBe(false);
  });

  it("comes with the first of many faults and counts the rest", () => {
    const { details } = measured("x", Array.from({ length: 40 }, String));
    expect(details.at(-1)).toBe("and 28 more");
  });
});
