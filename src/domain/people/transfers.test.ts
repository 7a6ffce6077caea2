import { describe, expect, it } from "vitest";
import { KICK_OFF, makePlayer, makeResult } from "../../../tests/factories/records";
import { firstDayAway, movedTo, transfersOf, whyNotMoved } from "./transfers";

const ada = makePlayer({
  name: "Ada Obi",
  club: "Greens",
  formerClubs: ["2025-09-01 Reds", "2026-02-01 Blues"],
});
const bayo = makePlayer({ name: "Bayo", club: "Reds", formerClubs: ["2026-02-01 Greens"] });

describe("transfers", () => {
  it("are listed from club to club, the latest first", () => {
    const told = transfersOf([ada, bayo, makePlayer({})]).map(
      ({ player, from, to, on }) => `${on} ${player.name}: ${from} > ${to}`,
    );
    expect(told).toEqual([
      "2026-02-01 Ada Obi: Blues > Greens",
      "2026-02-01 Bayo: Greens > Reds",
      "2025-09-01 Ada Obi: Reds > Blues",
    ]);
  });

  it("keep the club that is left, with the day", () => {
    expect(movedTo(bayo, { club: "Blues", on: "2026-03-01" }, "")).toMatchObject({
      club: "Blues",
      teamLogo: "",
      formerClubs: ["2026-02-01 Greens", "2026-03-01 Reds"],
    });
  });

  it.each([
    ["2026-03-01", "Blues", ""],
    ["2026-03-01", "reds", "Bayo is at Reds already."],
    ["2026-02-30", "Blues", "Enter the first day at the new club."],
    ["", "Blues", "Enter the first day at the new club."],
    ["2026-03-16", "Blues", "That day is still to come: enter the move when it has happened."],
    ["2026-02-01", "Blues", "Bayo came to Reds on 2026-02-01: choose a later day."],
  ])("on %s to %s: %j", (on, club, why) => {
    expect(whyNotMoved(bayo, { club, on }, KICK_OFF)).toBe(why);
  });

  it("begin tomorrow where the club that is left has played today", () => {
    const today = "2026-03-14";
    const played = [makeResult({ teamA: "Reds", teamB: "Blues", date: KICK_OFF })];
    expect(firstDayAway(["Reds"], played, today)).toBe("2026-03-15");
    expect(firstDayAway(["Greens"], played, today)).toBe(today);
    expect(firstDayAway(["Reds"], played, "2026-03-15")).toBe("2026-03-15");
    expect(whyNotMoved(bayo, { club: "Blues", on: "2026-03-15" }, KICK_OFF)).toBe("");
  });

  it("need a club to leave, and room to keep it", () => {
    const move = { club: "Blues", on: "2026-03-01" };
    expect(whyNotMoved(makePlayer({ club: "" }), move, KICK_OFF)).toMatch(/no club to leave/);
    const many = Array.from({ length: 12 }, (_, at) => `20${at + 10}-01-01 Reds`);
    expect(whyNotMoved(makePlayer({ formerClubs: many }), move, KICK_OFF)).toMatch(
      /12 former clubs/,
    );
  });
});
