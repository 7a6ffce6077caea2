import { expect, it } from "vitest";
import { notBegun } from "@/domain/match/pitch";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { shownOf } from "./liveShown";

it.each([
  [mvl, "25-23 23-25 11-9", "Set 3", "25–23 · 23–25 · now 11–9"],
  [mttl, "11-3 11-3 11-3; 11-8 4-2", "Match 2, game 2", "Match 2: 11–8 · now 4–2"],
  // With all individual matches over, what they came to.
  [mttl, "11-3 11-3 11-3", "Match 1 over", "3–0 in games"],
  [mcl, "1x=x", "2 of 4 boards", "1–0 · … · ½–½ · …"],
  [mvl, "party", "", ""],
] as const)("shows the running sets of $slug at %s", (league, detail, phase, words) => {
  const shown = shownOf({ ...notBegun, detail, phase, scoreA: 1, scoreB: 1 }, league, 0);
  expect(shown).toMatchObject({ detail: words, state: phase });
});
