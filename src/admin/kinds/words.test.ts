import { describe, expect, it } from "vitest";
import { mcl } from "@/leagues/mcl";
import { mls } from "@/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { titleOf } from "./words";

describe("what a result is called", () => {
  const result = makeResult({ teamA: "Hosts", teamB: "Guests", scoreA: 5, scoreB: 3 });

  it("has the points of a chess match, which are stored doubled", () => {
    expect(titleOf("results", result, mcl)).toBe("Hosts 2½–1½ Guests");
    expect(titleOf("results", result, mls)).toBe("Hosts 5–3 Guests");
  });
});
