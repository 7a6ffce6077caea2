import { describe, expect, it } from "vitest";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { matchOf } from "../match/match";
import { lineUpsOf, hasLineUps } from "./lineUps";

const played = makeResult({
  playersA: ["Bello", "Musa", "Eze"],
  substitutionsA: "Eze IN (62), Musa OUT (62)",
  playersB: ["Diarra", "Sow"],
});

describe("the line-ups of a match", () => {
  it("tell from everybody who played who began and who came on", () => {
    expect(hasLineUps(played, 2)).toBe(true);
    expect(lineUpsOf(matchOf(null, played), 2)).toEqual({
      isStarting: true,
      teams: [
        { starters: ["Bello", "Musa"], substitutes: [{ name: "Eze", minute: "62" }] },
        { starters: ["Diarra", "Sow"], substitutes: [] },
      ],
    });
  });

  it("tell nobody apart where more are left than begin", () => {
    expect(hasLineUps(played, 1)).toBe(false);
    expect(lineUpsOf(matchOf(null, played), 1)).toEqual({
      isStarting: false,
      teams: [
        { starters: ["Bello", "Musa", "Eze"], substitutes: [] },
        { starters: ["Diarra", "Sow"], substitutes: [] },
      ],
    });
  });

  it("follow what was announced, and add who is said to have played besides", () => {
    const fixture = makeFixture({ lineUpA: ["Bello"], lineUpB: ["Diarra"] });
    expect(lineUpsOf(matchOf(fixture, played), 1).teams).toEqual([
      {
        starters: ["Bello"],
        substitutes: [
          { name: "Eze", minute: "62" },
          { name: "Musa", minute: "" },
        ],
      },
      { starters: ["Diarra"], substitutes: [{ name: "Sow", minute: "" }] },
    ]);
    expect(lineUpsOf(matchOf(fixture), 1).teams[0]).toEqual({
      starters: ["Bello"],
      substitutes: [],
    });
  });
});
