import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import type { SeasonRecords } from "@/domain/season/competition";
import {
  KICK_OFF,
  MEET_ONCE,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeTeam,
} from "../../../tests/factories/records";
import { doubtsOf } from "./doubts";
import { recordDoubts } from "./recordDoubts";
import { withoutGround } from "./withoutGround";

const [A1, A2, B1, B2] = ["Kingsway", "Harbour", "Northgate", "Lagoon"] as const;
const result = (teamA: string, teamB: string, score: readonly [number, number], more = {}) =>
  makeResult({
    teamA,
    teamB,
    scoreA: score[0],
    scoreB: score[1],
    gameWeek: "",
    date: null,
    ...more,
  });
const held = (results: SeasonRecords["results"]): SeasonRecords => ({
  teams: [A1, A2, B1, B2].map((name) =>
    makeTeam({ id: name, name, group: name === A1 || name === A2 ? "A" : "B", house: "Law" }),
  ),
  seasons: [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })],
  standings: [],
  fixtures: [],
  results,
});
const texts = (results: SeasonRecords["results"]) =>
  doubtsOf(mls, held(results)).map(({ text }) => text);

describe("what is doubtful in the league as a whole", () => {
  const groups = [result(A1, A2, [1, 0]), result(B1, B2, [2, 0])];

  it("is a season whose format cannot be played, and who is in none of its groups", () => {
    const saying = (format: string) => {
      const seasons = [makeSeason({ id: mls.seasons[0].id, label: "Season 2026", format })];
      return doubtsOf(mls, { ...held([]), seasons }).map(({ text }) => text);
    };
    expect(saying("groups=A;cup=3")).toEqual([
      "The format of Season 2026 cannot be read, so the league’s own is in force. Choose the season’s format again.",
    ]);
    expect(saying("groups=A,C;rounds=1;through=1;cup=2;third=no;legs=1")).toEqual([
      `In no table, because their group is none of A, C: ${B1}, ${B2}.`,
      "No club is in Group C.",
    ]);
  });

  it("is a club without a group, and one that only plays, in a league whose own format has groups", () => {
    const season = { ...held([result(A1, "Newcomers", [1, 0])]), seasons: [] };
    const teams = season.teams.map((team) => (team.name === A2 ? { ...team, group: "" } : team));
    const seasons = [makeSeason({ id: mls.seasons[0].id, table: "computed" })];
    expect(doubtsOf(mls, { ...season, teams, seasons }).map(({ text }) => text)).toContain(
      `In no table, because they have no group: ${A2}, Newcomers.`,
    );
  });

  it("is a match of a cup that ended level, has other clubs now, or has no place", () => {
    const cups = [`cup|Chancellor’s Cup|4|1|no|${[A1, A2, B1, B2].join(", ")}`];
    const saying = (results: SeasonRecords["results"]) =>
      doubtsOf(mls, {
        ...held(results),
        seasons: [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE, cups })],
      }).map(({ text }) => text);
    const semi = result(A1, A2, [1, 0], { id: "s1", stage: "cup:SF1" });
    expect(saying([semi])).toEqual([]);
    expect(saying([{ ...semi, scoreA: 0 }])).toEqual([
      "Semi-final 1 of Chancellor’s Cup ended level, and nothing says who goes on.",
    ]);
    const others = result(A1, B1, [1, 0], { id: "s2", stage: "cup:SF1" });
    expect(saying([others])).toEqual([
      expect.stringMatching(
        /^Semi-final 1 of Chancellor’s Cup was entered as .*, but the draw and its results send Kingsway v Harbour there now\./,
      ),
    ]);
    const lost = ["cup:QF1", "gone:F"].map((stage, at) =>
      result(A1, A2, [1, 0], { id: `lost${at}`, stage }),
    );
    expect(saying(lost)).toEqual(
      ["cup:QF1", "gone:F"].map(
        (stage) =>
          `Kingsway v Harbour has the stage ${stage}, which no knock-out of the season has. It counts nowhere: choose another stage, or none.`,
      ),
    );
  });

  it("is a booking that fair play does not count, where the rules end with it", () => {
    const booked = [result(A1, A2, [1, 0], { id: "b", bookings: ["Ayo Bello (Yellow Card)"] })];
    const saying = (pack: string, results = booked) => {
      const seasons = [makeSeason({ id: mls.seasons[0].id, pack })];
      return doubtsOf(mls, { ...held(results), seasons }).map(({ key }) => key);
    };
    expect(saying("football.fifa-2022")).toContain("cards");
    expect(saying("football.arena")).not.toContain("cards");
    const counted = booked.map((one) => ({ ...one, cards: "1.0.0.0/0.0.0.0" }));
    expect(saying("football.fifa-2022", counted)).not.toContain("cards");
  });

  it("is a place shared across the line that decides who goes on, once all is played (W08)", () => {
    const teams = [A1, A2, B1].map((name) =>
      makeTeam({ id: name, name, group: "A", house: "Law" }),
    );
    const first = [result(A1, A2, [1, 0]), result(A1, B1, [1, 0])];
    const saying = (results: SeasonRecords["results"], fixtures: SeasonRecords["fixtures"] = []) =>
      doubtsOf(mls, { ...held(results), teams, fixtures })
        .filter(({ key }) => key === "shared A")
        .map(({ text }) => text);
    expect(saying([...first, result(A2, B1, [0, 0])])).toEqual([
      "2nd place of Group A is shared, so who goes on is not decided. A draw of lots may be needed.",
    ]);
    expect(saying([...first, result(A2, B1, [1, 0])])).toEqual([]);
    const ahead = makeFixture({ id: "f9", teamA: A2, teamB: B1, gameWeek: "9" });
    expect(saying(first, [ahead])).toEqual([]);
  });

  it("is a semi-final of other teams than the tables send there", () => {
    expect(texts([...groups, result(A1, B2, [1, 0], { stage: "SF1" })])).toEqual([]);
    expect(texts([...groups, result(A1, B1, [1, 0], { stage: "SF1" })])).toEqual([
      expect.stringMatching(
        /^Semi-final 1 was entered as .*, but the tables send Kingsway v Lagoon there now/,
      ),
    ]);
  });

  it("is a tie that ended level without a word who goes on", () => {
    expect(texts([...groups, result(A1, B2, [1, 1], { stage: "SF1" })])).toEqual([
      "Semi-final 1 ended level, and nothing says who goes on.",
    ]);
  });

  it("is pairs that met less often than others, once nothing is left to play (W13)", () => {
    const teams = [A1, A2, "Third"].map((name) =>
      makeTeam({ id: name, name, group: "A", house: "Law" }),
    );
    const results = [result(A1, A2, [1, 0]), result(A1, "Third", [2, 0])];
    const of = (records: Partial<SeasonRecords>) =>
      doubtsOf(mls, { ...held(results), teams, ...records }).map(({ text }) => text);
    const text =
      "No further match is planned in Group A, but not every two have met once: Harbour v Third.";
    expect(of({})).toContain(text);
    expect(of({ results: [...results, result("Third", A2, [0, 3])] })).not.toContain(text);
    const fixtures = [makeFixture({ teamA: A2, teamB: "Third", gameWeek: "" })];
    expect(of({ fixtures })).not.toContain(text);
  });

  it("is a table that can part, and then only pairs of one part that have not met again", () => {
    const format = "groups=;rounds=1;through=0;cup=0;third=no;legs=1;split=3:2/2";
    const first = [
      result(A1, A2, [1, 0]),
      result(B1, B2, [1, 0]),
      result(A1, B1, [1, 0]),
      result(A2, B2, [5, 0]),
      result(A1, B2, [1, 0]),
      result(A2, B1, [1, 1]),
    ].map((one, at) => ({ ...one, id: `${at}` }));
    const of = (results: SeasonRecords["results"], more: object = {}) =>
      doubtsOf(mls, {
        ...held(results),
        seasons: [makeSeason({ id: mls.seasons[0].id, format, ...more })],
      }).map(({ kind, text }) => [kind, text]);
    const due = expect.stringMatching(/played its 3 matches, so the table can be parted/) as string;
    expect(of(first)).toContainEqual(["seasons", due]);
    expect(of(first.slice(0, 5))).not.toContainEqual(["seasons", due]);
    const level = first.map((one) => (one.id === "3" ? { ...one, scoreA: 1 } : one));
    expect(of(level)).toContainEqual([
      "standings",
      expect.stringMatching(/Harbour and Northgate share a place/) as string,
    ]);
    const parted = { split: [`${A1}=1`, `${A2}=1`, `${B1}=2`, `${B2}=2`], splitAt: KICK_OFF };
    expect(of(first, parted)).not.toContainEqual(["seasons", due]);
    const again = { ...result(A2, A1, [0, 1]), id: "7" };
    const lacks = expect.stringMatching(/met 2 times: Northgate v Lagoon\.$/) as string;
    expect(of([...first, again], parted)).toContainEqual(["fixtures", lacks]);
  });

  it("is what the form would warn of, one line for each record", () => {
    const one = result(A1, A2, [2, 0], {
      bookings: ["Ayo Bello (Yellow Card)", "Ayo Bello (Yellow Card)", "somebody"],
      goalsA: [{ player: "Nobody Known", assist: "", minute: "5" }],
    });
    const players = [A1, A2].map((club) => makePlayer({ name: "Ayo Bello", club }));
    const clash = [A2, B1].map((teamB, at) =>
      makeFixture({ teamA: A1, teamB, gameWeek: String(at), date: KICK_OFF }),
    );
    const records = { ...held([one]), fixtures: clash, meets: [], events: [] };
    const told = recordDoubts(mls, records, players, KICK_OFF - 1).map(({ text }) => text);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/2 scored, 1 listed\. Two yellow cards and no red one: Ayo Bello/);
    expect(told[0]).toMatch(/Will not be counted: “somebody”.*In neither squad.*Nobody Known/);
    expect(told[1]).toMatch(/Kingsway plays .* at that time/);
    expect(recordDoubts(mls, records, players, KICK_OFF + 1)).toHaveLength(1);
  });
});

describe("matches of the next seven days without a ground", () => {
  const DAY = 86_400_000;
  const at = (days: number, stadium = "", more = {}) =>
    makeFixture({
      id: `f${days}`,
      teamA: A1,
      teamB: A2,
      date: KICK_OFF + days * DAY,
      stadium,
      ...more,
    });
  const told = (...fixtures: ReturnType<typeof at>[]) =>
    withoutGround(fixtures, KICK_OFF).map(({ text }) => text);

  it("are told once, with the way to the first of them", () => {
    const all = [at(1, "Main bowl"), at(2), at(3), at(4, "", { status: "Postponed" }), at(8)];
    expect(told(...all)).toEqual([
      "2 matches in the next 7 days have no ground: Kingsway v Harbour is the first.",
    ]);
    expect(withoutGround(all, KICK_OFF)[0]?.record).toBe("f2");
    expect(withoutGround(all.toReversed(), KICK_OFF)[0]?.record).toBe("f2");
    expect(told(at(1, "Main bowl"), at(2))).toEqual([
      "1 match in the next 7 days has no ground: Kingsway v Harbour.",
    ]);
  });

  it("are none where the league says no grounds at all, or all of them", () => {
    expect(told(at(2), at(3))).toEqual([]);
    expect(told(at(2, "Main bowl"))).toEqual([]);
  });
});
