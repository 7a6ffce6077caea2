import { describe, expect, it } from "vitest";
import { readSettings } from "@/domain/league/settings";
import { checkEntity } from "@/records/document";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  completed,
  firstValues,
  leagueRecord,
  openingProblems,
  openingSteps,
  teamsOf,
  type OpeningValues,
} from "./opening";

const NOW = Date.UTC(2026, 10, 29);
const nobody = { copied: [], houses: [] };
const values = (changed: Partial<OpeningValues>): OpeningValues => ({
  ...firstValues(2027),
  sport: "football",
  name: "Freshers futsal cup",
  ...changed,
});
const problems = (changed: Partial<OpeningValues>, taken: readonly string[] = []) =>
  openingProblems(completed(values(changed), taken), nobody, taken);

describe("what follows from the name", () => {
  it("is a short name and an address, until somebody types them", () => {
    expect(completed(values({}), [])).toMatchObject({
      shortName: "FFC",
      address: "freshers-futsal-cup",
    });
    expect(completed(values({ shortName: "Cup", address: "the-cup" }), [])).toMatchObject({
      shortName: "Cup",
      address: "the-cup",
    });
  });

  it("is another address where a league has or had that one", () => {
    expect(completed(values({}), ["freshers-futsal-cup"]).address).toBe("freshers-futsal-cup-2");
    expect(completed(values({ name: "MLS" }), []).address).not.toBe(mls.slug);
  });

  it("is the address that the menu keeps for the sport and the section", () => {
    const week = values({ sport: "basketball", section: "studentWeek", name: "Week" });
    expect(completed(week, []).address).toBe("student-week-basketball");
  });
});

describe("what keeps a league from being opened", () => {
  it("is nothing where a name is typed", () => expect(problems({})).toEqual({}));

  it.each<[string, Partial<OpeningValues>, keyof OpeningValues]>([
    ["no name", { name: " " }, "name"],
    ["a name that is too long", { name: "x".repeat(81), address: "x-league" }, "name"],
    ["no season", { season: "" }, "season"],
    ["an address of the site", { address: "today" }, "address"],
    ["an address of another league", { address: mls.slug }, "address"],
    ["an address that is none", { address: "Freshers Cup" }, "address"],
    ["no names of teams", { teams: "typed" }, "typed"],
    ["a team that is typed twice", { teams: "typed", typed: "Reds\nBlues\nreds" }, "typed"],
    ["no league to copy from", { teams: "copied" }, "from"],
    ["a league without clubs", { teams: "copied", from: "mls" }, "from"],
    ["no houses", { teams: "houses" }, "teams"],
  ])("is %s", (_, changed, field) => expect(Object.keys(problems(changed))).toEqual([field]));

  it("is more teams than a knock-out can have", () => {
    const typed = Array.from({ length: 33 }, (_, at) => `Team ${at}`).join("\n");
    const given = { teams: "typed", typed } as const;
    expect(Object.keys(problems({ ...given, format: "cup" }))).toEqual(["typed"]);
    expect(problems({ ...given, format: "table" })).toEqual({});
    expect(problems({ ...given, format: "cup", typed: typed.slice(0, -8) })).toEqual({});
  });

  it("is the address of a league that was removed", () => {
    expect(Object.keys(problems({ address: "old-cup" }, ["old-cup"]))).toEqual(["address"]);
  });
});

describe("the league that is opened", () => {
  it("has a record that the schema takes, in every format", () => {
    for (const format of ["table", "groups", "cup"] as const) {
      const record = leagueRecord(completed(values({ format, groups: 4 }), []), NOW);
      expect(checkEntity("leagues", record)).toEqual({});
      expect(record).toMatchObject({ state: "open", openedAt: NOW, season: "Season 2027" });
    }
  });

  it("is played in the chosen format", () => {
    const said = readSettings(
      leagueRecord(values({ format: "groups", groups: 4, rounds: 2 }), NOW).settings,
    );
    expect(said.format).toMatchObject({
      groups: ["A", "B", "C", "D"],
      rounds: 2,
      through: 2,
      cup: 8,
    });
    expect(leagueRecord(values({ sport: "athletics" }), NOW).settings).toBe("");
  });

  it("counts in the championship unless it is a knock-out", () => {
    expect(leagueRecord(values({}), NOW).championship).toBe(true);
    expect(leagueRecord(values({ format: "cup" }), NOW).championship).toBe(false);
  });

  it("has the teams that were typed, in turn in its groups", () => {
    const typed = " Reds \n\nBlues\nGreens";
    expect(
      teamsOf(values({ teams: "typed", typed, format: "groups" }), nobody).map((team) => [
        team.name,
        team.group,
      ]),
    ).toEqual([
      ["Reds", "A"],
      ["Blues", "B"],
      ["Greens", "A"],
    ]);
  });

  it("has one team for each house", () => {
    const teams = teamsOf(values({ teams: "houses" }), { ...nobody, houses: ["Law", "Arts"] });
    expect(teams.map(({ name, house }) => [name, house])).toEqual([
      ["Law", "Law"],
      ["Arts", "Arts"],
    ]);
  });

  it("is saved first, then its season and its teams", () => {
    const given = completed(
      values({ teams: "typed", typed: "Reds\nBlues\nGreens", format: "cup" }),
      [],
    );
    const record = leagueRecord(given, NOW);
    let made = 0;
    const opened = { ...mls, slug: given.address };
    const steps = openingSteps({ values: given, record }, opened, nobody, () => `t${(made += 1)}`);
    expect(steps.map(({ kind, league }) => [kind, league?.slug])).toEqual([
      ["leagues", undefined],
      ["seasons", "freshers-futsal-cup"],
      ...["teams", "teams", "teams"].map((kind) => [kind, "freshers-futsal-cup"]),
    ]);
    expect(steps[1]).toMatchObject({
      entity: { table: "computed", cups: ["cup|Knock-out|4|1|no|Reds, Blues, Greens"] },
    });
  });
});
