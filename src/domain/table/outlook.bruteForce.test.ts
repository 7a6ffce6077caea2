import fc from "fast-check";
import { expect, it } from "vitest";
import { anyGroup, makeOutcomes } from "../../../tests/factories/outcomes";
import { direct, noDraw, overall, sets, setsOverall } from "../../../tests/factories/packs";
import { randomRuns } from "../../../tests/harness/forms";
import type { RemainingMatch, Outcome, Pair, Team } from "./outcome";
import { outlook, type Prospect } from "./outlook";
import { rankTable } from "./rank";

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
function continuations(
  known: readonly Outcome[],
  left: readonly RemainingMatch[],
  scores: readonly Pair[],
) {
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
  left: readonly RemainingMatch[],
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
  left: readonly RemainingMatch[],
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
      { numRuns: randomRuns(20, 1_000) },
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
    { numRuns: randomRuns(3, 200) },
  );
});
