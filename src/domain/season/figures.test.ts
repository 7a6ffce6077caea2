import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { playersByResults } from "./figures";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";

it("gives players the figures of the results, whatever is stored, and nobody those of an award", () => {
  const ayo = makePlayer({ id: "ayo", name: "Ayo Bello", goals: 99, assists: 9, appearances: 9 });
  const keeper = makePlayer({ id: "keeper", name: "Ike Obi", position: "Goalkeeper" });
  const played = makeResult({
    scoreA: 2,
    scoreB: 0,
    goalsA: [
      { player: "Ayo Bello", assist: "", minute: "12" },
      { player: "Ayo Bello (pen)", assist: "", minute: "80" },
    ],
    playersA: ["Ayo Bello", "Ike Obi"],
  });
  const awarded = { ...played, id: "awarded", ending: "awarded B ineligible" };
  const [scorer, stopper] = playersByResults(mls, [ayo, keeper], [played, awarded]);
  expect(scorer).toMatchObject({ goals: 2, assists: 0, appearances: 1 });
  expect(stopper).toMatchObject({ cleanSheets: 1, appearances: 1 });
});

it("leaves what results do not tell as it was counted", () => {
  const player = makePlayer({ id: "p", goals: 1, rebounds: 7, assists: 4 });
  const result = makeResult({
    goalsA: [{ player: player.name, assist: "", minute: "22" }],
    playersA: [player.name],
  });
  expect(playersByResults(mbl, [player], [result])[0]).toMatchObject({
    goals: 22,
    rebounds: 7,
    assists: 4,
    appearances: 1,
  });
});
