import { expect, it } from "vitest";
import { hasResult, listedMatches } from "@/domain/match/listed";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { balanceOf } from "./balance";

const [K, H] = ["Kingsway Rovers", "Harbour Eagles"];

it("adds up what two teams did against each other, seen from either", () => {
  const meetings = listedMatches(
    [],
    [
      makeResult({ id: "1", teamA: K, teamB: H, scoreA: 3, scoreB: 1 }),
      makeResult({ id: "2", teamA: H, teamB: K, scoreA: 2, scoreB: 2 }),
      makeResult({ id: "3", teamA: H, teamB: K, scoreA: 1, scoreB: 0 }),
      makeResult({ id: "4", teamA: H, teamB: K, scoreA: 4, scoreB: 0, ending: "void" }),
    ],
  ).filter(hasResult);
  expect(balanceOf(mls, K, meetings)).toEqual({
    won: 1,
    drawn: 1,
    lost: 1,
    scored: 5,
    conceded: 4,
  });
  expect(balanceOf(mls, H, meetings)).toMatchObject({ won: 1, scored: 4, conceded: 5 });
});
