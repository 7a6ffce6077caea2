import { describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { makeAround } from "../../../tests/factories/around";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeTeam,
} from "../../../tests/factories/records";
import type { FormContext } from "../kind/formContext";
import { fixtureWarnings } from "../fixtures/warnings";
import { unknownClubs } from "../kind/warning";
import { playerWarnings } from "../players/warnings";
import { resultWarnings } from "../results/resultWarnings";
import { teamWarnings } from "../teams/warnings";

const [teamA, teamB] = ["Northgate Athletic", "Lagoon City"];
const goal = (player: string, minute = "10") => ({ player, assist: "", minute });
const goals = [goal("Ayo Bello"), goal("Ayo Bello", "90+4")];

function found(
  of: Parameters<typeof makeResult>[0],
  around: Partial<FormContext> = {},
  league = mbl,
) {
  const held = makeAround(around, around.league ?? league);
  return resultWarnings(makeResult({ teamA, teamB, ...of }), held);
}
const football = (
  of: Parameters<typeof makeResult>[0],
  around: Partial<FormContext> = {},
): (string | boolean)[][] => {
  const complete = { scoreA: 2, scoreB: 0, goalsA: goals, ...of };
  return resultWarnings(makeResult({ teamA, teamB, ...complete }), makeAround(around)).map(
    ({ id, field, text, isNote = false }) => [id, field, text, isNote],
  );
};

describe("a result", () => {
  it("is taken without a word where nothing is odd", () => {
    expect(football({})).toEqual([]);
  });

  it("names the bookings that will not be counted", () => {
    expect(football({ bookings: ["Nana Quaye yelow", "Ben (Red Card)"] })).toEqual([
      ["bookings", "bookings", expect.stringContaining("“Nana Quaye yelow”"), false],
    ]);
  });

  it("notes names in no squad, of teams whose squads are known", () => {
    const players = [
      makePlayer({ club: teamA, name: "Ayo Bello" }),
      makePlayer({ club: teamB, name: "Ben" }),
    ];
    const manOfTheMatch = { player: "Lionel Messi", clubLogo: "", rating: 5 };
    expect(football({ manOfTheMatch, goalsB: [] }, { players })).toEqual([
      ["W04", "manOfTheMatch", "In neither squad: Lionel Messi", true],
    ]);
    expect(football({ manOfTheMatch }, { players: players.slice(0, 1) })).toEqual([]);
    const own = { scoreB: 1, goalsB: [goal("Ayo Bello (og)")] };
    expect(football(own, { players })).toEqual([]);
  });

  it("knows the squads of the match's day, also without its time", () => {
    const players = [
      makePlayer({ club: "Elsewhere", name: "Ayo Bello", formerClubs: [`2026-03-20 ${teamA}`] }),
      makePlayer({ club: teamA, name: "Cal" }),
      makePlayer({ club: teamB, name: "Ben" }),
    ];
    const untimed = { date: null, day: "2026-03-14" };
    expect(football({ ...untimed, goalsB: [] }, { players })).toEqual([]);
  });

  it("tells of a name that two players of a squad have, until the number says who", () => {
    const bello = (jersey: number) =>
      makePlayer({ id: `${jersey}`, club: teamA, name: "Ayo Bello", jersey });
    const players = [bello(4), bello(14)];
    const text =
      "Ayo Bello is 2 players, and counts for none of them: write Ayo Bello #4 or Ayo Bello #14";
    expect(football({}, { players })).toEqual([["W04", "goalsA", text, false]]);
    const marked = [goal("Ayo Bello #4"), goal("Ayo Bello #14", "90+4")];
    expect(football({ goalsA: marked }, { players })).toEqual([]);
    const lineUp = makeFixture({ teamA, teamB, lineUpA: ["Ayo Bello"] });
    expect(fixtureWarnings(lineUp, makeAround({ players }))).toContainEqual(
      expect.objectContaining({ field: "lineUpA", text }),
    );
  });

  it("has each player once", () => {
    expect(football({ playersA: ["Abu", "Ben"], playersB: ["ben"] })).toEqual([
      ["W03", "playersB", "Listed twice: ben", false],
    ]);
  });

  it("lists as many goals as it has, unless nobody played", () => {
    expect(football({ scoreA: 3 })).toEqual([["F01", "goalsA", "3 scored, 2 listed", true]]);
    expect(football({ scoreA: 3, ending: "awarded A", reason: "Left" })).toEqual([]);
  });

  it("has no minute after its end", () => {
    const late = [goal("Ayo Bello", "104"), goal("Ayo Bello")];
    expect(football({ goalsA: late })[0]?.slice(0, 2)).toEqual(["F02", "goalsA"]);
    expect(football({ goalsA: late, ending: "aet" })).toEqual([]);
    const later = [goal("Ayo Bello", "121"), goal("Ayo Bello")];
    expect(football({ goalsA: later, ending: "aet" })[0]?.[0]).toBe("F02");
  });

  it("is not older than its match", () => {
    expect(football({ date: KICK_OFF + 86_400_000 })).toEqual([
      ["W05", "date", "This match does not begin until Sun 15 Mar, 16:00", false],
    ]);
  });

  it("says why it ended otherwise, and of whom it is", () => {
    expect(football({ ending: "void" })[0]?.slice(0, 2)).toEqual(["W07", "reason"]);
    expect(football({ ending: "void", reason: "Storm" })).toEqual([]);
    expect(football({ teamB: "Lagon City" })[0]?.slice(0, 2)).toEqual(["W12", "teamB"]);
  });

  it("is not the second one of a pairing in its game week", () => {
    const other = makeResult({ teamA, teamB, gameWeek: "Game Week 3" });
    expect(football({}, { results: [other] })[0]?.slice(0, 2)).toEqual(["W02", "gameWeek"]);
    expect(football({ stage: "F" }, { results: [other] })).toEqual([]);
    expect(football({}, { results: [other], id: other.id })).toEqual([]);
  });

  it("adds up where scorers have points", () => {
    const [teamOne, teamTwo] = ["Hilltop Hawks", "Lagoon Waves"];
    const of = { teamA: teamOne, teamB: teamTwo, scoreA: 78, scoreB: 70 };
    const goalsA = [goal("Abu", "40"), goal("Ben", "30")];
    expect(found({ ...of, goalsA })).toEqual([
      { id: "B01", field: "goalsA", text: "The scorers have 70 points, the score says 78" },
    ]);
    expect(found({ ...of, goalsA: [...goalsA, goal("Eze", "8")] })).toEqual([]);
  });
});

describe("a fixture", () => {
  const fixture = makeFixture({ teamA, teamB });
  const warned = (other: Parameters<typeof makeFixture>[0]) =>
    fixtureWarnings(fixture, makeAround({ fixtures: [makeFixture(other)] })).map(
      ({ id, field }) => [id, field],
    );

  it("finds no club busy elsewhere, and no pairing twice in a week", () => {
    const busy = { teamA: "Mount Trojans", teamB, date: KICK_OFF + 3_600_000, gameWeek: "9" };
    expect(warned(busy)).toEqual([["W01", "date"]]);
    expect(warned({ ...busy, date: KICK_OFF + 86_400_000 })).toEqual([]);
    expect(warned({ ...busy, status: "Cancelled" })).toEqual([]);
    expect(warned({ teamA, teamB, date: null })).toEqual([["W02", "gameWeek"]]);
  });
});

it("nobody is the opponent of a round that is free, and of no fixture", () => {
  const nobody = { teamB: "-", ending: "bye", scoreA: 0, scoreB: 0 };
  const idsOf = (warnings: readonly { readonly id: string; readonly field: string }[]) =>
    warnings.filter(({ id }) => id === "W12").map(({ field }) => field);
  const around = makeAround();
  const [club = ""] = around.clubs;
  expect(idsOf(resultWarnings(makeResult({ ...nobody, teamA: club }), around))).toEqual([]);
  const fixture = makeFixture({ teamA: club, teamB: "-" });
  expect(idsOf(fixtureWarnings(fixture, around))).toEqual(["teamB"]);
});

it("a row of a table is of a club of the league", () => {
  expect(unknownClubs({ team: "Riverside" }, makeAround())).toMatchObject([
    { id: "W12", field: "team" },
  ]);
});

describe("a club", () => {
  const own = makeTeam({ id: "own", name: "Night Owls", colours: ["#C8102E", "#FDFBF5"] });
  const other = (colours: string[]) => makeTeam({ id: "other", name: "Harbour Eagles", colours });
  const told = (colours: string[]) =>
    teamWarnings(own, makeAround({ id: "own", teams: [own, other(colours)], clubs: [] }, mbl));

  it("is told whose colours its own are taken for", () => {
    expect(told(["#BE1A30", "#FFFFFF"])).toMatchObject([
      { field: "colours", text: expect.stringMatching(/the colours of .*Harbour Eagles/) },
    ]);
  });

  it("is told nothing where they differ", () => {
    const texts = told(["#0B3D91", "#FFC72C"]).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("Harbour Eagles"))).toEqual([]);
  });
});

describe("a player", () => {
  it("is told of who has that number in the club", () => {
    const players = [
      makePlayer({ id: "ayo", name: "Ayo Bello", club: teamA, jersey: 4 }),
      makePlayer({ id: "ben", name: "Ben", club: teamB, jersey: 5 }),
      makePlayer({ id: "one", club: teamA, jersey: 9 }),
      makePlayer({ id: "bare", club: teamA, jersey: null }),
    ];
    const told = (jersey: number | null, club = teamA) =>
      playerWarnings(makePlayer({ club, jersey }), makeAround({ id: "one", players })).map(
        ({ field, text }) => [field, text],
      );
    expect(told(4)).toEqual([["jersey", `Ayo Bello of ${teamA} has number 4`]]);
    expect([told(5), told(9), told(null), told(4, "")]).toEqual([[], [], [], []]);
  });
});
