import { expect, it } from "vitest";
import { makeEvent, makeMeet, makeResult, makeSeason } from "../../../tests/factories/records";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { raceOf } from "./race";

const ZONE = "Africa/Lagos";
const at = (day: number) => Date.UTC(2026, 10, day, 14);
const won = (day: number, teamA: string, teamB: string) =>
  makeResult({ id: `${day}`, teamA, teamB, scoreA: 80, scoreB: 70, gameWeek: "", date: at(day) });
const once = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
const season = (places: string[] = []) =>
  makeSeason({ id: "2026", table: "computed", format: once, places });
const held = (days: readonly number[], places?: string[]) => ({
  league: mbl,
  records: {
    fixtures: [],
    standings: [],
    teams: [],
    seasons: [season(places)],
    results: days.map((day) =>
      day % 2 === 0
        ? won(day, "Hilltop Hawks", "Lagoon Waves")
        : won(day, "Lagoon Waves", "Hilltop Hawks"),
    ),
  },
});
const first = (houses: readonly { readonly name: string }[]) => houses[0]?.name;

it("counts each day's places as they were then, and final places not before they are there", () => {
  const race = raceOf([held([2, 3, 5], ["Hilltop Hawks", "Lagoon Waves"])], ZONE);
  expect(race.days).toEqual(["2026-11-02", "2026-11-03", "2026-11-05"]);
  const house = (name: string) => mbl.clubs.find((club) => club.name === name)?.house;
  expect(first(race.on("2026-11-02"))).toBe(house("Hilltop Hawks"));
  expect(first(race.on("2026-11-05"))).toBe(house("Lagoon Waves"));
});

it("shows no more days than can be told apart, and always the last", () => {
  const { days } = raceOf([held(Array.from({ length: 28 }, (_, one) => one + 1))], ZONE);
  expect(days.length).toBeLessThanOrEqual(16);
  expect(days.at(-1)).toBe("2026-11-28");
});

it("has no day of a meet that has start lists alone", () => {
  const meet = (day: number) =>
    makeMeet({ id: `${day}`, date: at(day), timetable: ["1|14:00|100 metres|time"] });
  const run = (day: number, line: string) =>
    makeEvent({ id: `run ${day}`, meet: `${day}`, number: 1, lines: [line] });
  const [club] = mal.clubs;
  const records = {
    teams: [],
    players: [],
    seasons: [makeSeason({ id: "2026" })],
    results: [],
    standings: [],
    fixtures: [],
    meets: [meet(2), meet(9)],
    events: [run(2, `|Abu|${club?.name}|10.90||1.1`), run(9, `|Abu|${club?.name}`)],
  };
  expect(raceOf([{ league: mal, records }], ZONE).days).toEqual(["2026-11-02"]);
});
