import { describe, expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { clubsOf } from "@/leagues/clubs";
import { mls } from "@/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
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
  makeResult({ id: "fresh", date: at(-900) }),
];
const league: LeagueOnScreen = {
  league: mls,
  clubs: clubsOf(mls, []),
  matches: listedMatches(fixtures, results),
  tables: [],
  ties: [],
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
  });

  it("is nothing where there is nothing", () => {
    const empty = { ...league, matches: [] };
    expect(scenesOf([empty], agendaOf([empty], NOW))).toEqual([]);
  });
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
