import { describe, expect, it } from "vitest";
import { competitionOf } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { withSeasons } from "@/domain/season/seasons";
import { makeResult, makeSeason } from "../../../tests/factories/records";
import { outcomeOf } from "./outcome";

const contests = (count: number) =>
  `groups=;rounds=1;through=0;cup=0;third=no;legs=1;contests=${count}`;
const given = makeResult({ ending: "awarded B walkover", scoreA: 0, scoreB: 0, gameWeek: "" });

/** What an award counts in a season of that format: in the table, and as pages show it. */
function awardIn(league: League, format: string) {
  const seasons = [
    makeSeason({ id: league.seasons[0].id, label: "Now", table: "computed", format }),
  ];
  const records = { seasons, results: [given], fixtures: [], standings: [], teams: [] };
  const [counted] = competitionOf(league, records).outcomes;
  const { scoreA, scoreB, ending } = outcomeOf(given, withSeasons(league, seasons));
  return { units: counted?.units, shown: [scoreA, scoreB], ending };
}

it("tells a match that was given up with the score that its table counts", () => {
  const gaveUp = makeResult({
    ending: "ret B",
    scoreA: 2,
    scoreB: 0,
    detail: "25-20 25-20 10-12",
    gameWeek: "",
  });
  const told = outcomeOf(gaveUp, mvl);
  expect([told.scoreA, told.scoreB, told.loser]).toEqual([3, 0, "B"]);
  expect(told.ending).toBe(`${gaveUp.teamB} retired`);
  // Without its sets, too; a sport that knows no such score keeps what was reached.
  expect(outcomeOf({ ...gaveUp, detail: "" }, mvl).scoreA).toBe(3);
  expect(outcomeOf({ ...gaveUp, detail: "" }, mls).scoreA).toBe(2);
});

describe("what an award counts", () => {
  it.each([
    [2, 4, "0–4 awarded"],
    [4, 8, "0–8 awarded"],
    [6, 12, "0–12 awarded"],
    [10, 20, "0–20 awarded"],
  ])("is every one of %s boards, in the table and on the page", (boards, points, ending) => {
    expect(awardIn(mcl, contests(boards))).toEqual({
      units: { score: [0, points] },
      shown: [0, points],
      ending,
    });
  });

  it.each([
    [3, 2],
    [5, 3],
    [7, 4],
  ])("is of %s singles as many as win, with all their games", (singles, won) => {
    expect(awardIn(mttl, contests(singles))).toEqual({
      units: { score: [0, won], games: [0, 3 * won], rally: [0, 33 * won] },
      shown: [0, won],
      ending: `0–${won} awarded`,
    });
  });

  it("is of sets as many as win, to nothing, and in football what the rules say", () => {
    expect(awardIn(mvl, "").units).toEqual({ score: [0, 3], rally: [0, 75] });
    expect(awardIn(mls, "").units).toEqual({ score: [0, 3] });
  });

  it("follows the season that a result was played in, and its rules", () => {
    const [football] = mls.game.packs;
    const five = { ...football, id: "x", award: { units: { score: [5, 0] }, cite: "" } } as const;
    const own: League = { ...mls, game: { ...mls.game, packs: [football, five] } };
    const league = withSeasons(own, [
      makeSeason({ id: own.seasons[0].id, label: "Now", pack: "x" }),
      makeSeason({ id: "2025", label: "Then" }),
    ]);
    expect(outcomeOf(given, league).scoreB).toBe(5);
    expect(outcomeOf({ ...given, season: "2025" }, league).scoreB).toBe(3);
    expect(outcomeOf(given, { ...own, pack: "x" }).scoreB).toBe(5);
  });
});
