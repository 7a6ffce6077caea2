import { describe, expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { clubsOf } from "@/domain/season/clubs";
import type { Table, TableLine } from "@/domain/season/competition";
import { mal } from "../../../tests/arena/leagues/mal";
import { meetSeasonOf } from "@/domain/season/meets";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeEvent, makeFixture, makeMeet, makeResult } from "../../../tests/factories/records";
import { agendaOf, cycleOf, scenesOf, type LeagueOnScreen, type Scene } from "./scenes";

const NOW = Date.UTC(2026, 10, 22, 14);
const MINUTE = 60_000;
const at = (minutes: number) => NOW + minutes * MINUTE;

const fixtures = [
  makeFixture({ id: "on", date: at(-30) }),
  makeFixture({ id: "later", date: at(300) }),
  makeFixture({ id: "soon", date: at(38) }),
  makeFixture({ id: "nowhen", date: null }),
];
const results = [
  makeResult({ id: "old", date: at(-9000) }),
  makeResult({ id: "fresh", date: at(-1000) }),
];
const league: LeagueOnScreen = {
  league: mls,
  clubs: clubsOf(mls, []),
  matches: listedMatches(fixtures, results),
  tables: [],
  ties: [],
  meets: null,
};
const ids = (of: readonly { readonly match: { readonly id: string } }[]) =>
  of.map(({ match }) => match.id);

describe("what a screen shows", () => {
  it("is what is on, what comes first, and the latest results", () => {
    const agenda = agendaOf([league], NOW);
    expect(ids(agenda.live)).toEqual(["on"]);
    expect(ids(agenda.next)).toEqual(["soon", "later"]);
    expect(ids(agenda.latest)).toEqual(["fresh", "old"]);
    expect(scenesOf([league], agenda).map(({ kind }) => kind)).toEqual(["live", "next"]);
    expect(scenesOf([league], agenda)[0]?.title).toBe("MLS live");
  });

  it("shows today's results between what is on and what comes", () => {
    const today = makeResult({ id: "today", date: at(-200) });
    const matches = listedMatches(fixtures, [...results, today]);
    const agenda = agendaOf([{ ...league, matches }], NOW);
    expect(ids(agenda.today)).toEqual(["today"]);
    expect(scenesOf([league], agenda).map(({ kind }) => kind)).toEqual(["live", "results", "next"]);
  });

  it("is nothing where there is nothing", () => {
    const empty = { ...league, matches: [] };
    expect(scenesOf([empty], agendaOf([empty], NOW))).toEqual([]);
  });
});

describe("a league of meets", () => {
  const timetable = ["1|15:00|100 metres|time", "2|15:30|Long jump|distance"];
  const [one = "", two = ""] = mal.clubs.map(({ name }) => name);
  const season = meetSeasonOf(mal, {
    meets: [
      makeMeet({ id: "past", name: "Opening meet", date: at(-9000), timetable }),
      makeMeet({ id: "off", name: "Rained off", date: at(60), timetable, status: "Cancelled" }),
      makeMeet({ id: "next", name: "Second meet", date: at(600), timetable }),
    ],
    events: [1, 2].map((number) =>
      makeEvent({
        meet: "past",
        number,
        lines: [`1|Abu|${one}|10.90||1.1`, `2|Eli|${two}|11.20||1.1`],
      }),
    ),
    teams: [],
  });
  const athletics = { ...league, league: mal, matches: [], meets: season };
  const scenes = scenesOf([athletics], agendaOf([athletics], NOW));

  it("shows its next meet, how the last one went, its table and its medals", () => {
    expect(scenes.map(({ title }) => title)).toEqual([
      "MAL meet",
      "MAL results",
      "MAL table",
      "MAL medals",
    ]);
    expect(scenes[0]).toMatchObject({ seasonMeet: { meet: { id: "next" } } });
    expect(scenes[1]).toMatchObject({ words: "Opening meet" });
  });

  it("shows nothing of meets that are not read", () => {
    const unread = { ...athletics, meets: null };
    expect(scenesOf([unread], agendaOf([unread], NOW))).toEqual([]);
  });
});

it("a table that is too long for the screen comes in parts of about the same length", () => {
  const lines = Array.from({ length: 10 }, (_, rank) => ({ rank }) as unknown as TableLine);
  const table = { group: "", lines } as unknown as Table;
  const scenes = scenesOf([{ ...league, matches: [], tables: [table] }], agendaOf([], NOW));
  expect(scenes.map((scene) => scene.kind === "table" && scene.lines.length)).toEqual([5, 5]);
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(2);
});

it("a table of more teams than fit on the screen comes in parts, too", () => {
  const teams = Array.from({ length: 10 }, (_, place) => `Team ${place}`);
  const lines = teams.map((team, place) => `${place + 1}|Abu|${team}|1${place}.90`);
  const timetable = ["1|15:00|100 metres|time"];
  const meets = meetSeasonOf(mal, {
    meets: [makeMeet({ id: "past", date: at(-9000), timetable })],
    events: [makeEvent({ meet: "past", number: 1, lines })],
    teams: [],
  });
  const of = { ...league, league: mal, matches: [], meets };
  const scenes = scenesOf([of], agendaOf([of], NOW));
  const shown = scenes.flatMap((scene) =>
    scene.kind === "teams" && scene.words === "table" ? scene.rows.map(({ name }) => name) : [],
  );
  expect(shown).toEqual(meets.table.map(({ name }) => name));
  expect(shown).toEqual(expect.arrayContaining(teams));
  expect(
    Math.max(...scenes.map((one) => (one.kind === "teams" ? one.rows.length : 0))),
  ).toBeLessThan(9);
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
});

describe("the cycle", () => {
  const agenda = agendaOf([league], NOW);
  const [live, next] = scenesOf([league], agenda);
  const named = (id: string, of: Scene | undefined): Scene[] => (of ? [{ ...of, id }] : []);
  const others = ["a", "b", "c"].flatMap((id) => named(id, next));

  it("gives a live match every second scene", () => {
    const cycle = cycleOf([...named("L", live), ...others]).map(({ id }) => id);
    expect(cycle).toEqual(["L", "a", "L", "b", "L", "c"]);
  });

  it("shows each of several live matches", () => {
    const cycle = cycleOf([...named("L", live), ...named("M", live), ...others]);
    expect(cycle.map(({ id }) => id)).toEqual(["L", "a", "M", "b", "L", "c"]);
  });

  it("is the scenes themselves where no match is on, or nothing else is there", () => {
    expect(cycleOf(others)).toEqual(others);
    expect(cycleOf(named("L", live))).toEqual(named("L", live));
  });
});
