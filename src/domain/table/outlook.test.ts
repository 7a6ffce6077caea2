import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGroup, makeLeft, makeOutcomes } from "../../../tests/factories/outcomes";
import type { Left, Outcome, Pair, Team } from "./outcome";
import { outlook, type Prospect } from "./outlook";
import { readPack } from "./packText";
import { rankTable } from "./rank";

const packOf = (json: object) =>
  readPack(json, { id: "x", sport: "x", award: { units: { score: [3, 0] }, cite: "" } });
const threeOne = { kind: "result", win: 3, draw: 1, loss: 0 };
const margin = {
  kind: "margin",
  table: { "3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1] },
  forfeit: [3, 0],
};
const overall = packOf({
  points: threeOne,
  stages: [{ criteria: ["points", "score.diff", "score.for"] }],
});
const direct = packOf({
  points: threeOne,
  stages: [
    { criteria: ["points"] },
    { criteria: ["@points", "@score.diff"], restart: "afterBlock" },
    { criteria: ["score.diff", "conduct"] },
  ],
});
const sets = packOf({
  points: margin,
  stages: [
    { criteria: ["won", "points", "score.ratio"] },
    { criteria: ["@lastMatch?two", "@won?more", "@points?more"], restart: "eachSplit" },
  ],
});
const setsOverall = packOf({
  points: margin,
  stages: [{ criteria: ["won", "points", "score.ratio"] }],
});
const noDraw = packOf({
  points: { kind: "result", win: 2, loss: 1, forfeitLoss: 0 },
  stages: [{ criteria: ["points", "score.for"] }],
});

const football: Pair[] = [
  [0, 0],
  [2, 2],
  [1, 0],
  [9, 1],
  [0, 2],
  [0, 7],
];
const setScores: Pair[] = [
  [3, 0],
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [0, 3],
];
const baskets: Pair[] = [
  [80, 79],
  [120, 50],
  [60, 70],
  [20, 99],
];

/** Every way to give those matches one of those scores, after the outcomes known. */
function continuations(known: readonly Outcome[], left: readonly Left[], scores: readonly Pair[]) {
  let all: Outcome[][] = [[...known]];
  for (const { a, b } of left) {
    all = all.flatMap((one) =>
      scores.map(([x, y]) => [
        ...one,
        ...makeOutcomes([[a, x, y, b]]).map((last) => ({ ...last, order: one.length })),
      ]),
    );
  }
  return all;
}

interface Naive {
  readonly first: "points" | "won";
  readonly paid: (score: Pair) => Pair;
  /** Values of a team after the first figure; those after `sure` hold scores. */
  readonly figures: (of: readonly Pair[], points: number, won: number) => number[];
  readonly sure: number;
}

/** How many are better than each team, and how many level or better, by nothing but its definition. */
function naivePlaces(
  rules: Naive,
  teams: readonly Team[],
  all: readonly Outcome[],
  left: readonly Left[],
) {
  const rows = teams.map((team) => {
    const own = all.flatMap(({ a, b, units: { score } }): [Pair, number][] =>
      a === team
        ? [[score, rules.paid(score)[0]]]
        : b === team
          ? [[[score[1], score[0]], rules.paid(score)[1]]]
          : [],
    );
    const points = own.reduce((sum, [, paid]) => sum + paid, 0);
    const won = own.filter(([[x, y]]) => x > y).length;
    const values = rules.figures(
      own.map(([score]) => score),
      points,
      won,
    );
    return {
      team,
      first: rules.first === "won" ? won : points,
      values,
      busy: left.some(({ a, b }) => a === team || b === team),
    };
  });
  return rows.map((row) => {
    let level = rows;
    let better = 0;
    for (const [at, value] of row.values.entries()) {
      if (at >= rules.sure && level.some(({ busy }) => busy)) break;
      const valueAt = (one: (typeof rows)[number]) => one.values[at] ?? 0;
      better += level.filter((one) => valueAt(one) > value).length;
      level = level.filter((one) => valueAt(one) === value);
    }
    return { team: row.team, first: row.first, better, level: better + level.length };
  });
}

function naive(
  rules: Naive,
  of: readonly Team[],
  known: readonly Outcome[],
  left: readonly Left[],
  scores: readonly Pair[],
  q: number,
) {
  const now = naivePlaces(rules, of, known, left);
  const ends = continuations(known, left, scores).map((all) => naivePlaces(rules, of, all, left));
  return new Map(
    of.map((team, at): [Team, Prospect["verdict"] | { needs: number | undefined }] => {
      const own = ends.flatMap((end) => end[at] ?? []);
      if (own.every(({ level }) => level <= q)) return [team, "clinched"];
      if (own.every(({ better }) => better >= q)) return [team, "eliminated"];
      const earned = own.map(({ first }) => first - (now[at]?.first ?? 0));
      const enough = [...new Set(earned)]
        .filter((amount) =>
          own.every(({ level }, end) => (earned[end] ?? 0) < amount || level <= q),
        )
        .sort((x, y) => x - y);
      return [team, { needs: enough[0] }];
    }),
  );
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const scored = (of: readonly Pair[]) => sum(of.map(([x]) => x));
const against = (of: readonly Pair[]) => sum(of.map(([, y]) => y));
const won3 = ([a, b]: Pair): Pair => (a > b ? [3, 0] : a < b ? [0, 3] : [1, 1]);
const paidSets = ([a, b]: Pair): Pair => {
  const high = Math.min(a, b) === 2 ? ([2, 1] as const) : ([3, 0] as const);
  return a > b ? high : [high[1], high[0]];
};
const ratio = (x: number, y: number) => (x + y === 0 ? 1 : x / y);

const cases: [string, typeof overall, readonly Pair[], readonly Pair[], Naive][] = [
  [
    "with draws",
    overall,
    football,
    [
      [1, 0],
      [0, 0],
      [0, 1],
    ],
    {
      first: "points",
      paid: won3,
      sure: 1,
      figures: (of, points) => [points, scored(of) - against(of), scored(of)],
    },
  ],
  [
    "where the margin pays",
    setsOverall,
    setScores,
    [
      [3, 0],
      [3, 2],
      [2, 3],
      [0, 3],
    ],
    {
      first: "won",
      paid: paidSets,
      sure: 2,
      figures: (of, points, won) => [won, points, ratio(scored(of), against(of))],
    },
  ],
  [
    "without draws",
    noDraw,
    baskets,
    [
      [1, 0],
      [0, 1],
    ],
    {
      first: "points",
      paid: ([a, b]) => (a > b ? [2, 1] : [1, 2]),
      sure: 1,
      figures: (of, points) => [points, scored(of)],
    },
  ],
];

it.each(cases)(
  "%s agrees with brute force over all continuations",
  (_, pack, scores, ways, rules) => {
    fc.assert(
      fc.property(anyGroup(scores), fc.integer({ min: 1, max: 3 }), (group, places) => {
        const { teams, outcomes, remaining } = group;
        const found = outlook({ pack, teams, outcomes, remaining, places });
        const said = teams.map((team) => {
          const { verdict, needs } = found.get(team) ?? {};
          return [team, verdict === "open" ? { needs: needs?.amount } : verdict];
        });
        expect(said).toEqual([...naive(rules, teams, outcomes, remaining, ways, places)]);
      }),
      { numRuns: 150 },
    );
  },
);

const claims: [string, typeof overall, readonly Pair[]][] = [
  ["head to head", direct, football],
  ["after every split", sets, setScores],
  ["overall", overall, football],
];

it.each(claims)("%s claims nothing that a real table could contradict", (_, pack, scores) => {
  fc.assert(
    fc.property(anyGroup(scores, 3), fc.integer({ min: 1, max: 3 }), (group, places) => {
      const { teams, outcomes, remaining } = group;
      const found = outlook({ pack, teams, outcomes, remaining, places });
      for (const all of continuations(outcomes, remaining, scores)) {
        const { rows } = rankTable({ pack, teams, outcomes: all });
        for (const { team, rank, figures } of rows) {
          const { verdict, needs } = found.get(team) ?? {};
          const last = rows.filter((one) => (one.rank ?? 0) <= (rank ?? 0)).length;
          const before = rankTable({ pack, teams, outcomes }).rows.find((one) => one.team === team);
          const earned = needs
            ? Number(figures[needs.figure]) - Number(before?.figures[needs.figure])
            : -1;
          const through = verdict === "clinched" || (needs !== undefined && earned >= needs.amount);
          expect({ team, through, out: verdict === "eliminated" }).toEqual({
            team,
            through: through && last <= places,
            out: verdict === "eliminated" && (rank ?? 0) > places,
          });
        }
      }
    }),
    { numRuns: 25 },
  );
});

describe("outlook", () => {
  const teams = ["A", "B", "C", "D"];

  it("says how many points put a team through", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "C"],
      ["B", 1, 0, "D"],
      ["A", 1, 1, "D"],
      ["B", 2, 0, "C"],
    ]);
    const remaining = makeLeft([
      ["A", "B"],
      ["C", "D"],
    ]);
    const found = outlook({ pack: overall, teams, outcomes, remaining, places: 2 });
    expect(found.get("B")).toEqual({ verdict: "clinched" });
    expect(found.get("A")).toEqual({
      verdict: "open",
      needs: { figure: "points", amount: 1, matches: 1 },
    });
    expect(found.get("D")).toEqual({ verdict: "open" });
    expect(found.get("C")).toEqual({ verdict: "eliminated" });
  });

  it("uses the match between two only once it cannot change", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "B"],
      ["A", 1, 0, "C"],
      ["B", 1, 0, "C"],
    ]);
    const one = outlook({
      pack: direct,
      teams: ["A", "B", "C"],
      outcomes,
      remaining: makeLeft([["B", "C"]]),
      places: 1,
    });
    expect(one.get("A")?.verdict).toBe("clinched");
    const other = outlook({
      pack: direct,
      teams: ["A", "B"],
      outcomes,
      remaining: makeLeft([["A", "B"]]),
      places: 1,
    });
    expect(other.get("A")?.verdict).toBe("open");
  });

  it("goes by bounds where there are too many continuations, and by everything else where not", () => {
    const of = Array.from({ length: 8 }, (_, at) => `T${at}`);
    const pairs = of.flatMap((a, at) => of.slice(at + 1).map((b) => [a, b] as const));
    const outcomes = makeOutcomes(
      pairs.slice(0, 7).flatMap(([a, b]) => [[a, 9, 0, b] as const, [b, 0, 9, a] as const]),
    );
    const remaining = makeLeft(pairs.slice(7).filter(([a, b]) => a < "T4" && b < "T7"));
    expect(3 ** remaining.length).toBeGreaterThan(60_000);
    const found = outlook({ pack: overall, teams: of, outcomes, remaining, places: 1 });
    expect(found.get("T0")?.verdict).toBe("clinched");
    expect(found.get("T7")?.verdict).toBe("eliminated");
    expect(found.get("T1")).toEqual({ verdict: "eliminated" });
    const six = outlook({ pack: overall, teams: of, outcomes, remaining, places: 7 });
    expect(six.get("T1")?.needs).toEqual({ figure: "points", amount: 1, matches: 5 });
  });

  it("counts adjustments, and leaves out who is out", () => {
    const outcomes = makeOutcomes([["A", 1, 0, "B"]]);
    const common = { pack: overall, teams: ["A", "B", "C"], outcomes, places: 1 };
    const adjustments = [{ team: "A", points: -4, reason: "late" }];
    expect(outlook({ ...common, adjustments }).get("A")?.verdict).toBe("eliminated");
    const found = outlook({
      ...common,
      remaining: makeLeft([["B", "C"]]),
      out: new Map([["C", "void"]]),
    });
    expect([...found.keys()]).toEqual(["A", "B"]);
    expect(found.get("A")?.verdict).toBe("clinched");
  });

  it("claims nothing while the fate of an abandoned match is open, or where the first figure is a score", () => {
    const outcomes = makeOutcomes([["A", 1, 0, "B"]]);
    const common = { teams: ["A", "B"], outcomes, places: 1 };
    expect(outlook({ ...common, pack: overall, undecided: true }).get("A")).toEqual({
      verdict: "open",
    });
    const pack = packOf({ points: threeOne, stages: [{ criteria: ["score.for"] }] });
    const remaining = makeLeft([["A", "B"]]);
    expect(outlook({ ...common, pack, remaining }).get("A")).toEqual({ verdict: "open" });
    expect(outlook({ ...common, pack }).get("A")).toEqual({ verdict: "clinched" });
  });
});
