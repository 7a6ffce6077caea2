import { describe, expect, it } from "vitest";
import { makeResult } from "../../../tests/factories/records";
import type { Award, Points } from "../table/pack";
import { knowsDraws } from "./decided";
import { scoreFormat, type ScoreFormat } from "./detail";
import { boards as boardsGrammar } from "./detail/boards";
import { half as halfGrammar } from "./detail/half";
import { periods as periodsGrammar } from "./detail/periods";
import { sets as setsGrammar } from "./detail/sets";
import { outcomesOf } from "./outcomes";

const half = scoreFormat(halfGrammar, { kind: "half" });
const periods = scoreFormat(periodsGrammar, { kind: "periods", periods: 4, noun: "Quarter" });
const bestOfFive = { kind: "sets", setsToWin: 3, points: 25, lastSet: 15, clear: 2 } as const;
const sets = scoreFormat(setsGrammar, bestOfFive);
const boards = scoreFormat(boardsGrammar, { kind: "boards", boards: 4 });

const drawn: Points = { kind: "result", win: 3, draw: 1, loss: 0 };
const undrawn: Points = { kind: "result", win: 2, loss: 1, forfeitLoss: 0 };
const better: Award = { units: { score: [3, 0] }, betterStands: true, cite: "" };
const byDefault: Award = { units: { score: [20, 0] }, afterDefault: [2, 0], cite: "" };

const teams = [{ name: "Home" }, { name: "Away" }];
const match = (over: Parameters<typeof makeResult>[0]) =>
  makeResult({ id: "m", teamA: "Home", teamB: "Away", ...over });

interface Given {
  readonly points?: Points;
  readonly award?: Award | null;
  readonly format?: ScoreFormat;
}

function counted(over: Parameters<typeof makeResult>[0], given: Given = {}) {
  const { points = drawn, award = better, format = half } = given;
  const { outcomes, refused } = outcomesOf([match(over)], {
    pack: { points, award },
    format,
    teams,
  });
  const [outcome] = outcomes;
  if (refused[0]) return refused[0].reason;
  return outcome ? [outcome.winner, outcome.lostBy, outcome.units] : null;
}

describe("what a table counts", () => {
  it.each([
    ["", "A", "play"],
    ["aet", "A", "play"],
    ["ret A", "B", "unfinished"],
    ["abandoned 63 stands", "A", "play"],
  ])("of a match that ended %j: its score", (ending, winner, lostBy) => {
    expect(counted({ ending })).toEqual([winner, lostBy, { score: [2, 1] }]);
  });

  it("of a match decided by penalties: a draw", () => {
    const ending = "pens 4-2";
    expect(counted({ ending, scoreA: 3, scoreB: 3 })).toEqual([null, "play", { score: [3, 3] }]);
  });

  it.each(["void", "abandoned", "abandoned 63"])("of %s: nothing", (ending) => {
    expect(counted({ ending })).toBeNull();
  });

  it("of a match in the bracket, or without a score: nothing", () => {
    expect(counted({ stage: "SF1" })).toBeNull();
    expect(counted({ scoreB: null })).toBeNull();
  });

  it("of a double forfeit: a defeat of both, without figures", () => {
    expect(counted({ ending: "doubleForfeit", scoreA: 5 })).toEqual([
      null,
      "forfeit",
      { score: [0, 0] },
    ]);
  });
});

describe("of an award", () => {
  const of = (ending: string, scoreA: number, scoreB: number, given: Given = {}) =>
    counted({ ending, scoreA, scoreB }, given);

  it("the score of the rules, to the side it goes to, also where it lost on the pitch", () => {
    expect(of("awarded A walkover", 0, 0)).toEqual(["A", "forfeit", { score: [3, 0] }]);
    expect(of("awarded B ineligible", 2, 0)).toEqual(["B", "forfeit", { score: [0, 3] }]);
  });

  it("the played score where the rules let a better one stand", () => {
    expect(of("awarded B", 1, 6)).toEqual(["B", "forfeit", { score: [1, 6] }]);
    // The same difference with more goals is better too.
    expect(of("awarded B", 1, 4)).toEqual(["B", "forfeit", { score: [1, 4] }]);
    expect(of("awarded B", 1, 3)).toEqual(["B", "forfeit", { score: [0, 3] }]);
    const strict = { award: { units: { score: [3, 0] as const }, cite: "" } };
    expect(of("awarded B", 1, 6, strict)).toEqual(["B", "forfeit", { score: [0, 3] }]);
  });

  it("after a default the leader's score, else a small one", () => {
    const given = { points: undrawn, award: byDefault, format: periods };
    expect(of("awarded A default", 60, 41, given)).toEqual(["A", "default", { score: [60, 41] }]);
    expect(of("awarded A default", 41, 60, given)).toEqual(["A", "default", { score: [2, 0] }]);
    expect(of("awarded A forfeit", 60, 41, given)).toEqual(["A", "forfeit", { score: [20, 0] }]);
  });

  it("after a default no more for the loser than after a walkover, where the rules make no difference", () => {
    expect(of("awarded A default", 0, 0)).toEqual(["A", "forfeit", { score: [3, 0] }]);
  });

  it("all units that the rules name, and none where they name no score", () => {
    const award = { units: { score: [3, 0], rally: [75, 0] }, cite: "" } as const;
    expect(of("awarded B", 0, 0, { award, format: sets })).toEqual([
      "B",
      "forfeit",
      { score: [0, 3], rally: [0, 75] },
    ]);
    expect(of("awarded B", 0, 0, { award: null })).toEqual(["B", "forfeit", { score: [0, 0] }]);
  });
});

describe("of a score in detail", () => {
  const given = { points: undrawn, format: sets };

  it("its points, sets and games", () => {
    const detail = "25-23 23-25 25-22 25-17";
    expect(counted({ scoreA: 3, scoreB: 1, detail }, given)).toEqual([
      "A",
      "play",
      { score: [3, 1], rally: [98, 87] },
    ]);
  });

  it("the rest of the sets for who did not give up, with and without detail", () => {
    const over = { scoreA: 1, scoreB: 0, ending: "ret A" };
    expect(counted({ ...over, detail: "25-23 10-20" }, given)).toEqual([
      "B",
      "unfinished",
      { score: [1, 3], rally: [35, 98] },
    ]);
    expect(counted(over, given)).toEqual(["B", "unfinished", { score: [1, 3] }]);
  });
});

describe("refuses", () => {
  it.each([
    ["a level score where somebody has to win", { scoreA: 70, scoreB: 70 }, periods, /level/],
    ["sets nobody has won", { scoreA: 2, scoreB: 1 }, sets, /three sets/],
    ["another number of boards", { scoreA: 5, scoreB: 1, detail: "110" }, boards, /four boards/],
    ["half points that do not add up", { scoreA: 4, scoreB: 1 }, boards, /make 4 points/],
    ["detail that cannot be read", { scoreA: 3, scoreB: 0, detail: "won" }, sets, /like this/],
    [
      "detail that says another score",
      { scoreA: 3, scoreB: 0, detail: "25-1 25-1 1-25 25-1" },
      sets,
      /is 3–0, but in detail it is 3–1/,
    ],
    ["penalties after a decided match", { ending: "pens 4-2" }, half, /level score/],
    ["level penalties", { scoreA: 1, scoreB: 1, ending: "pens 4-4" }, half, /has a winner/],
    ["an ending that cannot be read", { ending: "rain" }, half, /“rain” cannot be read/],
    ["a team against itself", { teamB: "home" }, half, /cannot play itself/],
  ] as const)("%s", (_, over, format, reason) => {
    expect(counted(over, { points: format === half ? drawn : undrawn, format })).toMatch(reason);
  });

  it("nothing of a match that was not played, and periods that do not add up only warn", () => {
    expect(counted({ scoreA: 0, scoreB: 0, ending: "void", detail: "?" }, { format: sets })).toBe(
      null,
    );
    const over = { scoreA: 71, scoreB: 70, detail: "20-20 20-20" };
    expect(counted(over, { format: periods })).toEqual(["A", "play", { score: [71, 70] }]);
  });
});

it("uses the names of the table, and leaves out matches between groups", () => {
  const groups = [
    { name: "Home", group: "A" },
    { name: "Away", group: "Group A" },
    { name: "Other", group: "B" },
  ];
  const results = [
    match({ id: "late", teamA: " HOME", date: 2 }),
    match({ id: "early", teamB: "Guest", date: 1 }),
    match({ id: "semi", teamB: "Other", date: 3 }),
  ];
  const pack = { points: drawn, award: null };
  const { outcomes } = outcomesOf(results, { pack, format: half, teams: groups });
  expect(outcomes.map(({ id, a, b }) => [id, a, b])).toEqual([
    ["early", "Home", "Guest"],
    ["late", "Home", "Away"],
  ]);
  expect(outcomes[0]?.order).toBeLessThan(outcomes[1]?.order ?? 0);
});

it("knows draws by what they are worth", () => {
  const margin: Points = { kind: "margin", table: { "3-0": [3, 0] }, forfeit: [3, 0] };
  expect([drawn, undrawn, margin, null].map((points) => knowsDraws({ points }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
