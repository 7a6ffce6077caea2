import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { singleElimination, slotsOf } from "./make";
import { resolveBracket } from "./resolve";
import type { SlotSource, SlotResult } from "./slot";

const teams = (count: number): SlotSource[] =>
  Array.from({ length: count }, (_, at) => ({ team: `T${at + 1}` }));

/** Plays a bracket to its end, the better seed winning every match but those that `upsets` names. */
function play(count: number, upsets: (stage: string) => boolean) {
  const slots = singleElimination(teams(count), { third: false });
  const results: SlotResult[] = [];
  for (;;) {
    const states = resolveBracket(slots, [], results);
    const next = slots.find(({ id }) => {
      const state = states.get(id);
      return state && state.winner === null && "team" in state.a && "team" in state.b;
    });
    const state = next && states.get(next.id);
    if (!next || !state || !("team" in state.a) || !("team" in state.b)) return { slots, results };
    const { a, b } = state;
    const better = Number(a.team.slice(1)) < Number(b.team.slice(1));
    results.push({
      stage: next.id,
      teamA: a.team,
      teamB: b.team,
      score: better !== upsets(next.id) ? [1, 0] : [0, 1],
      how: "played",
    });
  }
}

describe("singleElimination", () => {
  it("seeds eight", () => {
    const slots = singleElimination(teams(8), { third: false });
    expect(slots.slice(0, 4).map(({ id, a, b }) => [id, a, b])).toEqual([
      ["QF1", { team: "T1" }, { team: "T8" }],
      ["QF2", { team: "T4" }, { team: "T5" }],
      ["QF3", { team: "T2" }, { team: "T7" }],
      ["QF4", { team: "T3" }, { team: "T6" }],
    ]);
    expect(slots.slice(4).map(({ id, a, b }) => [id, a, b])).toEqual([
      ["SF1", { winner: "QF1" }, { winner: "QF2" }],
      ["SF2", { winner: "QF3" }, { winner: "QF4" }],
      ["F", { winner: "SF1" }, { winner: "SF2" }],
    ]);
  });

  it("gives the best the byes, without matches", () => {
    const slots = singleElimination(teams(6));
    expect(slots.map(({ id }) => id)).toEqual(["QF1", "QF2", "SF1", "SF2", "P3", "F"]);
    expect(slots[2]?.a).toEqual({ team: "T1" });
    expect(slots[3]?.a).toEqual({ team: "T2" });
  });

  it("has a match less than entrants, and seeds 1 and 2 meet only in the final", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 32 }), fc.func(fc.boolean()), (count, upsets) => {
        const { slots, results } = play(count, upsets);
        expect(slots).toHaveLength(count - 1);
        expect(results).toHaveLength(count - 1);
        const between = results.find(
          ({ teamA, teamB }) => [teamA, teamB].sort().join() === "T1,T2",
        );
        expect(between?.stage ?? "F").toBe("F");
      }),
    );
  });

  it("without upsets sends seeds 1 and 2 to the final", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 32 }), (count) => {
        const final = play(count, () => false).results.at(-1);
        expect([final?.stage, final?.teamA, final?.teamB]).toEqual(["F", "T1", "T2"]);
      }),
    );
  });

  it.each([0, 1, 33])("refuses %i entrants", (count) => {
    expect(() => singleElimination(teams(count))).toThrow(RangeError);
  });
});

describe("slotsOf", () => {
  it("makes semi-finals, a match for third place and the final of two pairs", () => {
    const slots = slotsOf([
      ["A1", "B2"],
      ["A2", "B1"],
    ]);
    expect(slots.map(({ id, a, b }) => [id, a, b])).toEqual([
      ["SF1", { group: "A", rank: 1 }, { group: "B", rank: 2 }],
      ["SF2", { group: "A", rank: 2 }, { group: "B", rank: 1 }],
      ["P3", { loser: "SF1" }, { loser: "SF2" }],
      ["F", { winner: "SF1" }, { winner: "SF2" }],
    ]);
  });

  it("takes one pair of a single table for the final", () => {
    expect(slotsOf([["1", "2"]]).map(({ id, a, b }) => [id, a, b])).toEqual([
      ["F", { group: "", rank: 1 }, { group: "", rank: 2 }],
    ]);
  });

  it("plays legs before the final only", () => {
    const slots = slotsOf(
      [
        ["1", "4"],
        ["2", "3"],
      ],
      { legs: 2, third: false },
    );
    expect(slots.map(({ id, legs }) => [id, legs])).toEqual([
      ["SF1", 2],
      ["SF2", 2],
      ["F", 1],
    ]);
  });

  it("refuses what names no rank, and three pairs", () => {
    expect(() => slotsOf([["A", "B2"]])).toThrow(RangeError);
    expect(() =>
      slotsOf([
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ]),
    ).toThrow(RangeError);
  });
});
