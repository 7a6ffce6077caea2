import { describe, expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { clubsOf } from "@/domain/season/clubs";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import type { ShownLiveMatch } from "@/ui/match/liveNow";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { happenings, type MatchSnapshot } from "./happenings";

const KICK_OFF = Date.UTC(2026, 10, 25, 15);
const MINUTE = 60_000;
const teams = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
const fixture = makeFixture({ id: "one", ...teams, date: KICK_OFF, status: "" });
const planned = listedMatches([fixture], []);
const nobody: ReadonlyMap<string, ShownLiveMatch> = new Map();

const live = (scoreA: number, scoreB: number): ReadonlyMap<string, ShownLiveMatch> => {
  const figures = { figureA: String(scoreA), figureB: String(scoreB) };
  const outcome = { scoreA, scoreB, ...figures, loser: null, status: "Live", ending: "" };
  return new Map([["one", { outcome, state: "67'", detail: "", entries: [] }]]);
};

/** What is told at each of these moments, one after the other. */
function tell(...moments: readonly Partial<Parameters<typeof happenings>[0]>[]) {
  const seen = new Map<string, MatchSnapshot>();
  const at = { league: mls, clubs: [], matches: planned, live: nobody, now: KICK_OFF - MINUTE };
  return moments.map((moment) =>
    happenings({ ...at, ...moment }, seen).map(({ title, text }) => `${title}: ${text}`),
  );
}

describe("of a followed match", () => {
  it("is told by the names of its teams where they are codes", () => {
    const clubs = clubsOf(studentWeekFootball, []);
    const coded = { clubs, matches: listedMatches([{ ...fixture, teamA: "A1", teamB: "A2" }], []) };
    expect(tell(coded, { ...coded, now: KICK_OFF })).toEqual([
      [],
      ["Science (A1) v Engineering (A2): It has started"],
    ]);
  });

  it("is told once that it starts", () => {
    expect(tell({}, { now: KICK_OFF }, { now: KICK_OFF + MINUTE })).toEqual([
      [],
      ["Kingsway Rovers v Mount Trojans: It has started"],
      [],
    ]);
  });

  it("is told each new score, also after nobody said how it stands for a while", () => {
    const now = KICK_OFF + 20 * MINUTE;
    expect(
      tell(
        { now, live: live(0, 0) },
        { now, live: live(1, 0) },
        { now },
        { now, live: live(1, 0) },
        { now, live: live(1, 1) },
      ),
    ).toEqual([
      [],
      ["Kingsway Rovers 1–0 Mount Trojans: 67'"],
      [],
      [],
      ["Kingsway Rovers 1–1 Mount Trojans: 67'"],
    ]);
  });

  it("is told once how it ended", () => {
    const result = makeResult({ id: "one", ...teams, scoreA: 2, scoreB: 1, date: KICK_OFF });
    const played = listedMatches([fixture], [result]);
    const now = KICK_OFF + 120 * MINUTE;
    expect(tell({ now }, { now, matches: played }, { now, matches: played })).toEqual([
      [],
      ["Kingsway Rovers 2–1 Mount Trojans: Full time"],
      [],
    ]);
  });

  it("nothing is told that was so before anybody looked", () => {
    expect(tell({ now: KICK_OFF + MINUTE, live: live(3, 0) })).toEqual([[]]);
  });

  it("is told in the match's own way what is no full time", () => {
    const result = makeResult({ id: "one", ...teams, scoreA: 1, scoreB: 1, ending: "pens 4-2" });
    const [, ended] = tell({}, { matches: listedMatches([fixture], [result]) });
    expect(ended).toEqual([expect.stringMatching(/^Kingsway Rovers 1–1 Mount Trojans: .*4–2/)]);
  });
});
