import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { jsonOf, listOf, textOf } from "./json";
import { runVector } from "./vector";

const GOLDEN = "tests/golden";
const packsBeside: unknown = JSON.parse(readFileSync(`${GOLDEN}/packs.json`, "utf8"));
const packs = () => packsBeside;

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

  it("takes three sets for needed where more than three were begun", () => {
    const sets = [
      [6, 4],
      [4, 6],
      [6, 4],
      [3, 0],
    ];
    const score = (winner: string, played: number[][]) =>
      of({ winner, ret: true, sets: played }, "tennis.atp-group")["score"];
    expect(score("A", sets)).toEqual([3, 1]);
    expect(score("B", sets)).toEqual([2, 3]);
    expect(score("B", [sets[0] ?? [], sets[2] ?? [], [3, 0]])).toEqual([2, 3]);
  });

  it("counts the pack's sets of an award, not those that were played", () => {
    const sets = [
      [25, 20],
      [10, 5],
    ];
    const award = { state: "awarded", to: "A", cause: "forfeit", sets };
    expect(of(award, "volleyball.fivb")).toMatchObject({ score: [3, 0], rally: [75, 0] });
  });

  it("gives an abandoned match to nobody because of who led", () => {
    expect(of({ state: "abandoned", winner: "A", score: [2, 0] })["played"]).toBe(0);
    expect(of({ state: "abandoned", to: "A", score: [2, 0] })["won"]).toBe(1);
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

it("takes numbers for names, leaves out who is no participant, and compares quarters", () => {
  const common = { sport: "football", rulePack: "football.arena" };
  const numbered = { a: 1, b: 2, score: [1, 0] };
  const run = (vector: object) => jsonOf(runVector({ ...common, ...vector }, packs));
  expect(run({ id: 7, participants: [1, 2], matches: [numbered] })).toMatchObject({
    id: "7",
    order: [["1"], ["2"]],
  });
  const stranger = { a: "A", b: "Zed", score: [1, 0] };
  const { order, table } = run({ participants: ["A", "B"], matches: [stranger] });
  expect(order).toEqual([["A", "B"]]);
  expect(Object.keys(jsonOf(table))).toEqual(["A", "B"]);
  const adjustments = { A: 0.25, B: 0.5 };
  expect(run({ participants: ["A", "B"], matches: [], adjustments })["order"]).toEqual([
    ["B"],
    ["A"],
  ]);
});

it("reads the packs beside a file only for a pack that is none of the product's own", () => {
  const broken = () => {
    throw new Error("The packs.json beside it is no JSON");
  };
  const vector = { sport: "football", participants: ["A"], matches: [] };
  expect(runVector({ ...vector, rulePack: "football.arena" }, broken)).toMatchObject({
    order: [["A"]],
  });
  expect(() => runVector({ ...vector, rulePack: "theirs" }, broken)).toThrow("packs.json");
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
    for (const none of [5, [], true]) {
      expect(() => runVector({ ...common, rulePack: none }, packs)).toThrow("neither a name nor");
    }
    expect(() => runVector({ ...common, kind: "clinch" }, packs)).toThrow("places");
  });
});

describe("a slip of the pen", () => {
  const one = { a: "A", b: "B", score: [1, 0] };
  it.each<[string, object, object]>([
    ["scroe", { a: "A", b: "B", scroe: [1, 0] }, {}],
    ["score", { a: "A", b: "B", score: [1] }, {}],
    ["score", { a: "A", b: "B", score: "1-" }, {}],
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
    ["take part", one, { adjustments: { Zed: -1 } }],
    ["take part", one, { withdrawn: { Zed: "void" } }],
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

it("compares within a group, as often as its own teams have met, by every pack that is asked about", () => {
  const groups = { East: ["A", "B", "C"], West: ["D", "E"] };
  const match = (a: string, b: string, x: number, y: number) => ({ a, b, score: [x, y] });
  const matches = [
    match("A", "B", 1, 0),
    match("B", "C", 4, 0),
    match("C", "A", 1, 0),
    ...[1, 2, 3].map(() => match("D", "E", 1, 1)),
    match("A", "D", 0, 1),
  ];
  const { output } = tableOf("football.uefa-2024", matches, {
    participants: undefined,
    groups,
    by: "perMatch",
    decidedBy: [{ between: ["B", "C"] }],
    otherPacks: [{ rulePack: "football.arena" }],
  });
  const order = [[["B"], ["A"], ["C"]], [["D", "E"]]];
  expect(output["order"]).toEqual(order);
  expect(output["otherPacks"]).toEqual([{ rulePack: "football.arena", order }]);
  expect(listOf(output["decidedBy"]).map((one) => jsonOf(one)["key"])).toEqual([
    "@score.diff",
    "@score.diff",
    "@score.diff",
    "unresolved",
  ]);
});

it("claims nothing of a day that later matches could change", () => {
  const played = { a: "A", b: "B", score: [1, 0], date: "2027-02-01" };
  const later = { a: "B", b: "A", score: [9, 0], date: "2027-02-21" };
  const outlookOn = (asOf: string, match: object) =>
    tableOf("football.arena", [played, match], {
      kind: "clinch",
      participants: ["A", "B"],
      places: 1,
      asOf,
    }).output["outlook"];
  expect(outlookOn("2027-02-20", later)).toEqual({ A: "open", B: "open" });
  expect(outlookOn("2027-02-21", later)).toEqual({ A: "eliminated", B: "clinched" });
  expect(outlookOn("2027-02-20", { ...later, stage: "F" })).toEqual({
    A: "clinched",
    B: "eliminated",
  });
});

it("prints the whole format when it is asked for help", () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "scripts/rank.ts", "--help"],
    { encoding: "utf8" },
  );
  expect(status).toBe(0);
  expect(stdout).toContain(readFileSync(`${GOLDEN}/README.md`, "utf8").trim());
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

it("finds files from where the command was typed, reads a byte order mark, and ends in one full stop", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "rank-"));
  const vector = { id: "x", sport: "football", participants: ["A"], matches: [] };
  writeFileSync(path.join(folder, "marked.json"), `\uFEFF${JSON.stringify(vector)}`);
  writeFileSync(path.join(folder, "bad.json"), JSON.stringify({ ...vector, rulePack: {} }));
  writeFileSync(path.join(folder, "packs.json"), "{");
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/rank.ts", "marked.json", "bad.json"];
  const env = { ...process.env, INIT_CWD: folder };
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  rmSync(folder, { recursive: true });
  expect(jsonOf(JSON.parse(stdout))["order"]).toEqual([["A"]]);
  expect(stderr.trim()).toBe("bad.json: Rule pack in the file: it has no stages.");
});
