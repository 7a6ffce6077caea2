import { describe, expect, it } from "vitest";
import { slotsOf, singleElimination } from "./make";
import { finalPlaces } from "./places";
import { resolveBracket } from "./resolve";
import type { GroupTable, SlotResult } from "./slot";

const table = (
  group: string,
  teams: readonly string[],
  of: Partial<GroupTable> = {},
): GroupTable => ({
  group,
  finished: true,
  rows: teams.map((team, at) => ({ team, rank: at + 1, shared: false })),
  ...of,
});
const groups = [table("Group A", ["Ants", "Bees"]), table("B", ["Cats", "Dogs"])];
const pairs = [
  ["A1", "B2"],
  ["A2", "B1"],
] as const;
const slots = slotsOf(pairs);
const result = (
  stage: string,
  teamA: string,
  teamB: string,
  score: readonly [number, number],
  of: Partial<SlotResult> = {},
): SlotResult => ({ stage, teamA, teamB, score, how: "played", ...of });
const semiFinals = [result("SF1", "Ants", "Dogs", [2, 0]), result("SF2", "Cats", "Bees", [1, 3])];

describe("resolveBracket", () => {
  it("takes ranks from finished groups and sends winners and losers on", () => {
    const states = resolveBracket(slots, groups, semiFinals);
    expect(states.get("SF2")).toEqual({
      a: { team: "Bees" },
      b: { team: "Cats" },
      winner: "Bees",
      loser: "Cats",
      decidedBy: "normal",
      aggregate: [3, 1],
      drift: false,
      unresolved: false,
      vacant: false,
    });
    expect(states.get("F")).toMatchObject({
      a: { team: "Ants" },
      b: { team: "Bees" },
      winner: null,
    });
    expect(states.get("P3")).toMatchObject({ a: { team: "Dogs" }, b: { team: "Cats" } });
  });

  it("waits in words, with the team as it stands, until the group is finished", () => {
    const open = [table("A", ["Ants", "Bees"], { finished: false })];
    const states = resolveBracket(slots, open, []);
    expect(states.get("SF1")).toMatchObject({
      a: { waiting: "1st of Group A", asItStands: "Ants" },
      b: { waiting: "2nd of Group B" },
    });
    expect(states.get("F")).toMatchObject({ a: { waiting: "Winner SF1" } });
    expect(states.get("P3")).toMatchObject({ b: { waiting: "Loser SF2" } });
  });

  it("does not choose among teams that share the rank", () => {
    const rows = ["Ants", "Bees", "Elks"].map((team, at) => ({
      team,
      rank: at === 0 ? 1 : 2,
      shared: at > 0,
    }));
    const states = resolveBracket(slots, [{ group: "A", finished: true, rows }], []);
    expect(states.get("SF1")?.a).toEqual({ team: "Ants" });
    expect(states.get("SF2")?.a).toEqual({ waiting: "2nd of Group A" });
  });

  it("tells the drift of a result whose teams the bracket no longer gives", () => {
    const states = resolveBracket(slots, groups, [
      result("SF1", "Bees", "Dogs", [1, 0]),
      result("F", "Bees", "Cats", [0, 2]),
    ]);
    expect(states.get("SF1")).toMatchObject({ a: { team: "Ants" }, winner: null, drift: true });
    // The final waits for that match, whatever is stored of its own.
    expect(states.get("F")).toMatchObject({ winner: null, drift: true });
  });

  it("adds up two legs whoever was at home, and waits for the second", () => {
    const tie = slotsOf(pairs, { legs: 2 });
    const first = result("SF1/1", "Dogs", "Ants", [2, 0]);
    expect(resolveBracket(tie, groups, [first]).get("SF1")).toMatchObject({
      winner: null,
      aggregate: [0, 2],
      unresolved: false,
    });
    const second = result("SF1/2", "Ants", "Dogs", [3, 1], { extraTime: true, shootOut: [4, 5] });
    expect(resolveBracket(tie, groups, [second, first]).get("SF1")).toMatchObject({
      winner: "Dogs",
      aggregate: [3, 3],
      decidedBy: "shootOut",
    });
  });

  it("asks the organiser when nothing separates the sides, and takes a replay's winner", () => {
    const level = result("SF1", "Ants", "Dogs", [1, 1]);
    expect(resolveBracket(slots, groups, [level]).get("SF1")).toMatchObject({
      winner: null,
      unresolved: true,
    });
    const replay = result("SF1/2", "Dogs", "Ants", [1, 0]);
    expect(resolveBracket(slots, groups, [replay, level]).get("SF1")).toMatchObject({
      winner: "Dogs",
      decidedBy: "replay",
    });
  });

  it("lets the better seed go on where the slot says so, also rounds later", () => {
    const plan = { level: ["higherSeed"], third: false } as const;
    const seeded = singleElimination([{ seed: 1 }, { seed: 2 }, { seed: 3 }, { seed: 4 }], plan);
    const states = resolveBracket(
      seeded,
      [],
      [
        result("SF1", "One", "Four", [1, 1]),
        result("SF2", "Two", "Three", [0, 1]),
        result("F", "Three", "One", [2, 2]),
      ],
      ["One", "Two", "Three", "Four"],
    );
    expect(states.get("F")).toMatchObject({ winner: "One", decidedBy: "higherSeed" });
  });

  it("follows awards and retirements against the score", () => {
    const given = [
      result("SF1", "Ants", "Dogs", [4, 0], { how: "awarded", to: "B" }),
      result("SF2", "Cats", "Bees", [2, 0], { retired: "A" }),
    ];
    const states = resolveBracket(slots, groups, given);
    expect(states.get("SF1")).toMatchObject({ winner: "Dogs", decidedBy: "award" });
    expect(states.get("SF2")).toMatchObject({ winner: "Bees", decidedBy: "retirement" });
  });

  it("gives the next opponent a bye after a double forfeit", () => {
    const [, other] = semiFinals;
    const forfeit = result("SF1", "Ants", "Dogs", [0, 0], { how: "doubleForfeit" });
    const states = resolveBracket(slots, groups, other ? [forfeit, other] : []);
    expect(states.get("SF1")).toMatchObject({ winner: null, vacant: true });
    expect(states.get("F")).toMatchObject({ a: { bye: true }, winner: "Bees", decidedBy: "bye" });
    expect(finalPlaces(slots, states).map(({ place, team }) => [place, team])).toEqual([
      [1, "Bees"],
      [3, "Cats"],
    ]);
  });

  it("waits while a match is void or abandoned, and takes its repetition", () => {
    const open = result("SF1", "Ants", "Dogs", [1, 0], { how: "open" });
    expect(resolveBracket(slots, groups, [open]).get("SF1")).toMatchObject({ winner: null });
    const again = result("SF1/2", "Ants", "Dogs", [0, 1]);
    expect(resolveBracket(slots, groups, [open, again]).get("SF1")).toMatchObject({
      winner: "Dogs",
    });
  });

  it("ends for a slot that waits for itself", () => {
    const [slot] = slots;
    if (!slot) throw new Error("no slot");
    const states = resolveBracket([{ ...slot, a: { winner: "SF1" } }], groups, []);
    expect(states.get("SF1")?.a).toEqual({ waiting: "Winner SF1" });
  });
});

describe("finalPlaces", () => {
  const played = [
    ...semiFinals,
    result("F", "Ants", "Bees", [0, 1]),
    result("P3", "Dogs", "Cats", [2, 1]),
  ];
  const placesOf = (of: typeof slots, results: readonly SlotResult[]) =>
    finalPlaces(of, resolveBracket(of, groups, results)).map(({ place, shared, team }) => [
      place,
      team,
      shared,
    ]);

  it("takes third and fourth from their own match", () => {
    expect(placesOf(slots, played)).toEqual([
      [1, "Bees", false],
      [2, "Ants", false],
      [3, "Dogs", false],
      [4, "Cats", false],
    ]);
  });

  it("leaves third place open until it is played for", () => {
    expect(placesOf(slots, played.slice(0, 3)).map(([place]) => place)).toEqual([1, 2]);
  });

  it("lets both losers of the semi-finals be third where nobody plays for it", () => {
    expect(placesOf(slotsOf(pairs, { third: false }), played.slice(0, 3))).toEqual([
      [1, "Bees", false],
      [2, "Ants", false],
      [3, "Dogs", true],
      [3, "Cats", true],
    ]);
  });

  it("lets the losers of a round share its place", () => {
    const eight = singleElimination(Array.from({ length: 8 }, (_, at) => ({ team: `T${at + 1}` })));
    const results = [
      result("QF1", "T1", "T8", [1, 0]),
      result("QF2", "T4", "T5", [1, 0]),
      result("QF3", "T2", "T7", [0, 1]),
      result("QF4", "T3", "T6", [1, 0]),
    ];
    const places = finalPlaces(eight, resolveBracket(eight, [], results));
    expect(places.map(({ place, shared }) => [place, shared])).toEqual(
      Array.from({ length: 4 }, () => [5, true]),
    );
  });
});
