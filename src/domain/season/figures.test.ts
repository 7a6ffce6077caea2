import { expect, it } from "vitest";
import { makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { playersByResults } from "./figures";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { bansOf } from "./bans";
import { withSeasons } from "./seasons";

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

it("counts the league's own matches, a cup's for itself, and both where the season says so", () => {
  const ayo = makePlayer({ id: "ayo", name: "Ayo Bello" });
  const goal = { player: "Ayo Bello", assist: "", minute: "12" };
  const inLeague = makeResult({ id: "a", scoreA: 1, goalsA: [goal] });
  const inCup = makeResult({ id: "b", scoreA: 2, goalsA: [goal, goal], stage: "cup:SF1" });
  const [{ id }] = mls.seasons;
  const format = "groups=A,B;rounds=1;through=2;cup=4;third=yes;legs=1";
  const played = (ways: string, cup?: string) => {
    const league = withSeasons(mls, [makeSeason({ id, format: `${format}${ways}` })]);
    return {
      goals: playersByResults(league, [ayo], [inLeague, inCup], { cup })[0]?.goals,
      together: bansOf(league)?.together ?? false,
    };
  };
  expect(played("")).toEqual({ goals: 1, together: false });
  expect(played("", "cup")).toEqual({ goals: 2, together: false });
  expect(played(";figures=together")).toEqual({ goals: 3, together: true });
  expect(played(";figures=together", "cup")).toEqual({ goals: 2, together: true });
});
