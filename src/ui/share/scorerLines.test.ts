import { describe, expect, it } from "vitest";
import { scorerLines } from "./scorerLines";

const goal = (player: string, minute: string) => ({ player, minute, assist: "" });

describe("scorerLines", () => {
  it("gathers a player's goals", () => {
    const goals = [goal("Ayo Bello", "12"), goal("Tobi Okafor", "45+2"), goal("Ayo Bello", "60'")];
    expect(scorerLines(goals, "minute", 6)).toEqual(["Ayo Bello 12′, 60′", "Tobi Okafor 45+2′"]);
  });

  it("leaves points as they are", () => {
    expect(scorerLines([goal("Chidi Uzoma", "22")], "points", 6)).toEqual(["Chidi Uzoma 22"]);
  });

  it("keeps a scorer without a minute, and leaves out a minute without a scorer", () => {
    expect(scorerLines([goal("Ayo Bello", ""), goal("", "70")], "minute", 6)).toEqual([
      "Ayo Bello",
    ]);
  });

  it("counts those who do not fit", () => {
    const goals = ["A", "B", "C", "D"].map((name) => goal(name, "1"));
    expect(scorerLines(goals, "minute", 3)).toEqual(["A 1′", "B 1′", "and 2 more"]);
  });
});
