import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { jsonOf, listOf, textOf } from "./json";
import { runVector } from "./vector";

const GOLDEN = "tests/golden";
const packs: unknown = JSON.parse(readFileSync(`${GOLDEN}/packs.json`, "utf8"));

/** A vector's rows for that pack and these matches. */
function tableOf(rulePack: string, matches: readonly object[], more: object = {}) {
  const sport = rulePack
    .replace(/\..*/, "")
    .replace(/^(table|lawn)?tennis$/, (name) =>
      name === "tennis" ? "lawn-tennis" : "table-tennis",
    );
  const output = jsonOf(
    runVector({ id: "x", sport, rulePack, participants: ["A", "B", "C"], matches, ...more }, packs),
  );
  return { output, rows: jsonOf(output["table"]) };
}

describe("the states of a match", () => {
  const of = (match: object, pack = "football.arena") =>
    jsonOf(tableOf(pack, [{ a: "A", b: "B", ...match }]).rows["A"]);

  it.each(["void", "cancelled", "postponed", "scheduled", "live", "abandoned", "abandoned 63"])(
    "%s counts nowhere",
    (state) => {
      expect(of({ state, score: [1, 0] })["played"]).toBe(0);
    },
  );

  it.each(["finished", "aet", "pens 4-2", "abandoned 63 stands", ""])("%s counts", (state) => {
    expect(of({ state, score: [1, 1] })).toMatchObject({ played: 1, drawn: 1, points: 1 });
  });

  it("counts an award by the pack's score, its own, or a better one that was played", () => {
    const score = (match: object) => of({ state: "awarded", to: "A", ...match })["score"];
    expect(score({})).toEqual([3, 0]);
    expect(score({ score: [5, 0] })).toEqual([5, 0]);
    expect(score({ score: [0, 2] })).toEqual([3, 0]);
    expect(score({ onPitch: [0, 2] })).toEqual([3, 0]);
    expect(score({ onPitch: [4, 0] })).toEqual([4, 0]);
    expect(score({ to: "B" })).toEqual([0, 3]);
    expect(of({ state: "walkover", winner: "A" })["score"]).toEqual([3, 0]);
    expect(of({ ending: "awarded B walkover" })["score"]).toEqual([0, 3]);
  });

  it("pays who lost by forfeit less than who lost by default", () => {
    const lost = (cause: string, score?: number[]) =>
      of({ state: "awarded", to: "B", cause, score }, "basketball.fiba");
    expect(lost("forfeit")).toMatchObject({ points: 0, score: [0, 20] });
    expect(lost("default")).toMatchObject({ points: 1, score: [0, 2] });
    expect(lost("default", [10, 12])).toMatchObject({ points: 1, score: [10, 12] });
    expect(lost("default", [12, 10])).toMatchObject({ points: 1, score: [0, 2] });
  });

  it("gives both a defeat by a double forfeit", () => {
    const { rows } = tableOf("basketball.fiba", [{ a: "A", b: "B", state: "doubleForfeit" }]);
    const lost = { played: 1, lost: 1, points: 0, score: [0, 0] };
    expect(rows).toMatchObject({ A: lost, B: lost });
  });

  it("counts what a retirement left to win, and who gave up", () => {
    const tennis = (match: object) => of(match, "tennis.atp-group");
    const sets = [
      [6, 3],
      [2, 1],
    ];
    expect(tennis({ winner: "A", ret: true, sets })).toMatchObject({
      score: [2, 0],
      games: [8, 4],
    });
    expect(tennis({ ending: "ret A", sets })).toMatchObject({ won: 0, score: [1, 2] });
    expect(tennis({ winner: "A", ret: true, sets: [[2, 4]] })).toMatchObject({
      score: [2, 0],
      games: [2, 4],
    });
    const tie = { score: [3, 2], ret: "B" };
    expect(
      jsonOf(tableOf("tabletennis.ittf", [{ a: "A", b: "B", ...tie }]).rows["B"])["points"],
    ).toBe(0);
  });

  it("needs to know to whom a match was awarded", () => {
    expect(() => of({ state: "awarded" })).toThrow("not to whom");
  });
});

it("takes lots, seeds as lists or by name, teams as objects, and who withdrew", () => {
  const participants = [{ name: "A" }, { name: "B" }, { name: "C" }];
  const matches = [
    { home: "A", away: "B", score: "1-1" },
    { home: "C", away: "A", score: "3-0" },
  ];
  const order = (more: object) =>
    tableOf("football.arena", matches, { participants, ...more }).output["order"];
  expect(order({ withdrawn: { C: "void" } })).toEqual([["A", "B"]]);
  expect(order({ withdrawn: { C: "void" }, lots: ["B", "A"] })).toEqual([["B"], ["A"]]);
  expect(order({ withdrawn: [{ team: "C", out: "void" }], lots: { A: 2, B: 1 } })).toEqual([
    ["B"],
    ["A"],
  ]);
  expect(order({ adjustments: [{ team: "C", points: -3, reason: "late" }] })).toEqual([
    ["B"],
    ["A"],
    ["C"],
  ]);
});

it("decides nothing by a match it does not know to be the last: rounds and dates order them", () => {
  const matches = [
    {
      a: "B",
      b: "A",
      sets: [
        [25, 20],
        [25, 20],
        [25, 20],
      ],
      round: 2,
    },
    {
      a: "A",
      b: "B",
      sets: [
        [25, 20],
        [25, 20],
        [25, 20],
      ],
      round: 1,
    },
  ];
  const { output, rows } = tableOf("volleyball.fivb", matches, { participants: ["A", "B"] });
  expect(output["order"]).toEqual([["B"], ["A"]]);
  expect(rows["A"]).toMatchObject({ score: [3, 3], rally: [135, 135] });
});

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

describe("what is no vector", () => {
  it.each([null, [], "text", {}, { matches: 3 }])("%j is refused", (vector) => {
    expect(() => runVector(vector, packs)).toThrow("This is no vector");
  });

  it("names the kind or the pack that it does not know", () => {
    const common = { participants: ["A"], matches: [], sport: "football" };
    expect(() => runVector({ ...common, kind: "toString" }, packs)).toThrow('"toString"');
    expect(() => runVector({ ...common, rulePack: "football.unknown" }, packs)).toThrow(
      "football.unknown",
    );
    const rulePack = { stages: [{ criteria: ["luck"] }] };
    expect(() => runVector({ ...common, rulePack }, packs)).toThrow('unknown criterion "luck"');
    expect(() => runVector({ ...common, kind: "clinch" }, packs)).toThrow("places");
  });
});

it("prints one line for each file, one sentence for what is none, and ends with 2", () => {
  const good = `${GOLDEN}/fb-euro2024-e.json`;
  const run = (...files: string[]) =>
    spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/rank.ts", ...files], {
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
