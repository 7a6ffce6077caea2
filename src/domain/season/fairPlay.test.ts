import { expect, it } from "vitest";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";
import { competitionOf } from "./competition";
import { mls } from "../../../tests/arena/leagues/mls";

it("parts teams that are level where the rules of the season end with fair play", () => {
  // As at the World Cup 2018, where Japan went on before Senegal by four yellow cards to six.
  const results = [
    makeResult({ id: "1", teamA: "X", teamB: "Y", scoreA: 2, scoreB: 2, cards: "2.0.0.0/1.0.0.0" }),
    makeResult({ id: "2", teamA: "Y", teamB: "X", scoreA: 0, scoreB: 0, cards: "" }),
    // A match of the knock-out takes nothing off.
    makeResult({ id: "3", teamA: "Y", teamB: "X", stage: "F", cards: "0.0.9.0/0.0.0.0" }),
  ];
  const ranks = (pack: string) =>
    competitionOf(mls, {
      results,
      fixtures: [],
      standings: [],
      teams: ["X", "Y"].map((name) => makeTeam({ id: name, name, group: "A" })),
      seasons: [makeSeason({ id: mls.seasons[0].id, table: "computed", pack })],
    }).tables.flatMap(({ lines }) => lines.map(({ row, rank }) => [row.team, rank]));
  expect(ranks("football.fifa-2022")).toEqual([
    ["Y", 1],
    ["X", 2],
  ]);
  expect(ranks("football.arena")).toEqual([
    ["X", 1],
    ["Y", 1],
  ]);
});
