import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGroup, makeLeft, makeOutcomes } from "../../../tests/factories/outcomes";
import { awarded, turnedUnits } from "./award";
import type { Outcome } from "./outcome";
import type { RulePack } from "./pack";
import { readPack } from "../../../tools/rank/packText";
import { rankTable, type RankInput, type RankedTable } from "./rank";
import type { Withdrawal } from "./withdraw";

const packOf = (json: object): RulePack =>
  readPack(json, { id: "x", sport: "x", award: { units: { score: [3, 0] }, cite: "" } });
const threeOne = { kind: "result", win: 3, draw: 1, loss: 0 };
const direct = packOf({
  points: threeOne,
  stages: [
    { criteria: ["points"] },
    { criteria: ["@points", "@score.diff", "@score.for"], restart: "afterBlock" },
    { criteria: ["score.diff", "score.for"] },
  ],
  unresolved: "lot",
});
const overall = packOf({
  points: threeOne,
  stages: [{ criteria: ["points", "score.diff", "score.for"] }],
});
const each = packOf({
  points: {
    kind: "margin",
    table: { "3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1] },
    forfeit: [3, 0],
  },
  stages: [
    { criteria: ["won", "points", "score.ratio"] },
    { criteria: ["@lastMatch?two", "@won?more", "@score.ratio?more"], restart: "eachSplit" },
  ],
});
const noDraw = packOf({
  points: { kind: "result", win: 2, loss: 1, forfeitLoss: 0 },
  stages: [
    { criteria: ["points"] },
    { criteria: ["@points", "@score.diff", "score.diff"], restart: "eachSplit" },
  ],
});

const ranks = ({ rows }: RankedTable) => rows.map(({ team, rank }) => `${rank ?? "–"} ${team}`);
const row = (table: RankedTable, team: string) => table.rows.find((one) => one.team === team);
const teams = ["A", "B", "C", "D"];

describe("rankTable", () => {
  it("begins with one shared place, in the order of names", () => {
    const table = rankTable({ pack: direct, teams: ["Örebro", "B10", "B9"], outcomes: [] });
    expect(ranks(table)).toEqual(["1 B9", "1 B10", "1 Örebro"]);
    expect(table.rows.every(({ shared }) => shared)).toBe(true);
    expect(rankTable({ pack: direct, teams: [], outcomes: [] }).rows).toEqual([]);
  });

  it("counts on after a shared rank, and lots part it once all of them have one", () => {
    const outcomes = makeOutcomes([
      ["A", 2, 0, "D"],
      ["B", 1, 1, "C"],
      ["B", 0, 1, "A"],
      ["A", 1, 0, "C"],
      ["B", 1, 0, "D"],
      ["C", 1, 0, "D"],
    ]);
    expect(ranks(rankTable({ pack: direct, teams, outcomes }))).toEqual([
      "1 A",
      "2 B",
      "2 C",
      "4 D",
    ]);
    const drawn = (lots: [string, number][]) =>
      ranks(rankTable({ pack: direct, teams, outcomes, lots: new Map(lots) }));
    expect(drawn([["C", 1]])[1]).toBe("2 B");
    expect(
      drawn([
        ["C", 1],
        ["B", 2],
      ]),
    ).toEqual(["1 A", "2 C", "3 B", "4 D"]);
  });

  it("leaves a stage out, and says so, while not every two of a set have met equally often", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "B"],
      ["C", 4, 0, "D"],
      ["B", 3, 0, "D"],
    ]);
    const table = rankTable({ pack: direct, teams, outcomes });
    expect(table.skipped[0]).toEqual({ set: ["A", "B", "C"], stage: 1 });
    expect(ranks(table).slice(0, 3)).toEqual(["1 C", "2 B", "3 A"]);
  });

  it("leaves a match out that the rules do not know, and one against a team of elsewhere", () => {
    const outcomes = makeOutcomes([
      ["A", 70, 70, "B"],
      ["A", 3, 0, "Z"],
    ]);
    expect(row(rankTable({ pack: noDraw, teams, outcomes }), "A")?.figures.played).toBe(0);
  });

  it("takes points for what organisers adjust, but not among the tied", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "B"],
      ["B", 5, 0, "C"],
      ["C", 1, 0, "A"],
    ]);
    const adjustments = [
      { team: "A", points: -2, reason: "late" },
      { team: "A", points: -1, reason: "again" },
      { team: "B", points: -3, reason: "late" },
    ];
    const table = rankTable({ pack: direct, teams: ["A", "B", "C"], outcomes, adjustments });
    expect(ranks(table)).toEqual(["1 C", "2 A", "3 B"]);
    expect(row(table, "A")).toMatchObject({ adjusted: -3, figures: { points: 0, won: 1 } });
    expect(table.splits.find(({ among }) => among)?.values.get("A")).toBe(3);
  });

  it("is provisional while matches are left", () => {
    const remaining = makeLeft([["A", "B"]]);
    const provisional = (more: Partial<RankInput>) =>
      rankTable({ pack: direct, teams, outcomes: [], ...more }).provisional;
    expect(provisional({ remaining })).toBe(true);
    expect(provisional({})).toBe(false);
    expect(provisional({ remaining, out: new Map([["B", "keep"]]) })).toBe(false);
  });

  it("gives both sides of a double forfeit a defeat and the points of one", () => {
    const outcomes: Outcome[] = makeOutcomes([["A", 0, 0, "B"]]).map((one) => ({
      ...one,
      lostBy: "forfeit",
    }));
    const table = rankTable({ pack: noDraw, teams: ["A", "B"], outcomes });
    for (const team of ["A", "B"]) {
      expect(row(table, team)?.figures).toMatchObject({ played: 1, lost: 1, drawn: 0, points: 0 });
    }
  });

  it("adds what comes from no match", () => {
    const credits = [
      { team: "A", points: [10, 3] as const, places: [0, 1] },
      { team: "B", points: 3, score: [4, 0] as const, places: [1] },
      { team: "A", places: [1] },
    ];
    const pack = packOf({ stages: [{ criteria: ["place.1", "place.2"] }] });
    const table = rankTable({ pack, teams: ["A", "B"], outcomes: [], credits });
    expect(ranks(table)).toEqual(["1 A", "2 B"]);
    expect(row(table, "A")?.figures).toMatchObject({ points: [10, 3], places: [1, 1], played: 0 });
    expect(row(table, "B")?.figures.score).toEqual([4, 0]);
  });

  it("knows the criteria that no golden vector needs", () => {
    const outcomes = makeOutcomes([
      ["A", 2, 0, "B"],
      ["B", 1, 0, "A"],
      ["C", 0, 0, "A"],
      ["B", 0, 3, "C"],
    ]);
    const first = (criterion: string, more: Partial<RankInput> = {}) => {
      const pack = packOf({ points: threeOne, stages: [{ criteria: [criterion] }] });
      return ranks(rankTable({ pack, teams: ["A", "B", "C"], outcomes, ...more })).join(", ");
    };
    expect(first("lost")).toBe("1 C, 2 A, 3 B");
    expect(first("awayWon")).toBe("1 C, 2 A, 2 B");
    expect(first("score.awayFor")).toBe("1 C, 2 A, 2 B");
    expect(first("lastMatch")).toBe("1 C, 2 A, 2 B");
    // A: B's 3 × 3 and C's 4 × 1; B: A's 4 × 3; C: A's 4 × 1 and B's 3 × 3.
    expect(first("esb.mp.mp")).toBe("1 A, 1 C, 3 B");
    expect(
      first("seed", {
        seeds: new Map([
          ["A", 3],
          ["B", 2],
          ["C", 1],
        ]),
      }),
    ).toBe("1 C, 2 B, 3 A");
    expect(first("seed", { seeds: new Map([["C", 1]]) })).toBe("1 A, 1 B, 1 C");
    expect(first("conduct", { conduct: new Map([["A", -2]]) })).toBe("1 B, 1 C, 3 A");
  });

  it("compares two by their last match, and three by their table", () => {
    const outcomes = makeOutcomes([
      ["A", 3, 0, "B"],
      ["B", 3, 0, "A"],
      ["C", 0, 3, "A"],
      ["C", 0, 3, "B"],
    ]).reverse();
    expect(ranks(rankTable({ pack: each, teams: ["A", "B", "C"], outcomes }))[0]).toBe("1 B");
  });
});

describe("a team that is out", () => {
  const outcomes = makeOutcomes([
    ["A", 0, 1, "D"],
    ["D", 1, 0, "B"],
    ["A", 1, 0, "B"],
  ]);
  const remaining = makeLeft([
    ["C", "D"],
    ["B", "C"],
  ]);
  const table = (how: Withdrawal) =>
    rankTable({ pack: overall, teams, outcomes, remaining, out: new Map([["D", how]]) });

  it("stands below without a rank", () => {
    for (const how of ["keep", "void", "lose"] as const) {
      expect(table(how).rows.at(-1)).toMatchObject({ team: "D", rank: null, shared: false });
    }
  });

  it("keeps what it played and loses the rest, or has played nothing, or loses everything", () => {
    const figures = (how: Withdrawal) =>
      ["A", "B", "C"].map((team) => {
        const { played, points, score } = row(table(how), team)?.figures ?? {};
        return [played, points, score];
      });
    expect(figures("keep")).toEqual([
      [2, 3, [1, 1]],
      [2, 0, [0, 2]],
      [1, 3, [3, 0]],
    ]);
    expect(figures("void")).toEqual([
      [1, 3, [1, 0]],
      [1, 0, [0, 1]],
      [0, 0, [0, 0]],
    ]);
    expect(figures("lose")).toEqual([
      [2, 6, [4, 0]],
      [2, 3, [3, 1]],
      [1, 3, [3, 0]],
    ]);
  });

  it("leaves nothing behind of a match between two that are out", () => {
    const out = new Map<string, Withdrawal>([
      ["A", "lose"],
      ["D", "keep"],
    ]);
    const counted = rankTable({ pack: overall, teams, outcomes, remaining, out }).counted;
    expect(counted.map(({ a, b, winner }) => `${a}${b} ${winner}`)).toEqual([
      "DB A",
      "AB B",
      "CD A",
    ]);
  });
});

/** The outcomes with one of them awarded to one of its teams. */
function inFormat(outcomes: readonly Outcome[], pick: number) {
  const at = pick % outcomes.length;
  const winner = pick % 2 ? "A" : "B";
  const award = { units: { score: [3, 0] }, betterStands: true, cite: "" } as const;
  const given = outcomes.map((one, index): Outcome => {
    if (index !== at) return one;
    const seen = winner === "A" ? one.units : turnedUnits(one.units);
    const { units, lostBy } = awarded({ award }, "forfeit", seen.score);
    return { ...one, winner, lostBy, units: winner === "A" ? units : turnedUnits(units) };
  });
  const match = given[at];
  return { given, team: (winner === "A" ? match?.a : match?.b) ?? "" };
}

const ball = anyGroup([
  [0, 0],
  [1, 0],
  [0, 2],
  [2, 2],
  [3, 1],
]);
const sets = anyGroup([
  [3, 0],
  [3, 2],
  [1, 3],
  [2, 3],
]);
const packs: [string, RulePack, typeof ball][] = [
  ["head to head", direct, ball],
  ["overall", overall, ball],
  ["after every split", each, sets],
  ["without draws", noDraw, sets],
];

describe.each(packs)("any group, ranked %s", (_, pack, group) => {
  it("has the same table whatever the order of teams and matches given", () => {
    fc.assert(
      fc.property(group, fc.integer(), ({ teams: of, outcomes, remaining }, seed) => {
        const mixed = <T>(list: readonly T[]) =>
          fc.sample(fc.shuffledSubarray([...list], { minLength: list.length }), {
            seed,
            numRuns: 1,
          })[0] ?? [];
        const table = rankTable({ pack, teams: of, outcomes, remaining });
        const other = rankTable({
          pack,
          teams: mixed(of),
          outcomes: mixed(outcomes),
          remaining: mixed(remaining),
        });
        expect(other.rows).toEqual(table.rows);
      }),
    );
  });

  it("has ranks that count every team once", () => {
    fc.assert(
      fc.property(group, ({ teams: of, outcomes }) => {
        const { rows } = rankTable({ pack, teams: of, outcomes });
        expect(rows.map(({ team }) => team).sort()).toEqual(of);
        rows.forEach(({ rank, shared }, at) => {
          const level = rows.filter((one) => one.rank === rank);
          expect(rank).toBe(1 + rows.findIndex((one) => one.rank === rank));
          expect(rank).toBeLessThanOrEqual(at + 1);
          expect(shared).toBe(level.length > 1);
        });
      }),
    );
  });

  it("never takes figures from the team that a match is awarded to", () => {
    fc.assert(
      fc.property(group, fc.nat(), ({ teams: of, outcomes }, pick) => {
        fc.pre(outcomes.length > 0);
        const { team, given } = inFormat(outcomes, pick);
        const rowOf = (list: readonly Outcome[]) =>
          row(rankTable({ pack, teams: of, outcomes: list }), team);
        const [before, after] = [rowOf(outcomes), rowOf(given)];
        for (const figure of ["points", "won", "played"] as const) {
          expect(after?.figures[figure]).toBeGreaterThanOrEqual(Number(before?.figures[figure]));
        }
      }),
    );
  });
});

// Not so among the tied: an award can part a circle of three, and one of them was best in it.
it("an award never costs a place where all matches count", () => {
  fc.assert(
    fc.property(ball, fc.nat(), ({ teams: of, outcomes }, pick) => {
      fc.pre(outcomes.length > 0);
      const { team, given } = inFormat(outcomes, pick);
      const rank = (list: readonly Outcome[]) =>
        row(rankTable({ pack: overall, teams: of, outcomes: list }), team)?.rank ?? 0;
      expect(rank(given)).toBeLessThanOrEqual(rank(outcomes));
    }),
  );
});
