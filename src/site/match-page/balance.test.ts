import { expect, it } from "vitest";
import { hasResult, listedMatches } from "@/domain/match/listed";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { balanceOf, highestWin } from "./balance";

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

it("names a team's highest win, the latest of equal ones, and no void one", () => {
  const meetings = listedMatches(
    [],
    [
      makeResult({ id: "4", teamA: K, teamB: H, scoreA: 2, scoreB: 0, date: 4 }),
      makeResult({ id: "3", teamA: H, teamB: K, scoreA: 1, scoreB: 3, date: 3 }),
      makeResult({ id: "2", teamA: K, teamB: H, scoreA: 1, scoreB: 0, date: 2 }),
      makeResult({ id: "1", teamA: K, teamB: H, scoreA: 9, scoreB: 0, date: 1, ending: "void" }),
    ],
  )
    .filter(hasResult)
    .toSorted((a, b) => Number(b.id) - Number(a.id));
  expect(highestWin(mls, K, meetings)?.id).toBe("4");
  expect(highestWin(mls, H, meetings)).toBeNull();
});
