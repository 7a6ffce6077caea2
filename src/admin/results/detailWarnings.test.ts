import { describe, expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import type { League } from "@/domain/league/league";
import { makeAround } from "../../../tests/factories/around";
import {
  KICK_OFF,
  makeFixture,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  MEET_ONCE,
} from "../../../tests/factories/records";
import type { FormContext } from "../kind/formContext";
import { eventWarnings } from "../events/warnings";
import { fixtureWarnings } from "../fixtures/warnings";
import { resultWarnings } from "./resultWarnings";

type Of = Parameters<typeof makeResult>[0];
const DAY = 86_400_000;

/** The warnings with these ids that a result of that league has. */
function found(league: League, of: Of, ids: readonly string[], around: Partial<FormContext> = {}) {
  const held = makeAround(around, league);
  return resultWarnings(makeResult({ ...of }), held)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, field, text }) => [id, field, text]);
}

describe("the periods of a basketball match", () => {
  const of = (detail: string, scoreA = 78, scoreB = 71) =>
    found(mbl, { scoreA, scoreB, detail }, ["B02", "B03"]);

  it("make the score (B02)", () => {
    expect(of("20-18 18-17 20-20 20-16")).toEqual([]);
    expect(of("20-18 18-17 20-20 20-15")).toEqual([
      ["B02", "detail", "The periods make 78–70, the score says 78–71"],
    ]);
    expect(of("")).toEqual([]);
  });

  it("were level before each overtime (B03)", () => {
    expect(of("17-17 17-17 17-17 17-17 / 10-3")).toEqual([]);
    expect(of("17-17 17-17 17-17 18-17 / 9-3")).toEqual([
      ["B03", "detail", "Overtime, although the score was 69–68 after four periods"],
    ]);
    expect(of("17-17 17-17 17-17 17-17 / 5-4 5-3", 78, 75)).toEqual([
      ["B03", "detail", "Overtime, although the score was 73–72 after one overtime"],
    ]);
  });
});

describe("the sets of a volleyball match", () => {
  const of = (detail: string, scoreB: number) =>
    found(mvl, { scoreA: 3, scoreB, detail }, ["V01", "V02"]);

  it("have at most forty points (V01)", () => {
    expect(of("25-20 25-20 40-38", 0)).toEqual([]);
    expect(of("25-20 25-20 43-41", 0)).toEqual([["V01", "detail", "Is a set of 43–41 right?"]]);
  });

  it("are missed where nobody wrote them down (V02)", () => {
    expect(of("", 1)).toEqual([
      ["V02", "detail", expect.stringContaining("the ratio in the table is incomplete")],
    ]);
    const unplayed = { scoreA: 3, scoreB: 0, detail: "", ending: "awarded A", reason: "Late" };
    expect(found(mvl, unplayed, ["V02"])).toEqual([]);
  });
});

describe("the games of a table tennis tie", () => {
  const [a, b] = ["11-5 11-6 11-7", "5-11 6-11 7-11"];
  const of = (detail: string, scoreA: number, scoreB: number) =>
    found(mttl, { scoreA, scoreB, detail }, ["T01", "T02"]);

  it("have at most thirty points (T01)", () => {
    expect(of(`${a}; ${a}; 11-5 11-6 30-28`, 3, 0)).toEqual([]);
    expect(of(`${a}; ${a}; 11-5 11-6 32-30`, 3, 0)).toEqual([
      ["T01", "detail", "Is a game of 32–30 right?"],
    ]);
  });

  it("end with the match that wins the tie (T02)", () => {
    expect(of(`${a}; ${b}; ${a}; ${b}; ${a}`, 3, 2)).toEqual([]);
    expect(of(`${a}; wo A; ${a}; ${b}`, 3, 1)).toEqual([
      ["T02", "detail", expect.stringContaining("won after three matches")],
    ]);
  });
});

describe("a football player who went off (F04)", () => {
  const of = (more: Of) => found(mls, { scoreA: 1, scoreB: 0, ...more }, ["F04"]);
  const goal = (player: string, minute: string) => ({ player, assist: "", minute });

  it("scores no more", () => {
    const substitutionsA = "Ayo Bello OUT (60)";
    const late = { substitutionsA, goalsA: [goal("Ayo Bello", "78")] };
    expect(of(late)).toEqual([
      ["F04", "goalsA", "Ayo Bello scored in minute 78, but went off in 60"],
    ]);
    expect(of({ ...late, goalsA: [goal("Ayo Bello", "59")] })).toEqual([]);
    expect(of({ ...late, goalsA: [goal("Ayo Bello", "")] })).toEqual([]);
    expect(of({ ...late, substitutionsA: "Ayo Bello OUT (60), Ayo Bello IN (70)" })).toEqual([]);
    expect(of({ substitutionsB: substitutionsA, goalsA: [goal("Ayo Bello", "78")] })).toEqual([]);
    const own = { scoreA: 0, scoreB: 1, goalsA: [], goalsB: [goal("Ayo Bello (og)", "78")] };
    expect(of({ ...own, substitutionsA })).toMatchObject([["F04", "goalsB", {}]]);
  });

  it("is shown no more cards", () => {
    const bookings = ["Ben (Red Card) 30", "Ben (Yellow Card) 40"];
    expect(of({ bookings })).toEqual([
      ["F04", "bookings", "Ben was booked in minute 40, but went off in 30"],
    ]);
    expect(of({ bookings: bookings.toReversed().slice(1) })).toEqual([]);
  });
});

describe("the line-ups of a fixture", () => {
  const [team, keeper] = ["Kingsway Rovers", "Keeper"];
  const names = Array.from({ length: 10 }, (_, at) => `Player ${at}`);
  const squad = [
    makePlayer({ id: "k", name: keeper, club: team, position: "Goalkeeper" }),
    makePlayer({ id: "k2", name: "Second keeper", club: team, position: "Goalkeeper" }),
    ...names.map((name) => makePlayer({ id: name, name, club: team, position: "Defender" })),
  ];
  const fixture = (lineUpA: readonly string[]) => makeFixture({ id: "f1", lineUpA: [...lineUpA] });
  const texts = (
    lineUpA: readonly string[],
    ids: readonly string[],
    around: Partial<FormContext> = {},
  ) =>
    fixtureWarnings(fixture(lineUpA), makeAround({ id: "f1", players: squad, ...around }))
      .filter(({ id }) => ids.includes(id))
      .map(({ field, text }) => [field, text]);

  it("have eleven players, one of them a goalkeeper (F06)", () => {
    const of = (lineUp: readonly string[]) => texts(lineUp, ["F06"]);
    expect(of([])).toEqual([]);
    expect(of([keeper, ...names])).toEqual([]);
    expect(of([keeper, ...names.slice(1)])).toEqual([
      ["lineUpA", "In this line-up: 10 of 11 players"],
    ]);
    expect(of([keeper, "Second keeper", ...names.slice(1)])).toEqual([
      ["lineUpA", "In this line-up: 2 goalkeepers"],
    ]);
    // Somebody in no squad may be the goalkeeper.
    expect(of(["A guest", ...names])).toEqual([]);
    const outfield = makePlayer({ id: "x", name: "X", club: team, position: "Forward" });
    expect(texts(["X", ...names], ["F06"], { players: [...squad, outfield] })).toEqual([
      ["lineUpA", "In this line-up: no goalkeeper"],
    ]);
  });

  it("leave suspended players out, until their ban is served (W10)", () => {
    const sentOff = makeResult({
      id: "r1",
      teamA: team,
      teamB: "Harbour Eagles",
      date: KICK_OFF - 7 * DAY,
      bookings: ["Player 3 (Red Card)"],
      playersA: [keeper, ...names],
    });
    const of = (results: FormContext["results"], more: Partial<FormContext> = {}) =>
      texts([keeper, ...names], ["W10"], { results, ...more });
    expect(of([sentOff])).toEqual([["lineUpA", "Player 3 is suspended after a red card"]]);
    const served = makeResult({ id: "r2", teamA: team, date: KICK_OFF - DAY });
    expect(of([sentOff, served])).toEqual([]);
    // The ban is for the next match, not for this one.
    const before = makeFixture({ id: "f0", date: KICK_OFF - DAY });
    // Cards keep nobody out where the sport has no such rule.
    expect(of([sentOff], { league: mbl })).toEqual([]);
    expect(of([sentOff], { fixtures: [before] })).toEqual([]);
    const entered = makeResult({ id: "f1", teamA: team, playersA: ["Player 3"], date: KICK_OFF });
    const around = makeAround({ id: "f1", players: squad, results: [sentOff] });
    expect(resultWarnings(entered, around)).toContainEqual({
      id: "W10",
      field: "playersA",
      text: "Player 3 is suspended after a red card",
    });
  });
});

describe("the boards of a chess team (C01)", () => {
  const club = "Knights of Law";
  const players = [
    ["Ada", "Board 1", 1],
    ["Ben", "Board 2", 2],
    ["Cy", "Reserve", 5],
    ["Dee", "Reserve", 6],
  ].map(([name, position, jersey]) =>
    makePlayer({
      id: String(name),
      name: String(name),
      club,
      position: String(position),
      jersey: Number(jersey),
    }),
  );
  const of = (lineUpA: string[]) =>
    fixtureWarnings(
      makeFixture({ id: "f1", teamA: club, lineUpA }),
      makeAround({ id: "f1", players }, mcl),
    )
      .filter(({ id }) => id === "C01")
      .map(({ field, text }) => [field, text]);

  it("go by the list of the squad", () => {
    expect(of(["Ada", "Ben", "Cy", "Dee"])).toEqual([]);
    expect(of(["Ben", "A guest", "Cy"])).toEqual([]);
    expect(of(["Ben", "Ada", "Cy"])).toEqual([
      ["lineUpA", "Against the list of the squad: Ada (Board 1) plays behind Ben (Board 2)"],
    ]);
    expect(of(["Ada", "Dee", "Cy"])).toEqual([
      ["lineUpA", "Against the list of the squad: Cy (Reserve) plays behind Dee (Reserve)"],
    ]);
    const entered = { teamA: club, playersA: ["Ben", "Ada"], scoreA: 4, scoreB: 4 };
    expect(found(mcl, entered, ["C01"], { players })).toMatchObject([["C01", "playersA", {}]]);
  });
});

describe("a score that leaves out boards (C02)", () => {
  const of = (scoreA: number, scoreB: number, detail = "") =>
    found(mcl, { scoreA, scoreB, detail }, ["C02"]);

  it("is asked about, not refused", () => {
    expect(of(5, 1)).toMatchObject([["C02", "detail", {}]]);
    expect(of(5, 3)).toEqual([]);
    expect(of(5, 1, "11=*")).toEqual([]);
  });
});

describe("the places of an event (A01, A02, A03)", () => {
  const meet = { ...makeMeet(), id: "m1", timetable: ["1|14:00|100 metres|time"] };
  const of = (lines: string[], number = 1) =>
    eventWarnings({ meet: "m1", number, lines }, makeAround({ meets: [meet] }, mal)).map(
      ({ id, field }) => [id, field],
    );

  it("stand beside the entries, for an event of the timetable", () => {
    expect(of(["1|Ann|X|11.0", "2|Bea|X|11.2"])).toEqual([]);
    const odd = ["1|Ann|X|11.2", "2|Bea|X|11.0", "2|Cleo|X|11.3"];
    expect(of(odd)).toEqual([
      ["A01", "lines"],
      ["A02", "lines"],
      ["A03", "lines"],
    ]);
    expect(of(odd, 2)).toEqual([]);
  });
});

describe("marks before the day of their meet (W05)", () => {
  const of = (date: number | null, lines: string[]) => {
    const around = makeAround({ meets: [{ ...makeMeet(), id: "m1", date }] }, mal);
    return eventWarnings({ meet: "m1", number: 1, lines }, around).map(({ id, field }) => [
      id,
      field,
    ]);
  };
  const { now } = makeAround({}, mal);

  it("are asked about, and a start list is not", () => {
    const marks = ["1|Ann|X|11.0"];
    expect(of(now + 86_400_000, marks)).toEqual([["W05", "lines"]]);
    expect(of(now + 86_400_000, ["|Ann|X|"])).toEqual([]);
    expect(of(now - 3_600_000, marks)).toEqual([]);
    expect(of(null, marks)).toEqual([]);
  });
});

describe("the stage of a result (W09)", () => {
  const rows = ["Kingsway Rovers", "Mount Trojans", "Northgate Athletic", "Lagoon City"];
  const standings = rows.map((team, at) =>
    makeStanding({ id: team, team, group: at < 2 ? "A" : "B" }),
  );
  const won = (id: string, teamA: string, teamB: string) =>
    makeResult({ id, teamA, teamB, scoreA: 1, scoreB: 0, gameWeek: "", date: null });
  const around = {
    standings,
    seasons: [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })],
    results: [
      won("g1", "Kingsway Rovers", "Mount Trojans"),
      won("g2", "Northgate Athletic", "Lagoon City"),
    ],
  };
  const of = (teamA: string, teamB: string, stage = "SF1") =>
    found(mls, { id: "new", teamA, teamB, stage, gameWeek: "" }, ["W09"], around);

  it("is of the teams that the tables send there", () => {
    expect(of("Kingsway Rovers", "Lagoon City")).toEqual([]);
    expect(of("Lagoon City", "Kingsway Rovers")).toEqual([]);
    expect(of("Kingsway Rovers", "Northgate Athletic", "")).toEqual([]);
    expect(of("Kingsway Rovers", "Northgate Athletic")).toEqual([
      [
        "W09",
        "stage",
        "Semi-final 1 is Kingsway Rovers v Lagoon City by the tables so far; between other teams it counts for nothing in the bracket",
      ],
    ]);
  });
});
