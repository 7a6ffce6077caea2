import { describe, expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { packs } from "@/sports/football/rules";
import { score as footballScore } from "@/sports/football/score";
import { score as volleyballScore } from "@/sports/volleyball/score";
import { arena } from "@arena/arena";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { dayOfMatches } from "./dayMatches";
import { postponed } from "@/domain/schedule/postponed";
import { resultProblem } from "../results/problemWith";
import { clashAfter, digitsOf, walkover, withScore } from "./records";

const DAY = 86_400_000;
const [pack] = packs;

describe("the day's matches", () => {
  const on = (id: string, days: number, more = {}) =>
    makeFixture({ id, date: KICK_OFF + days * DAY, teamA: id, teamB: `not ${id}`, ...more });

  it("are those of the day, with the nearest days that have some", () => {
    const matches = listedMatches([on("a", -7), on("b", 0), on("c", 3), on("d", 9)], []);
    const day = dayOfMatches(matches, "2026-03-14", arena.timeZone);
    expect(day.matches.map(({ id }) => id)).toEqual(["b"]);
    expect([day.before, day.after]).toEqual(["2026-03-07", "2026-03-17"]);
    expect(dayOfMatches(matches, "2026-03-10", arena.timeZone)).toMatchObject({
      matches: [],
      before: "2026-03-07",
      after: "2026-03-14",
    });
  });

  it("name what was moved to another day", () => {
    const moved = on("m", 7, { movedFrom: KICK_OFF });
    const same = on("s", 0, { movedFrom: KICK_OFF });
    const day = dayOfMatches(listedMatches([moved, same], []), "2026-03-14", arena.timeZone);
    expect(day.movedAway.map(({ id }) => id)).toEqual(["m"]);
  });
});

describe("postponing", () => {
  const fixture = makeFixture({ status: "Upcoming" });

  it("without a date keeps the day and says so", () => {
    const to = postponed(
      fixture,
      { date: null, reason: "Rain", stadium: "Main bowl" },
      arena.timeZone,
    );
    expect(to).toMatchObject({ date: KICK_OFF, status: "Postponed", reason: "Rain" });
    expect(to.movedFrom).toBeNull();
  });

  it("to a date keeps the first one, however often it is moved", () => {
    const once = postponed(
      fixture,
      { date: KICK_OFF + DAY, reason: "", stadium: "Main bowl" },
      arena.timeZone,
    );
    expect(once).toMatchObject({ date: KICK_OFF + DAY, movedFrom: KICK_OFF, status: "Upcoming" });
    const twice = postponed(
      once,
      { date: KICK_OFF + 9 * DAY, reason: "", stadium: "Main bowl" },
      arena.timeZone,
    );
    expect(twice.movedFrom).toBe(KICK_OFF);
    const back = postponed(
      twice,
      { date: KICK_OFF, reason: "", stadium: "Main bowl" },
      arena.timeZone,
    );
    expect(back.movedFrom).toBeNull();
  });

  it("gives a match that was postponed its ordinary status again", () => {
    const off = postponed(
      fixture,
      { date: null, reason: "", stadium: "Main bowl" },
      arena.timeZone,
    );
    expect(
      postponed(off, { date: KICK_OFF + DAY, reason: "", stadium: "Main bowl" }, arena.timeZone)
        .status,
    ).toBe("");
  });
});

describe("a move", () => {
  const at = (id: string, teams: string, date: number, more = {}) => {
    const [teamA = "", teamB = ""] = teams.split(" v ");
    return makeFixture({ id, teamA, teamB, date, stadium: "Hall", ...more });
  };
  const one = at("one", "A v B", KICK_OFF);
  const to = (days: number, stadium = "Hall") => ({
    date: KICK_OFF + days * DAY,
    stadium,
    reason: "",
  });
  const fixtures = [
    one,
    at("two", "A v C", KICK_OFF + DAY),
    at("three", "D v E", KICK_OFF + 2 * DAY),
    at("off", "B v E", KICK_OFF + 3 * DAY, { status: "Postponed" }),
  ];

  it("is told what it clashes with: a side that plays that day, a ground that is taken", () => {
    expect(clashAfter(one, to(1), fixtures)).toBe("A plays twice that day: A v C");
    expect(clashAfter(one, to(2), fixtures)).toBe("Hall is taken at that time: D v E");
    expect(clashAfter(one, to(2, "Court 2"), fixtures)).toBe("");
    expect(clashAfter(one, to(3), fixtures)).toBe("");
    expect(clashAfter(one, { ...to(1), date: null }, fixtures)).toBe("");
  });

  it("may be to another ground alone", () => {
    const moved = postponed(one, to(0, "Court 2"), arena.timeZone);
    expect(moved).toMatchObject({ stadium: "Court 2", movedFrom: null });
  });
});

describe("a walkover", () => {
  const fixture = makeFixture({ lineUpA: ["Ayo Bello"] });

  it("goes to the side that came, with its cause and a public reason, and nobody played", () => {
    expect(walkover(fixture, "B")).toMatchObject({
      ending: "awarded A walkover",
      reason: "Mount Trojans did not appear",
      scoreA: 0,
      scoreB: 0,
      playersA: [],
    });
    expect(walkover(fixture, "A").ending).toBe("awarded B walkover");
    expect(walkover(fixture, "both").ending).toBe("doubleForfeit walkover");
  });

  it("is no result that the rules refuse", () => {
    for (const absent of ["A", "B", "both"] as const) {
      expect(resultProblem(walkover(fixture, absent), { score: footballScore, pack })).toBeNull();
    }
  });
});

describe("a bare score", () => {
  it("carries the match, and keeps what a stored result says besides", () => {
    const fixture = makeFixture({ lineUpA: ["Ayo Bello"] });
    expect(withScore(fixture, null, [2, 1])).toMatchObject({
      teamA: fixture.teamA,
      gameWeek: "4",
      playersA: ["Ayo Bello"],
      scoreA: 2,
    });
    const stored = makeResult({ bookings: ["X (Red Card)"] });
    expect(withScore(fixture, stored, [5, 0])).toMatchObject({ ...stored, scoreA: 5, scoreB: 0 });
  });

  it("is entered in place only where a sheet is not the score", () => {
    expect(digitsOf(footballScore)).toBe(1);
    expect(digitsOf(volleyballScore)).toBeNull();
    expect(digitsOf(null)).toBeNull();
  });

  it("is held to the rules of the season", () => {
    const fixture = makeFixture();
    const noDraws = { points: { kind: "result", win: 2, loss: 1 } } as const;
    expect(
      resultProblem(withScore(fixture, null, [1, 1]), { score: footballScore, pack }),
    ).toBeNull();
    expect(
      resultProblem(withScore(fixture, null, [1, 1]), { score: footballScore, pack: noDraws }),
    ).not.toBeNull();
  });
});
