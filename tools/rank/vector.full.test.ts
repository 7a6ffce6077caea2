import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GOLDEN, packs, tableOf } from "../../tests/factories/vectors";
import { jsonOf, listOf, textOf } from "./json";
import { runVector } from "./vector";

it("is the same whatever void matches the file holds, and in whatever order its matches stand", () => {
  const files = readdirSync(GOLDEN).filter((file) => /^(fb|bb|tt|ch)-/.test(file));
  for (const file of files) {
    const vector = jsonOf(JSON.parse(readFileSync(path.join(GOLDEN, file), "utf8")));
    const [a, b] = listOf(vector["participants"]).map(textOf);
    const voided = { a, b, state: "void", score: [99, 0] };
    const matches = [
      voided,
      ...[...listOf(vector["matches"])].reverse(),
      { ...voided, a: b, b: a },
    ];
    expect(runVector({ ...vector, matches }, packs)).toEqual(runVector(vector, packs));
  }
});

describe("a slip of the pen", () => {
  const one = { a: "A", b: "B", score: [1, 0] };
  it.each<[string, object, object]>([
    ["scroe", { a: "A", b: "B", scroe: [1, 0] }, {}],
    ["score", { a: "A", b: "B", score: [1] }, {}],
    ["score", { a: "A", b: "B", score: "1-" }, {}],
    ["score", { a: "A", b: "B", score: "3-1-2" }, {}],
    ["score", { a: "A", b: "B", score: [3, 1, 2] }, {}],
    ["score", { a: "A", b: "B", score: [-1, 2] }, {}],
    ["state", { ...one, state: "played well" }, {}],
    ["stage", { ...one, stage: "Banana" }, {}],
    ["stage", { ...one, stage: "PO10" }, {}],
    ["date", { ...one, date: "2027-02-30" }, {}],
    ["ret", { ...one, ret: "Q" }, {}],
    ["to", { a: "A", b: "B", state: "awarded", to: "Zed" }, {}],
    ["goals", one, { goals: 1 }],
    ["perGame", one, { by: "perGame" }],
    ["day", one, { asOf: "2027-02-30" }],
    ["contest", one, { format: { contest: 4 } }],
    ["21", one, { format: { contests: 21 } }],
    ["format", one, { format: "4" }],
    ["Groups", one, { groups: [["A"], ["B"]] }],
    ["two groups", one, { groups: { East: ["A"], West: ["A", "B"] } }],
    ["late", one, { adjustments: [{ team: "A", points: -1, late: true }] }],
    ["no number", one, { adjustments: [{ team: "A", points: "-1" }] }],
    ["no number", one, { adjustments: { A: "-1" } }],
    ["no day", one, { adjustments: [{ team: "A", points: -1, on: "November" }] }],
    ["not a team of this table", one, { adjustments: { Zed: -1 } }],
    ["not a team of this table", one, { withdrawn: { Zed: "void" } }],
    ["half", one, { withdrawn: { A: "half" } }],
    ["any", one, { needs: "any" }],
  ])("is refused with its name: %s in %j %j", (word, match, more) => {
    expect(() => tableOf("football.arena", [match], more)).toThrow(word);
  });

  it("is no scale of a meet either", () => {
    const meet = { id: "x", kind: "meet", sport: "athletics", participants: ["A"], events: [] };
    expect(() => runVector({ ...meet, scale: "ten-eight" }, packs)).toThrow("no scale");
    expect(() => runVector({ ...meet, scale: "8-7", relay: "10-8" }, packs)).not.toThrow();
  });
});

it("prints the whole format when it is asked for help", () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tools/rank.ts", "--help"],
    { encoding: "utf8" },
  );
  expect(status).toBe(0);
  expect(stdout).toContain(readFileSync(`${GOLDEN}/README.md`, "utf8").trim());
});

it("prints one line for each file, one sentence for what is none, and ends with 2", () => {
  const good = `${GOLDEN}/fb-euro2024-e.json`;
  const run = (...files: string[]) =>
    spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "tools/rank.ts", ...files], {
      encoding: "utf8",
    });
  const { stdout, stderr, status } = run(good, `${GOLDEN}/packs.json`, `${GOLDEN}/README.md`, good);
  expect(status).toBe(2);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => jsonOf(JSON.parse(line))["id"]),
  ).toEqual(["fb-euro2024-e", "fb-euro2024-e"]);
  expect(stderr.trim().split("\n")).toHaveLength(2);
  expect(run().status).toBe(2);
});

it("finds files from where the command was typed, reads a byte order mark, and ends in one full stop", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "rank-"));
  const vector = { id: "x", sport: "football", participants: ["A"], matches: [] };
  writeFileSync(path.join(folder, "marked.json"), `\uFEFF${JSON.stringify(vector)}`);
  writeFileSync(path.join(folder, "bad.json"), JSON.stringify({ ...vector, rulePack: {} }));
  writeFileSync(path.join(folder, "packs.json"), "{");
  const command = ["node_modules/tsx/dist/cli.mjs", "tools/rank.ts", "marked.json", "bad.json"];
  const env = { ...process.env, INIT_CWD: folder };
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  rmSync(folder, { recursive: true });
  expect(jsonOf(JSON.parse(stdout))["order"]).toEqual([["A"]]);
  expect(stderr.trim()).toBe("bad.json: Rule pack in the file: it has no stages.");
});
