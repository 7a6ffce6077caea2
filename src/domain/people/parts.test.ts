import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { scoreFormat } from "../match/detail";
import { boards } from "../match/detail/boards";
import { rubbers } from "../match/detail/rubbers";
import { partScores } from "./partScores";
import { partsOf, type TieRules } from "./parts";
import { playerLog } from "./playerLog";
import { playerTotals } from "./totals";

const chess: TieRules = {
  tie: [0, 1, 2].map((at) => ({ name: `Board ${at + 1}`, a: [at], b: [at] })),
  format: scoreFormat(boards, { kind: "boards", boards: 3 }),
};
const tennis: TieRules = {
  tie: [
    { name: "Singles", a: [0], b: [0] },
    { name: "Doubles", a: [1, 2], b: [1, 2] },
  ],
  format: scoreFormat(rubbers, {
    kind: "rubbers",
    rubbers: 2,
    setsToWin: 2,
    games: 6,
    matchTieBreak: 10,
  }),
};

const member = (name: string, club: string) => makePlayer({ id: `${club} ${name}`, name, club });
const players = [member("Ada", "X"), member("Bem", "X"), member("Sam", "X"), member("Sam", "Y")];
const lineUps = { teamA: "X", teamB: "Y", playersA: ["Ada", "Bem", "Sam"] };
const drawn = makeResult({ ...lineUps, playersB: ["Una", "sam", "Vic"], detail: "1=0" });
const absent = makeResult({ ...lineUps, playersB: ["Una", "Sam", "Vic"], detail: "+00" });

it("gives each board to the two that sat at it, and one without play to nobody", () => {
  const { totals } = playerTotals([drawn, absent], { players, ties: chess });
  const score = ({ player, club, partsWon, partsDrawn, partsLost }: (typeof totals)[number]) =>
    [`${player} ${club}`, partsWon, partsDrawn, partsLost] as const;
  expect(totals.map(score)).toEqual([
    ["Ada X", 1, 0, 0],
    ["Bem X", 0, 1, 1],
    ["Sam X", 0, 0, 2],
    ["Sam Y", 1, 1, 0],
    ["Una Y", 0, 0, 1],
    ["Vic Y", 2, 0, 0],
  ]);
  expect(partScores(totals).map(({ rank, player, halves }) => [rank, player, halves])).toEqual([
    [1, "Vic", 4],
    [2, "Sam", 3],
    [3, "Ada", 2],
    [4, "Bem", 1],
    [5, "Una", 0],
    [6, "Sam", 0],
  ]);
});

it("tells a player's own matches from that side, a doubles with the partner", () => {
  const tie = makeResult({
    ...lineUps,
    playersB: ["Una", "Sam", "Vic"],
    detail: "6-4 6-4; 1-6 6-3 [7-10]",
  });
  const [found] = playerLog([tie], member("Sam", "Y"), {
    players,
    scorerFigure: "points",
    ties: tennis,
  });
  expect(found?.parts).toEqual([
    { name: "Doubles", score: [1, 0], partners: ["Vic"], opponents: ["Bem", "Sam"] },
  ]);
});

it("tells nothing of an award, of a score alone, or of what cannot be read", () => {
  for (const of of [{ ending: "awarded A" }, { detail: "" }, { detail: "6-4" }]) {
    expect(partsOf({ ...drawn, ...of }, chess)).toEqual([]);
  }
});
