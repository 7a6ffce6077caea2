import { describe, expect, it } from "vitest";
import type { FormValues } from "../fields/values";
import {
  figureOf,
  followingScores,
  tally,
  noteOfTap,
  awaitsPlayerComingOn,
  withFigure,
  type PlayerNote,
  type Verb,
} from "./taps";

/** The form after these taps, each a verb, a side with a name, and a minute. */
function after(
  taps: readonly (readonly [verb: Verb, who: string, figure?: string])[],
  start: FormValues = {},
  counts = false,
) {
  let values = start;
  let last: PlayerNote | null = null;
  for (const [verb, who, figure] of taps) {
    const side = who.startsWith("A ") ? "A" : "B";
    const taken = noteOfTap(values, { verb, side, player: who.slice(2) }, last, counts);
    if (!taken) continue;
    const { value, ...noted } = taken;
    values = { ...values, [noted.field]: value };
    if (figure !== undefined) {
      values = { ...values, [noted.field]: withFigure(values, noted, figure) };
    }
    last = noted;
  }
  return { values, last };
}

describe("scores beside taps", () => {
  const goals = (count: number) =>
    Array.from({ length: count }, () => ({ player: "Ayo Bello", assist: "", minute: "" }));
  it.each([
    ["both begin with the first goal", ["", 0], ["", 0], [1, 0], ["1", "0"]],
    ["a score goes up with the goals", ["1", 1], ["0", 0], [2, 0], ["2", "0"]],
    ["and down, as where a tap is undone", ["2", 2], ["1", 1], [1, 1], ["1", "1"]],
    ["a score that was typed first stays", ["3", 0], ["1", 0], [1, 0], ["3", "1"]],
    ["until the goals reach it", ["3", 3], ["1", 0], [4, 0], ["4", "1"]],
  ] as const)("%s", (_, [scoreA, a], [scoreB, b], [nextA, nextB], expected) => {
    let values: FormValues = { scoreA, scoreB, goalsA: goals(a), goalsB: goals(b) };
    for (const [field, next] of [
      ["goalsA", nextA],
      ["goalsB", nextB],
    ] as const) {
      const scores = Object.fromEntries(followingScores(values, field, goals(next)));
      values = { ...values, [field]: goals(next), ...scores };
    }
    expect([values["scoreA"], values["scoreB"]]).toEqual(expected);
  });

  it("do not follow cards and substitutions", () =>
    expect(followingScores({ scoreA: "", scoreB: "" }, "bookings", "")).toEqual([]));
});

describe("taps on shirts", () => {
  it("become the rows that somebody would type", () => {
    const { values } = after([
      ["goal", "A Ayo Bello", "12"],
      ["assist", "A Musa Idris"],
      ["penalty", "B Ben Quaye", "45+2"],
      ["ownGoal", "A Musa Idris", "60"],
      ["yellow", "B Ben Quaye", "61"],
      ["second", "B Ben Quaye", "75"],
      ["substitution", "A Ayo Bello"],
      ["substitution", "A Emeka Obi", "80"],
      ["substitution", "A Musa Idris"],
      ["substitution", "A Dayo Eze", "80"],
      ["best", "A Ayo Bello"],
    ]);
    expect(values).toEqual({
      goalsA: [{ player: "Ayo Bello", assist: "Musa Idris", minute: "12" }],
      goalsB: [
        { player: "Ben Quaye (pen)", assist: "", minute: "45+2" },
        { player: "Musa Idris (og)", assist: "", minute: "60" },
      ],
      bookings: "Ben Quaye (Yellow Card) 61', Ben Quaye (Second Yellow Card) 75'",
      substitutionsA:
        "Emeka Obi IN (80), Ayo Bello OUT (80), Dayo Eze IN (80), Musa Idris OUT (80)",
      manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 0 },
    });
    const of = (name: string) => [...tally(values, "A", (one) => one === name)];
    expect(of("Ayo Bello")).toEqual([
      ["goal", 1],
      ["substitution", 1],
      ["best", 1],
    ]);
    expect(of("Musa Idris")).toEqual([
      ["assist", 1],
      ["ownGoal", 1],
      ["substitution", 1],
    ]);
    expect([...tally(values, "B", (name) => name === "Ben Quaye")]).toEqual([
      ["penalty", 1],
      ["yellow", 1],
      ["second", 1],
    ]);
  });

  it("leave what no row can hold, and a lone substitution of before, as they are", () => {
    const start = { bookings: "a word to the bench", substitutionsA: "Ayo Bello OUT (60)" };
    const { values, last } = after(
      [
        ["yellow", "A Ayo Bello", "5"],
        ["substitution", "A Musa Idris"],
      ],
      start,
    );
    expect(values).toEqual({
      bookings: "a word to the bench, Ayo Bello (Yellow Card) 5'",
      substitutionsA: "Ayo Bello OUT (60), Musa Idris OUT",
    });
    expect(last && awaitsPlayerComingOn(values, last)).toBe(true);
  });

  it("note no assist before a goal, and none of an own goal", () => {
    expect(after([["assist", "A Ayo Bello"]]).values).toEqual({});
    const { values } = after([
      ["ownGoal", "B Ben Quaye", "3"],
      ["assist", "A Ayo Bello"],
    ]);
    expect(values["goalsA"]).toEqual([{ player: "Ben Quaye (og)", assist: "", minute: "3" }]);
  });

  it("come back to a scorer's row where the figure counts points", () => {
    const { values, last } = after(
      [
        ["goal", "A Ayo Bello", "12"],
        ["goal", "A Musa Idris", "4"],
        ["goal", "A Ayo Bello", "14"],
      ],
      {},
      true,
    );
    expect(last && figureOf(values, last)).toBe("14");
    expect(values["goalsA"]).toEqual([
      { player: "Ayo Bello", assist: "", minute: "14" },
      { player: "Musa Idris", assist: "", minute: "4" },
    ]);
  });
});
