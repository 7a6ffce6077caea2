import { describe, expect, it } from "vitest";
import { makeEvent, makeMeet, makeTeam } from "../../../tests/factories/records";
import { houseTable, leagueShare } from "./championship";
import { athleteFigures } from "./athletes";
import { mal } from "../../../tests/arena/leagues/mal";
import { bestsInText, bestsOf, eventBests, readBests, tagsOf } from "./bests";
import { meetSeasonOf, resultLines, scoringOf } from "./meets";
import { aheadInWords, meetsAhead } from "./meetsAhead";

const [one = "", two = "", three = ""] = mal.clubs.map(({ name }) => name);
const DAY = 86_400_000;
const meets = [
  makeMeet({
    id: "second",
    date: Date.UTC(2026, 9, 10),
    timetable: ["1|14:00|100 metres|time", "2|13:30|High jump|height"],
  }),
  makeMeet({
    id: "first",
    date: Date.UTC(2026, 9, 3),
    timetable: ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"],
  }),
];
const events = [
  makeEvent({
    meet: "first",
    number: 1,
    lines: [`|Abu|${one}|10.90||1.1`, `|Ben|${two}|11.00||1.1`, `|Cyr|${three}|11.00||1.1`],
  }),
  makeEvent({
    meet: "first",
    number: 2,
    lines: [`|Abu|${one}|7.10||3.1`, `|Ben|${two}|6.90||0.4`],
  }),
  makeEvent({
    meet: "second",
    number: 1,
    lines: [`1|Ben|${two}|10.95||0.2`, `2|Abu|${one}|10.99||0.2`, `|Cyr|${three}||DNS`],
  }),
];
const teams = mal.clubs.map(({ name }) => makeTeam({ name, group: "" }));
const season = meetSeasonOf(mal, { meets, events, teams });
const [first, second] = season.meets;
if (!first || !second) throw new Error("There are two meets.");

describe("a season of meets", () => {
  it("is ordered by date, and each meet by the time of day", () => {
    expect(season.meets.map(({ meet, done }) => [meet.id, done])).toEqual([
      ["first", 2],
      ["second", 1],
    ]);
    expect(second.events.map(({ name }) => name)).toEqual(["High jump", "100 metres"]);
  });

  it("adds up the meets, ties shared", () => {
    const points = Object.fromEntries(season.table.map(({ name, points: sum }) => [name, sum]));
    expect(points).toMatchObject({ [one]: 8 + 8 + 7, [two]: 6.5 + 7 + 8, [three]: 6.5 });
    expect(season.table).toHaveLength(mal.clubs.length);
  });

  it("does not list a club that came later in a meet that is over", () => {
    expect(first.table.map(({ name }) => name)).not.toContain("Newcomers");
    const joined = [...teams, makeTeam({ name: "Newcomers", group: "" })];
    const later = meetSeasonOf(mal, { meets, events, teams: joined });
    expect(later.table.map(({ name }) => name)).toContain("Newcomers");
    expect(later.meets[0]?.table).toHaveLength(3);
    // The second is not over: whoever takes part in the season may still come.
    expect(later.meets[1]?.table.map(({ name }) => name)).toContain("Newcomers");
  });

  it("without team records has those teams alone that its events name", () => {
    const old = meetSeasonOf(mal, { meets, events, teams: [] });
    expect(old.table.map(({ name }) => name).toSorted()).toEqual([one, two, three].toSorted());
  });

  it("has a medal table of places alone", () => {
    expect(season.medals.slice(0, 3).map(({ name, places }) => [name, ...places])).toEqual([
      [one, 2, 1, 0],
      [two, 1, 2, 0],
      [three, 0, 1, 0],
    ]);
  });

  it("gives each line its place and points, and keeps who has none apart", () => {
    const [, race] = second.events;
    if (!race) throw new Error("There is a race.");
    const { placed, others } = resultLines(race, scoringOf(mal), season.teams.length);
    expect(placed.map(({ place, points }) => [place, points])).toEqual([
      [1, 8],
      [2, 7],
    ]);
    expect(others.map(({ status }) => status)).toEqual(["DNS"]);
  });
});

describe("bests", () => {
  /** Returns the tags with the athletes and teams of their entries. */
  const tagged = (...args: Parameters<typeof tagsOf>) =>
    [...tagsOf(...args)].map(([{ athlete, team }, tag]) => [athlete, team, tag]);

  it("are one of each athlete, without marks that the wind helped", () => {
    const [, jump] = eventBests(season);
    expect(jump?.bests.map(({ athlete, mark }) => [athlete, mark])).toEqual([["Ben", "6.90"]]);
    const [race] = eventBests(season);
    expect(race?.bests.map(({ athlete, mark }) => [athlete, mark])).toEqual([
      ["Abu", "10.90"],
      ["Ben", "10.95"],
      ["Cyr", "11.00"],
    ]);
  });

  it("are marked where they were made: the arena's, and an athlete's own", () => {
    const [race] = first.events;
    const [, later] = second.events;
    if (!race || !later) throw new Error("There are two races.");
    const others = [readBests("")];
    expect(tagged({ season, others }, first, race)).toEqual([["Abu", one, "AB"]]);
    expect(tagged({ season, others }, second, later)).toEqual([["Ben", two, "SB"]]);
  });

  it("of athletes with one name in two teams are each their own", () => {
    const race = (meet: string, lines: string[]) => makeEvent({ meet, number: 1, lines });
    const namesakes = meetSeasonOf(mal, {
      meets,
      events: [
        race("first", [`|Abu|${one}|10.90||0.2`, `|Abu|${two}|11.20||0.2`, `|Cyr|${three}|10.80`]),
        race("second", [`|Abu|${one}|10.95||0.2`, `|Abu|${two}|11.10||0.2`]),
      ],
      teams,
    });
    const [, later] = namesakes.meets;
    const [, run] = later?.events ?? [];
    if (!later || !run) throw new Error("There is a second race.");
    expect(tagged({ season: namesakes, others: [] }, later, run)).toEqual([["Abu", two, "SB"]]);
  });

  it("of other seasons are read as marks of their event, however they were typed", () => {
    const [, jump] = first.events;
    if (!jump) throw new Error("There is a long jump.");
    for (const mark of ["691", "6m91", "22-09"]) {
      const others = [readBests(`Long jump|${mark}`)];
      expect(tagged({ season, others }, first, jump), mark).toEqual([["Ben", two, "SB"]]);
    }
    for (const mark of ["689", "6m89", "22-06"]) {
      const others = [readBests(`Long jump|${mark}`)];
      expect(tagged({ season, others }, first, jump), mark).toEqual([["Ben", two, "AB"]]);
    }
  });

  it("are the arena's only where no other season has a better one, and all of them are read", () => {
    const [race] = first.events;
    if (!race) throw new Error("There is a race.");
    const lastYear = (mark: string) => [readBests(`Long jump|7.41;${race.name}|${mark}`)];
    const tag = (others: ReturnType<typeof lastYear> | null) =>
      tagged({ season, others }, first, race);
    expect(tag(lastYear("10.89"))).toEqual([["Abu", one, "SB"]]);
    expect(tag(lastYear("10.91"))).toEqual([["Abu", one, "AB"]]);
    expect(tag(null)).toEqual([["Abu", one, "SB"]]);
  });

  it("of a season that is over are kept in one text, which reads back as the same", () => {
    const text = bestsInText(season);
    expect(text).toMatch(/^[^|;]+\|10\.90/);
    expect(readBests(text)).toEqual(bestsOf(season));
  });

  it("and medals are told of an athlete", () => {
    expect(athleteFigures(season, { name: "Ben", club: two })).toEqual({
      medals: [1, 2, 0],
      bests: [
        { event: "100 metres", mark: "10.95" },
        { event: "Long jump", mark: "6.90" },
      ],
      meets: 2,
    });
  });

  it("of an athlete whose only mark the wind helped are that mark, with its wind", () => {
    const { bests } = athleteFigures(season, { name: "Abu", club: one });
    expect(bests).toEqual([
      { event: "100 metres", mark: "10.90" },
      { event: "Long jump", mark: "7.10", wind: 3.1 },
    ]);
  });

  it("of a relay are one of each team, though its runners changed", () => {
    const relays = (id: string, date: number) =>
      makeMeet({ id, date, timetable: ["1|16:00|Relay|time|relay"] });
    const run = (meet: string, lines: string[]) => makeEvent({ meet, number: 1, lines });
    const [relay] = eventBests(
      meetSeasonOf(mal, {
        meets: [relays("first", 0), relays("second", DAY)],
        events: [
          run("first", [`1|Abu, Ade|${one}|42.10`, `2|Ben, Bola|${two}|42.50`]),
          run("second", [`1|Abu, Ato|${one}|42.00`]),
        ],
        teams,
      }),
    );
    expect(relay?.bests.map(({ team, mark }) => [team, mark])).toEqual([
      [one, "42.00"],
      [two, "42.50"],
    ]);
  });
});

it("counts in the arena championship as it stands, and is not over", () => {
  const nothing = { fixtures: [], results: [], standings: [], seasons: [], teams: [] };
  expect(leagueShare(mal, { ...nothing, meets }).progress).toBe("notYet");
  const share = leagueShare(mal, { ...nothing, meets, events });
  expect(share.progress).toBe("running");
  expect(houseTable([share])[0]).toMatchObject({ name: "Engineering", points: 10 });
});

it("places an event on the arena's clock", () => {
  expect((first.events[0]?.at ?? 0) % DAY).toBe(13 * 3_600_000);
});

it.each([
  ["that is done", first, 1, ""],
  ["with results", second, 1, "On now"],
  ["that runs late", second, 11, "On now"],
  ["whose last results never came", second, 13, ""],
  ["to come", { ...second, done: 0 }, -1, "Next meet"],
  ["that has begun", { ...second, done: 0 }, 1, "On now"],
  ["that nobody told of", { ...second, done: 0 }, 11, "Results awaited"],
  ["that nobody told of for a day", { ...second, done: 0 }, 25, ""],
])("a meet %s is told of above others as it stands", (_, held, hours, words) => {
  const now = (held.meet.date ?? 0) + hours * 3_600_000;
  const [ahead] = meetsAhead([held], now, mal.game.matchMinutes);
  expect(ahead ? aheadInWords(ahead) : "").toBe(words);
});
