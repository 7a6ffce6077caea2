import { describe, expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { topPlayers } from "./statistics";
import { topCards } from "./topCards";

describe("topPlayers", () => {
  it("ranks the most first, equal values share a rank, and nought is left out", () => {
    const players = [
      makePlayer({ name: "Zak", goals: 5 }),
      makePlayer({ name: "Ayo", goals: 5 }),
      makePlayer({ name: "Best", goals: 9 }),
      makePlayer({ name: "None", goals: 0 }),
      makePlayer({ name: "Last", goals: 1 }),
    ];
    expect(
      topPlayers(players, "goals").map(({ rank, player, value }) => [rank, player, value]),
    ).toEqual([
      [1, "Best", 9],
      [2, "Ayo", 5],
      [2, "Zak", 5],
      [4, "Last", 1],
    ]);
    expect(topPlayers(players, "goals")[0]?.record).toBe(players[2]);
  });
});

describe("topCards", () => {
  const here = makePlayer({ name: "Musa Ìdris", club: "Home" });
  const namesake = makePlayer({ name: "Musa Idris", club: "Elsewhere" });
  const results = [
    makeResult({
      teamA: "Home",
      teamB: "Away",
      bookings: ["musa idris (Yellow Card)", "Guest (Yellow Card)", "GUEST (yellow)"],
    }),
    makeResult({
      teamA: "Away",
      teamB: "Home",
      bookings: ["Musa Idris (Yellow Card)", "Musa Idris (Red Card)", "noise"],
    }),
  ];

  it("counts a player's cards over all results, whatever the spelling, and finds the right namesake", () => {
    expect(topCards(results, [here, namesake], "yellow")).toEqual([
      { rank: 1, player: "Guest", club: "", value: 2, record: null },
      { rank: 1, player: "Musa Ìdris", club: "Home", value: 2, record: here },
    ]);
  });

  it("counts a card on a day without a time for the club of that day", () => {
    const moved = makePlayer({ name: "Tunde", club: "Away", formerClubs: ["2026-03-20 Home"] });
    const untimed = makeResult({
      teamA: "Home",
      teamB: "Away",
      date: null,
      day: "2026-03-14",
      bookings: ["Tunde (Yellow Card)"],
    });
    const of = (club: string) => topCards([untimed], [moved], "yellow", () => true, club).length;
    expect([of("Home"), of("Away")]).toEqual([1, 0]);
  });

  it("counts none of a match that was not played", () => {
    const [first] = results;
    const awarded = makeResult({ ...first, ending: "awarded B" });
    expect(topCards([awarded], [here], "yellow")).toEqual([]);
  });

  it("keeps the colours apart", () => {
    expect(topCards(results, [here], "red")).toEqual([
      { rank: 1, player: "Musa Ìdris", club: "Home", value: 1, record: here },
    ]);
  });
});
