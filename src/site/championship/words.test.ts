import { arena } from "@arena/arena";
import { expect, it } from "vitest";
import { leagueShare } from "@/domain/season/championship";
import { mls } from "../../../tests/arena/leagues/mls";
import { leadInWords } from "./words";

const nothing = { fixtures: [], results: [], standings: [], seasons: [], teams: [] };

it("says why nobody leads: nothing was played, or no club has a house", () => {
  const before = leagueShare(mls, nothing);
  expect(leadInWords([], [before]).lead).toBe("No league has begun yet");
  const begun = { ...before, progress: "running" } as const;
  expect(leadInWords([], [begun])).toEqual({
    lead: `No club plays for a ${arena.house} yet`,
    condition: "",
  });
});
