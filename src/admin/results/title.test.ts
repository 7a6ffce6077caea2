import { describe, expect, it } from "vitest";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { correctedInWords, titleOfResult } from "./title";

describe("what a result is called", () => {
  const result = makeResult({ teamA: "Hosts", teamB: "Guests", scoreA: 5, scoreB: 3 });

  it("has the points of a chess match, which are stored doubled", () => {
    expect(titleOfResult(result, mcl)).toBe("Hosts 2½–1½ Guests");
    expect(titleOfResult(result, mls)).toBe("Hosts 5–3 Guests");
  });

  it("says what was published first as it is read", () => {
    const was = (corrected: string, league = mls) =>
      correctedInWords(makeResult({ corrected }), league);
    expect([was(""), was("5–3"), was("5–3", mcl)]).toEqual(["", "was 5–3", "was 2½–1½"]);
    expect(was("3:1 by hand")).toBe("was 3:1 by hand");
  });
});
