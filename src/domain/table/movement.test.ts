import { expect, it } from "vitest";
import { makeOutcomes } from "../../../tests/factories/outcomes";
import { movementOf, placesByWeek } from "./movement";
import { overall } from "../../../tests/factories/packs";
import type { RankInput } from "./rank";

const input: RankInput = {
  pack: overall,
  teams: ["Kingsway", "Lagoon", "Harbour", "Trojans"],
  outcomes: makeOutcomes([
    ["Kingsway", 1, 0, "Trojans"],
    ["Harbour", 3, 1, "Lagoon"],
    ["Kingsway", 0, 3, "Lagoon"],
    ["Trojans", 0, 0, "Harbour"],
  ]),
};
/** m0 and m1 in the first week, m2 and m3 in the second. */
const week = (id: string) => (id === "m0" || id === "m1" ? 1 : 2);
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const played = (id: string) => ({
  week: week(id),
  at: day(week(id) === 1 ? "2026-11-07" : "2026-11-14"),
});
const without = (id: string) => (one: string) => ({
  week: one === id ? null : week(one),
  at: null,
});

it("counts the places that the latest week's matches moved each team", () => {
  // Before: Harbour, Kingsway, Trojans, Lagoon; after: Harbour, Lagoon, Kingsway, Trojans.
  const movement = movementOf(input, played);
  expect(movement?.week).toBe(2);
  expect([...(movement?.places ?? [])]).toEqual([
    ["Lagoon", 2],
    ["Kingsway", -1],
    ["Trojans", -1],
  ]);
});

it("takes the latest week by its number, also where an earlier one's match was played last", () => {
  const late = (id: string) => ({ week: id === "m3" ? 1 : week(id), at: null });
  // Before m2: Harbour 4, Kingsway 3, Trojans 1, Lagoon 0.
  expect([...(movementOf(input, late)?.places ?? [])]).toEqual([
    ["Lagoon", 2],
    ["Kingsway", -1],
    ["Trojans", -1],
  ]);
});

it("counts an adjustment before and after", () => {
  const adjustments = [{ team: "Harbour", points: -9, reason: "" }];
  expect(movementOf({ ...input, adjustments }, played)?.places.has("Harbour")).toBe(false);
});

it("says nothing in the first week, and where a match has no week", () => {
  expect(movementOf({ ...input, outcomes: input.outcomes.slice(0, 2) }, played)).toBeNull();
  expect(movementOf(input, without("m0"))).toBeNull();
  expect(movementOf({ ...input, outcomes: [] }, played)).toBeNull();
});

it("tells a team's place after each game week", () => {
  const places = (team: string) => placesByWeek(input, played, team).map(({ rank }) => rank);
  expect(places("Lagoon")).toEqual([4, 2]);
  expect(places("Kingsway")).toEqual([2, 3]);
  expect(placesByWeek(input, without("m2"), "Lagoon")).toEqual([]);
});

it("leaves out of earlier weeks what the organiser said later", () => {
  const taken = (on: string) => ({
    ...input,
    adjustments: [{ team: "Harbour", on, points: -9, reason: "" }],
  });
  const places = (on: string) => placesByWeek(taken(on), played, "Harbour").map(({ rank }) => rank);
  // Said before the first week, between the two, and after both.
  expect(places("2026-11-01")).toEqual([4, 4]);
  expect(places("2026-11-10")).toEqual([4, 4]);
  expect(places("2026-11-14")).toEqual([1, 4]);
  expect(places("2026-11-20")).toEqual([1, 4]);
  expect(movementOf(taken("2026-11-10"), played)?.places.has("Harbour")).toBe(false);
  expect(movementOf(taken("2026-11-15"), played)?.places.get("Harbour")).toBe(-3);
});
