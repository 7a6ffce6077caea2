import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeSeason } from "../../../tests/factories/records";
import { scoringOf } from "./meets";
import { withSeasons } from "./seasons";
import type { Scoring } from "../meet/meet";
import { scoringInWords } from "../meet/scoringInWords";
import { readScoring } from "./scoringText";
import { writeScoring } from "./writeScoring";

const dual: Scoring = { scale: "5-3-1", perTeam: 0, displace: false, relay: "7-0" };
const championship: Scoring = { scale: "teams", perTeam: 1, displace: true };

it("reads what it has written", () => {
  expect(writeScoring(dual)).toBe("scale=5-3-1;team=all;others=give;relay=7-0");
  for (const scoring of [dual, championship])
    expect(readScoring(writeScoring(scoring))).toEqual(scoring);
});

it("reads a scoring whole or not at all", () => {
  for (const text of [
    "",
    "scale=5-3-1",
    "scale=5-3-1;team=2;others=give;",
    "scale=5--3;team=2;others=give",
  ])
    expect(readScoring(text)).toBeNull();
});

it("says it in words", () => {
  expect(scoringInWords(dual)).toBe(
    "Places give 5, 3, 1 points, in relays 7, 0; entries that share a place share its points.",
  );
  expect(scoringInWords(championship)).toBe(
    "First place gives a point for each team of the meet, every further place one less; entries that share a place share its points. Only the first of a team scores in an event; its others score nothing and keep their places.",
  );
});

it("is the season's where its record says one, and the past keeps its own", () => {
  const [{ id }, last] = mal.seasons;
  const league = withSeasons(mal, [makeSeason({ id, scoring: writeScoring(dual) })]);
  expect(scoringOf(league)).toEqual(dual);
  expect(scoringOf(league, last?.id)).toMatchObject({ scale: mal.meets?.scale });
});
