import { describe, expect, it } from "vitest";
import type { SeasonRecords } from "@/domain/season/competition";
import { formatOf, NO_FORMAT_CHOICE, type FormatChoice } from "@/domain/season/format";
import { choiceOf, writeFormat } from "@/domain/season/formatText";
import type { League } from "@/domain/league/league";
import { leagues } from "@arena/leagues";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";
import {
  formatChanges,
  formatInWords,
  formatProblems,
  pointsIn,
  splitIn,
  splitText,
} from "./formatWords";

const own = (league: League) => choiceOf(formatOf(league, NO_FORMAT_CHOICE));
const season = (league: League, results: SeasonRecords["results"] = []): SeasonRecords => ({
  teams: ["Alpha", "Beta", "Gamma", "Delta"].map((name, at) =>
    makeTeam({ id: name, name, group: at < 2 ? "A" : "B" }),
  ),
  seasons: [makeSeason({ id: league.seasons[0].id, table: "computed" })],
  standings: [],
  fixtures: [],
  results,
});
const changes = (league: League, changed: Partial<FormatChoice>, records = season(league)) => {
  const format = writeFormat({ ...own(league), ...changed });
  const seasons = records.seasons.map((one) => ({ ...one, format }));
  return formatChanges(league, records, { ...records, seasons });
};

describe("what another format changes, in words", () => {
  it("is nothing where it is the same", () => {
    const playing = leagues.filter(({ game }) => game.scoreFormat !== null);
    const same = playing.flatMap((league) => changes(league, {}));
    // That a group is too small is said in any case.
    expect(same.filter((one) => !/ has \d/.test(one))).toEqual([]);
    expect(playing.length).toBeGreaterThan(5);
  });

  it("is the points, as long as they are numbers from 0 to 10", () => {
    expect(changes(mls, { points: [2, 1, 0] })).toContain(
      "2 points for a win, 1 for a draw and 0 for a defeat",
    );
    const wrong = (typed: string) =>
      formatProblems({ ...own(mls), points: pointsIn(typed) }).points;
    for (const typed of ["3-1", "3-1-0-2", "3-x-0", "3-1-11", "3-1-0-2-1-0"])
      expect(wrong(typed)).toBeDefined();
    for (const typed of ["3-1-0", "3, 1, 0", "3 0 0 2 1"]) expect(wrong(typed)).toBeUndefined();
  });

  it("is when the table parts, and what does not fit its clubs", () => {
    const one = { groups: [], through: 0, cup: 0, rounds: 1 } as const;
    const parting = (after: number, sizes: number[]) =>
      changes(mls, { ...one, split: { after, sizes } }).join("\n");
    expect(parting(3, [2, 2])).toMatch(/places 1 to 2 and places 3 to 4/);
    expect(parting(3, [2, 2])).not.toMatch(/room|not 3/);
    expect(parting(3, [6, 6])).toMatch(/room for 12 clubs, and there are 4/);
    expect(parting(5, [2, 2])).toMatch(/has played 3 matches, not 5/);
  });

  it("is a table that parts as numbers say, in a season without groups", () => {
    const wrong = (typed: string, groups: string[] = []) => {
      const split = splitIn(typed);
      return formatProblems({ ...own(mls), through: 0, cup: 0, groups, ...(split && { split }) })
        .split;
    };
    for (const typed of [
      "33",
      "33: 12",
      "33: 6, 0",
      "33: six, 6",
      "133: 6, 6",
      `1: ${"1, ".repeat(9)}`,
    ])
      expect(wrong(typed)).toBeDefined();
    for (const typed of ["", "33: 6, 6", "33:6/6", "33 6 6", "9: 4, 3, 3"])
      expect(wrong(typed)).toBeUndefined();
    expect(wrong("33: 6, 6", ["A", "B"])).toMatch(/name no groups/);
    expect(splitText(splitIn("33:6/6"))).toBe("33: 6, 6");
  });

  it("is the first round, and the results that it leaves without a match", () => {
    const cup = ["SF1", "SF2/2", "F"].map((stage) =>
      makeResult({ id: stage, stage, teamA: "Alpha", teamB: "Delta", scoreA: 1, scoreB: 0 }),
    );
    const final = changes(mls, { cup: 2, through: 1 }, season(mls, cup));
    expect(final).toContain("Semi-finals become a final");
    expect(final).toContain("2 entered knock-out results would belong to no match");
    expect(final).toContain("1 of each group go through instead of 2 of each group");
    expect(changes(mls, { cup: 0, through: 0 }, season(mls, cup))).toContain(
      "3 entered knock-out results would belong to no match",
    );
  });

  it("is who is in no table, and which group is too small", () => {
    const other = changes(mls, { groups: ["A", "C"] });
    expect(other).toContain("Instead of groups A and B: groups A and C");
    expect(other).toContain("In no table, because their group is none of these: Gamma, Delta");
    expect(other).toContain("Group C has 0 clubs, and 2 would go through");
  });

  it("is results that another number of boards leaves uncounted", () => {
    const played = season(mcl, [
      makeResult({ teamA: "Alpha", teamB: "Beta", scoreA: 5, scoreB: 3, detail: "11=0" }),
    ]);
    expect(changes(mcl, { contests: 6 }, played)).toEqual([
      "A match has 6 boards instead of 4",
      "1 result would count nowhere, because the new rules do not know it",
    ]);
  });
});

describe("a format in a sentence", () => {
  it("says tables, rounds and who goes on", () => {
    expect(formatInWords(formatOf(mls, NO_FORMAT_CHOICE), mls.game)).toBe(
      "2 groups, A and B; every pair meets twice; the first 2 of each go through to semi-finals.",
    );
    expect(formatInWords(formatOf(mcl, NO_FORMAT_CHOICE), mcl.game)).toBe(
      "One table; a match has 4 boards; every pair meets once; nobody goes further.",
    );
    const parts = { ...formatOf(mcl, NO_FORMAT_CHOICE), split: { after: 33, sizes: [6, 6] } };
    expect(formatInWords(parts, mcl.game)).toMatch(
      /after 33 matches of each club the table is split/,
    );
  });
});

it("says at its field what cannot be played", () => {
  expect(formatProblems(own(mls))).toEqual({});
  expect(formatProblems({ ...own(mls), groups: ["A"] }).groups).toMatch(/^One group is one table/);
  expect(formatProblems({ ...own(mls), groups: ["Group A", "B"] }).groups).toMatch(/one word/);
  expect(formatProblems({ ...own(mls), groups: ["A", "a"] }).groups).toMatch(/same name/);
  expect(formatProblems({ ...own(mls), cup: 8 }).through).toBe(
    "Only 4 would go through: more than 4 are needed for quarter-finals",
  );
});
