import { expect, it } from "vitest";
import { makeOutcomes } from "../../../tests/factories/outcomes";
import { effectInWords, effectOf } from "./effect";
import { readPack } from "../../../tools/rank/packText";
import type { RankInput } from "./rank";

const pack = readPack(
  {
    points: { kind: "result", win: 3, draw: 1, loss: 0 },
    stages: [{ criteria: ["points", "score.diff", "score.for"] }],
  },
  { id: "x", sport: "x", award: { units: { score: [3, 0] }, cite: "" } },
);
const matches = [
  ["Kingsway", 1, 0, "Trojans"],
  ["Harbour", 2, 1, "Lagoon"],
  ["Kingsway", 0, 3, "Lagoon"],
  ["Trojans", 4, 0, "Lagoon"],
] as const;
const input: RankInput = {
  pack,
  teams: ["Kingsway", "Lagoon", "Harbour", "Trojans"],
  outcomes: makeOutcomes(matches),
};

const said = (id: string, of = input) => {
  const effect = effectOf(of, id);
  return effect && effectInWords(effect);
};

it("tells who moved where, as the table stood then", () => {
  expect(said("m2")).toEqual([
    "Lagoon moved up from 3rd to 1st.",
    "Kingsway dropped from 2nd to 3rd.",
  ]);
});

it("tells of a place that stayed", () => {
  expect(said("m1")).toEqual([
    "Harbour moved up from joint 2nd to 1st.",
    "Lagoon dropped from joint 2nd to 3rd.",
  ]);
  const outcomes = makeOutcomes([...matches, ["Trojans", 0, 0, "Kingsway"]]);
  expect(said("m4", { ...input, outcomes })?.join(" ")).toMatch(/stayed \d\w\w\./);
});

it("tells only the new places after the first match, before which all were level", () => {
  expect(said("m0")).toEqual(["Kingsway began 1st.", "Trojans began 4th."]);
});

it("tells nothing of a match that does not count in this table", () => {
  expect(said("nowhere")).toBeNull();
  expect(said("m2", { ...input, teams: ["Lagoon", "Harbour"] })).toBeNull();
});
