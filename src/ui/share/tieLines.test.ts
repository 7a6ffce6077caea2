import { describe, expect, it } from "vitest";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mltl } from "../../../tests/arena/leagues/mltl";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { makeResult } from "../../../tests/factories/records";
import { tieLines } from "./tieLines";

const shown = (of: Parameters<typeof makeResult>[0], league = mls) =>
  tieLines(makeResult(of), league).map(({ a, score, b }) => `${a} ${score} ${b}`);

describe("the matches of a tie in a picture", () => {
  it("are boards with their players, seen from the first team", () => {
    const detail = "1=0+";
    const of = { detail, playersA: ["Ayo", "Bisi"], playersB: ["Musa", "Kofi"] };
    expect(shown(of, mcl).slice(0, 2)).toEqual(["Ayo 1–0 Musa", "Bisi ½–½ Kofi"]);
    expect(shown(of, mcl)[2]).toBe("Board 3 0–1 Board 3");
  });

  it("are singles with their games, and how one ended otherwise than by play", () => {
    const [first, second, third] = shown(
      { detail: "11-8 9-11 11-5 11-9; 6-11 5-11 9-11; wo A" },
      mttl,
    );
    expect(first).toContain("11–8, 9–11, 11–5, 11–9");
    expect(second).toContain("6–11, 5–11, 9–11");
    expect(third).toContain("w/o");
  });

  it("are rubbers with their tie-breaks, a doubles with both of a pair", () => {
    const playersA = ["Ayo", "Bisi", "Tolu", "Femi"];
    const lines = shown({ detail: "6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 6-0", playersA }, mltl);
    expect(lines[0]).toContain("Ayo 6–4, 7–6⁵");
    expect(lines[2]).toMatch(/^\S+ \/ \S+ 6–2, 6–0/);
  });

  it("are none where teams play as a whole, and without a score in detail", () => {
    expect(shown({ detail: "25-23 25-20 25-18", scoreA: 3, scoreB: 0 }, mvl)).toEqual([]);
    expect(shown({ detail: "ht 1-0" })).toEqual([]);
    expect(shown({ detail: "" }, mcl)).toEqual([]);
  });
});
