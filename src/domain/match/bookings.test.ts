import { describe, expect, it } from "vitest";
import { parseBooking, parseBookings } from "./bookings";

describe("parseBooking", () => {
  it.each([
    ["Ayo Bello (Yellow Card)", "Ayo Bello", "yellow", ""],
    ["Ayo Bello (Red Card)", "Ayo Bello", "red", ""],
    ["ayo bello (yellow card 34')", "ayo bello", "yellow", "34"],
    ["Ayo Bello (Yellow) 45+2'", "Ayo Bello", "yellow", "45+2"],
    ["Ayo Bello (YC)", "Ayo Bello", "yellow", ""],
    ["Ayo Bello - Yellow Card", "Ayo Bello", "yellow", ""],
    ["Yellow card: Ayo Bello", "Ayo Bello", "yellow", ""],
    ["Musa Idris 2nd yellow 88'", "Musa Idris", "red", "88"],
    ["Musa Idris (Second Yellow Card)", "Musa Idris", "red", ""],
    ["Red Okafor (Yellow Card)", "Red Okafor", "yellow", ""],
  ])("reads %j", (text, player, card, minute) => {
    expect(parseBooking(text)).toMatchObject({ player, card, minute, text });
  });

  it.each(["Ayo Bello", "two bookings after the whistle", "Yellow Card", "(Red Card)"])(
    "keeps %j as it is, without a card for anybody",
    (text) => {
      expect(parseBooking(text)).toEqual({
        player: text,
        card: null,
        second: false,
        minute: "",
        text,
      });
    },
  );

  it.each([
    ["Musa Idris (Second Yellow Card)", true],
    ["Musa Idris 2nd yellow 88'", true],
    ["Musa Idris (second caution)", true],
    ["Musa Idris (Yellow-red card)", true],
    ["Musa Idris (Red Card)", false],
    ["Musa Idris (Yellow Card)", false],
  ])("tells of %j whether it was a second caution", (text, second) => {
    expect(parseBooking(text)).toMatchObject({
      player: "Musa Idris",
      second,
      card: text.includes("(Yellow Card)") ? "yellow" : "red",
    });
  });
});

it("keeps the bookings' order", () => {
  const players = parseBookings(["B (Red Card)", "A (Yellow Card)"]).map(({ player }) => player);
  expect(players).toEqual(["B", "A"]);
});
