import { expect, it } from "vitest";
import { makeResult } from "../../../tests/factories/records";
import { resolveBracket } from "./resolve";
import { slotResultOf } from "./result";
import type { Slot } from "./slot";

const pack = { award: { units: { score: [3, 0] }, cite: "a test" } } as const;
const slot: Slot = {
  id: "F",
  name: "Final",
  a: { team: "X" },
  b: { team: "Y" },
  legs: 1,
  level: ["extraTime", "shootOut"],
};
const final = (ending: string, scoreA: number | null, scoreB: number | null) => {
  const stored = makeResult({ stage: "F", teamA: "Y", teamB: "X", scoreA, scoreB, ending });
  const found = slotResultOf(stored, pack);
  const state = resolveBracket([slot], [], found ? [found] : []).get("F");
  return [state?.winner, state?.decidedBy, state?.aggregate];
};

it.each([
  ["", 2, 1, ["Y", "normal", [1, 2]]],
  ["aet", 2, 1, ["Y", "extraTime", [1, 2]]],
  ["pens 3-4", 1, 1, ["X", "shootOut", [1, 1]]],
  ["ret A", 2, 1, ["X", "retirement", [1, 2]]],
  ["awarded B ineligible", 2, 1, ["X", "award", [3, 0]]],
  ["abandoned 63", 2, 1, [null, undefined, undefined]],
  ["abandoned 63 stands", 2, 1, ["Y", "normal", [1, 2]]],
  ["void", 2, 1, [null, undefined, undefined]],
  ["doubleForfeit", 0, 0, [null, undefined, undefined]],
  ["", null, 1, [null, undefined, undefined]],
])("a final that ended %j at %j–%j", (ending, scoreA, scoreB, expected) => {
  expect(final(ending, scoreA, scoreB)).toEqual(expected);
});

it("leaves league matches alone", () => {
  expect(slotResultOf(makeResult({ stage: "" }), pack)).toBeNull();
});
