import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packs, tableOf } from "../../tests/factories/vectors";
import { jsonOf, listOf } from "./json";
import { runVector } from "./vector";

/* What a vector may say; tests/golden has the vectors themselves, vector.full.test.ts the slips and the command. */

describe("a table that parts", () => {
  const match = (date: string, a: string, score: readonly number[], b: string) => ({
    date: `2026-10-${date}`,
    a,
    b,
    score,
  });
  const first = [match("01", "A", [1, 0], "C"), match("02", "B", [2, 0], "D")];
  const ranked = (matches: readonly object[], split = "1:2/2") =>
    Object.entries(
      tableOf("football.arena", matches, { participants: ["A", "B", "C", "D"], format: { split } })
        .rows,
    )
      .map(([team, row]) => ({ team, rank: Number(jsonOf(row)["rank"]) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ team }) => team)
      .join("");

  it("is parted by the first matches of every team, whatever comes later", () => {
    expect(ranked(first)).toBe("BACD");
    expect(ranked([...first, match("03", "C", [9, 0], "D"), match("03", "B", [1, 0], "A")])).toBe(
      "BACD",
    );
    // In whatever order the file has them.
    expect(ranked([match("03", "C", [9, 0], "D"), ...first])).toBe("BACD");
  });

  it("has not parted while a team has played fewer, and asks for lots where a place is shared", () => {
    expect(ranked([match("01", "A", [1, 0], "C"), match("02", "D", [2, 2], "C")], "2:2/2")).toBe(
      "ADCB",
    );
    expect(() => ranked([match("01", "A", [1, 1], "C"), match("01", "B", [1, 1], "D")])).toThrow(
      /shared where the table parts/,
    );
    expect(() => ranked(first, "33:12")).toThrow(/33:6\/6/);
  });
});

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

  it("pays the points of the season's own, after extra time as well", () => {
    const format = { points: "3-0-0-2-1" };
    const points = (match: object) =>
      listOf(["A", "B"]).map(
        (team) =>
          jsonOf(
            tableOf("football.arena", [{ a: "A", b: "B", ...match }], { format }).rows[
              String(team)
            ],
          )["points"],
      );
    expect(points({ score: [2, 1] })).toEqual([3, 0]);
    expect(points({ score: [1, 2], state: "aet" })).toEqual([1, 2]);
    expect(points({ score: [1, 1], state: "pens 4-2" })).toEqual([2, 1]);
    expect(() => tableOf("football.arena", [], { format: { points: "3-1" } })).toThrow(
      /three or five/,
    );
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

  it("counts a match tie-break of tennis as one set and one game, and a long set as it was played", () => {
    const tennis = (...last: number[]) => of({ sets: [[6, 4], [3, 6], last] }, "tennis.atp-group");
    expect(tennis(10, 7)).toMatchObject({ won: 1, score: [2, 1], games: [10, 10] });
    expect(tennis(3, 10)).toMatchObject({ won: 0, score: [1, 2], games: [9, 11] });
    expect(tennis(10, 8)).toMatchObject({ score: [2, 1], games: [19, 18] });
    expect(
      of(
        {
          sets: [
            [6, 4],
            [10, 7],
          ],
        },
        "tennis.atp-group",
      ),
    ).toMatchObject({ games: [16, 11] });
  });

  it.each([
    { sets: "2-0" },
    { sets: [2, 0], winner: "A" },
    { games: "12-7" },
    { rally: [[25, 3]] },
  ])("does not pass over a match that tells %j and no score", (match) => {
    expect(() => of(match, "tennis.atp-group")).toThrow("and no score, so it would not count");
    expect(of({ ...match, score: "2-0" }, "tennis.atp-group")).toMatchObject({ played: 1 });
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

describe("a league that an owner opened in the app", () => {
  const file = new URL("../../tests/golden/fb-handball-bundesliga-2022-23.json", import.meta.url);
  const {
    sport: _,
    format,
    rulePack: __,
    ...told
  } = jsonOf(JSON.parse(readFileSync(file, "utf8")));
  const handball = { sport: "other", score: "base=points", settings: "points=2-1-0;rounds=2" };
  const ranked = (league: object, more: object = {}) =>
    jsonOf(runVector({ ...told, ...more, league }, packs));

  it("is ranked by the settings of its record", () => {
    expect(ranked(handball)["order"]).toEqual(told["expectedOrder"]);
    const three = ranked({ ...handball, settings: "points=3-1-0;rounds=2" })["order"];
    expect(three).not.toEqual(told["expectedOrder"]);
    const tied = ranked(handball, { rulePack: "other.head-to-head" })["decidedBy"];
    expect(listOf(tied).map((one) => jsonOf(one)["key"])).toContain("@points");
  });

  it("parts its table, and is asked who is through", () => {
    const matches = [
      { a: "A", b: "C", score: [1, 0] },
      { a: "B", b: "D", score: [2, 0] },
      { a: "C", b: "D", score: [9, 0] },
    ];
    const league = { sport: "football", settings: "split=1:2/2" };
    const { order, outlook } = {
      ...jsonOf(runVector({ matches, league }, packs)),
      ...jsonOf(runVector({ matches, league, kind: "clinch", places: 2 }, packs)),
    };
    expect(order).toEqual([["B"], ["A"], ["C"], ["D"]]);
    expect(outlook).toMatchObject({ A: "clinched", C: "eliminated" });
  });

  it.each([
    [{ sport: "cricket" }, {}, '"cricket"'],
    [{ settings: "rounds=2" }, {}, "has no sport"],
    [{ ...handball, settings: "halves=3" }, {}, '"halves=3"'],
    [handball, { format }, "leave out format"],
    [handball, { sport: "football" }, '"football"'],
    [handball, { rulePack: "football.arena" }, '"football.arena"'],
  ])("is refused where it cannot be meant: %j", (league, more, why) => {
    expect(() => ranked(league, more)).toThrow(why);
  });
});
