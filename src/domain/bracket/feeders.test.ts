import { describe, expect, it } from "vitest";
import { singleElimination, slotsOf } from "./make";
import { finalPlaces } from "./places";
import { resolveBracket } from "./resolve";
import type { GroupTable, SlotResult } from "./slot";

const groups: GroupTable[] = [
  ["A", "Ants", "Bees"],
  ["B", "Cats", "Dogs"],
].map(([group = "", ...teams]) => ({
  group,
  finished: true,
  rows: teams.map((team, at) => ({ team, rank: at + 1, shared: false })),
}));
const pairs = [
  ["A1", "B2"],
  ["A2", "B1"],
] as const;
const slots = slotsOf(pairs);
const quarterFinals = singleElimination(
  ["Ants", "Bees", "Cats", "Dogs", "Elks", "Foxes", "Gnus", "Hens"].map((team) => ({ team })),
);
const result = (
  stage: string,
  teamA: string,
  teamB: string,
  score: readonly [number, number] = [2, 1],
  of: Partial<SlotResult> = {},
): SlotResult => ({ stage, teamA, teamB, score, how: "played", ...of });
const final = result("F", "Ants", "Cats");
const statesOf = (
  results: readonly SlotResult[],
  { of = slots, tables = groups, ...season }: Partial<Given> = {},
) => resolveBracket(of, tables, results, [], season);
interface Given {
  readonly of: typeof slots;
  readonly tables: readonly GroupTable[];
  readonly planned: ReadonlySet<string>;
  readonly filed: boolean;
}
const open = { winner: null, loser: null, drift: true };
const won = { winner: "Ants", loser: "Cats", drift: false };

describe("a match of which the matches before are open", () => {
  it.each<[string, readonly SlotResult[], Partial<Given>]>([
    ["a semi-final of other teams", [result("SF1", "Elks", "Dogs")], {}],
    ["a semi-final that ended level", [result("SF1", "Ants", "Dogs", [1, 1])], {}],
    ["a void semi-final", [result("SF2", "Cats", "Bees", [1, 0], { how: "open" })], {}],
    ["a semi-final that is planned", [], { planned: new Set(["SF2"]) }],
    [
      "the first leg of two",
      [result("SF1/1", "Ants", "Dogs")],
      { of: slotsOf(pairs, { legs: 2 }) },
    ],
    [
      "a match of a group",
      [],
      { tables: groups.map((one) => ({ ...one, finished: false, open: true })) },
    ],
    [
      "a quarter-final of another branch",
      [result("QF4", "Cats", "Foxes", [0, 0])],
      { of: quarterFinals },
    ],
    ["a planned quarter-final", [], { of: quarterFinals, planned: new Set(["QF1"]) }],
  ])("sends nobody on: %s", (_, before, of) => {
    const legs = of.of?.find(({ id }) => id === "F")?.legs ?? 1;
    const last =
      legs === 2 ? [result("F/1", "Ants", "Cats"), result("F/2", "Cats", "Ants")] : [final];
    const states = statesOf([...before, ...last], of);
    expect(states.get("F")).toMatchObject(open);
    expect(finalPlaces(of.of ?? slots, states).filter(({ place }) => place < 3)).toEqual([]);
  });

  it("keeps the side that is known, and the match a doubt", () => {
    const states = statesOf([result("SF1", "Ants", "Dogs"), result("SF2", "Cats", "Elks"), final]);
    expect(states.get("F")).toMatchObject({
      ...open,
      a: { team: "Ants" },
      b: { waiting: "Winner SF2" },
    });
  });

  it("counts where nothing before is stored, turned as its sides come", () => {
    expect(statesOf([final]).get("F")).toMatchObject(won);
    expect(statesOf([result("F", "Cats", "Ants", [0, 1])]).get("F")).toMatchObject({
      ...won,
      a: { team: "Ants" },
      b: { team: "Cats" },
    });
  });

  it("is never one of two from one match before", () => {
    expect(statesOf([result("F", "Ants", "Dogs")]).get("F")).toMatchObject(open);
    expect(statesOf([result("F", "Ants", "Elks")]).get("F")).toMatchObject(open);
    const of = quarterFinals;
    const [first] = of;
    const own =
      first &&
      [first.a, first.b].map((from) =>
        typeof from === "object" && "team" in from ? from.team : "",
      );
    const [a = "", b = ""] = own ?? [];
    expect(statesOf([result("SF1", a, b)], { of }).get("SF1")).toMatchObject({ winner: null });
  });

  it("counts in a season that is filed, whatever was before", () => {
    const before = [result("SF1", "Elks", "Dogs"), result("SF2", "Cats", "Bees", [1, 1])];
    expect(statesOf([...before, final], { filed: true }).get("F")).toMatchObject(won);
  });

  it("counts once they are decided", () => {
    const before = [
      result("SF1", "Ants", "Dogs", [1, 1]),
      result("SF1", "Dogs", "Ants", [0, 2], { at: 1 }),
      result("SF2", "Bees", "Cats", [0, 3]),
    ];
    expect(statesOf([...before, final]).get("F")).toMatchObject(won);
  });
});

describe("a match and its replay", () => {
  const level = result("SF1", "Ants", "Dogs", [1, 1], { at: 1 });
  const replay = result("SF1", "Dogs", "Ants", [0, 2], { at: 2 });

  it.each([
    ["in the order played", [level, replay]],
    ["the other way round", [replay, level]],
  ])("follow their dates: %s", (_, both) => {
    expect(statesOf(both).get("SF1")).toMatchObject({
      winner: "Ants",
      decidedBy: "replay",
      aggregate: [1, 1],
    });
  });

  it("follow their legs first, where those are named", () => {
    const first = { ...replay, stage: "SF1/1" };
    expect(statesOf([{ ...level, stage: "SF1/2" }, first]).get("SF1")).toMatchObject({
      winner: "Ants",
      decidedBy: "normal",
      aggregate: [2, 0],
    });
  });
});
