import { describe, expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { matchEvents } from "./matchEvents";

const result = makeResult({
  teamA: "Home",
  teamB: "Away",
  goalsA: [
    { player: "Ayo Bello", assist: "Kofi Mensah", minute: "46" },
    { player: "Uche Obi (og)", assist: "", minute: "45+2" },
    { player: "Ayo Bello", assist: "", minute: "?" },
  ],
  goalsB: [{ player: "Issa Diarra (pen)", assist: "", minute: "12'" }],
  bookings: ["Kofi Mensah (Yellow Card)", "Musa Idris (Red Card 80)", "trouble on the bench"],
  substitutionsA: "Yaw Ofori IN (60), Ayo Bello OUT (60)",
});

const told = (events: ReturnType<typeof matchEvents>) =>
  events.map(({ side, minuteText, kind, player }) => `${side} ${minuteText} ${kind} ${player}`);

describe("matchEvents", () => {
  it("stands by minute, stoppage time before the second half, unknown minutes last", () => {
    expect(told(matchEvents(result))).toEqual([
      "B 12' penalty Issa Diarra",
      "A 45+2 ownGoal Uche Obi",
      "A 46 goal Ayo Bello",
      "A 60 substitution Yaw Ofori",
      "A 60 substitution Ayo Bello",
      "A ? goal Ayo Bello",
      "A  yellow Kofi Mensah",
    ]);
  });

  it("names the assist of a goal and the direction of a substitution", () => {
    const details = matchEvents(result).map(({ detail }) => detail);
    expect(details).toEqual(["", "", "Kofi Mensah", "IN", "OUT", "", ""]);
  });

  it("finds a booked player's side in the squads", () => {
    const players = [makePlayer({ name: "Músa Ìdris", club: "AWAY" })];
    expect(told(matchEvents(result, { players }))).toContain("B 80 red Musa Idris");
  });

  it("finds a booked player's side among those who played, without the squads", () => {
    const events = matchEvents({ ...result, playersB: ["Músa Idris"] });
    expect(told(events)).toContain("B 80 red Musa Idris");
  });

  it("leaves out a booking whose side nobody knows, such as a namesake's of both teams", () => {
    const players = ["Home", "Away"].map((club) => makePlayer({ name: "Musa Idris", club }));
    expect(told(matchEvents(result, { players })).join()).not.toContain("Musa Idris");
  });

  it("has no goals where scorer entries hold points", () => {
    const kinds = matchEvents(result, { scorerFigure: "points" }).map(({ kind }) => kind);
    expect(kinds).toEqual(["substitution", "substitution", "yellow"]);
  });
});
