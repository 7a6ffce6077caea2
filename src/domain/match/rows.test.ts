import { describe, expect, it } from "vitest";
import { cardEntries } from "./cardRows";
import { textOfEntries } from "./entries";
import { substitutionEntries } from "./substitutionRows";

describe("bookings in rows", () => {
  it.each([
    ["Ayo Bello (Yellow Card)", ["Ayo Bello", "yellow", ""]],
    ["Ayo Bello (Red Card) 90+2'", ["Ayo Bello", "red", "90+2"]],
    ["Ayo Bello (Second Yellow Card) 70'", ["Ayo Bello", "second", "70"]],
    ["Red Okafor (Yellow Card) 7'", ["Red Okafor", "yellow", "7"]],
  ] as const)("reads %j and writes it again", (text, [player, card, minute]) => {
    const row = { player, card, minute };
    expect(cardEntries.read(text)).toEqual([{ text, row }]);
    expect(cardEntries.write(row)).toBe(text);
  });

  it.each(["Musa (Red Card, 80)", "yellow card: Musa 80 min", "Musa 2nd yellow 88'"])(
    "understands %j whole, and keeps it while nobody edits it",
    (text) => {
      const entries = cardEntries.read(text);
      expect(entries[0]?.row).toMatchObject({ player: "Musa" });
      expect(textOfEntries(entries)).toBe(text);
    },
  );

  it.each([
    "a word to the bench",
    "Musa (Red Card, spitting, 80)",
    "Musa (Red Card) 80' appealed",
    "Musa (Red Card) 🟥",
    "(Yellow Card)",
    "Musa and Ayo 2 (Yellow Card)",
  ])("keeps %j as it is typed", (text) => {
    expect(cardEntries.read(text)).toEqual([{ text, row: null }]);
  });
});

describe("substitutions in rows", () => {
  it.each([
    ["Bello IN (60), Musa OUT (60)", { on: "Bello", off: "Musa", minute: "60" }],
    ["Bello IN (45+2)", { on: "Bello", off: "", minute: "45+2" }],
    ["Musa OUT", { on: "", off: "Musa", minute: "" }],
  ])("reads %j and writes it again", (text, row) => {
    expect(substitutionEntries.read(text)).toEqual([{ text, row }]);
    expect(substitutionEntries.write(row)).toBe(text);
  });

  it.each(["Musa OUT (60), Bello IN (60)", "Bello for Musa 60'", "Bello IN / Musa OUT (60)"])(
    "understands %j whole, and keeps it while nobody edits it",
    (text) => {
      const row = { on: "Bello", off: "Musa", minute: "60" };
      expect(substitutionEntries.read(text)).toEqual([{ text, row }]);
    },
  );

  it("pairs only who follow each other in the same minute", () => {
    const text = "Bello IN (60), Musa OUT (61), Ayo IN (61), Eze OUT (61)";
    expect(substitutionEntries.read(text).map(({ row }) => row)).toEqual([
      { on: "Bello", off: "", minute: "60" },
      { on: "Ayo", off: "Musa", minute: "61" },
      { on: "", off: "Eze", minute: "61" },
    ]);
    expect(textOfEntries(substitutionEntries.read(text))).toBe(text);
  });

  it.each([
    "Eze IN/OUT (60)",
    "Tayo Balogun/Musa Tanko (60)",
    "Bello IN (60, injury)",
    "Bello IN (60) for injury",
    "three changes",
  ])("keeps %j as it is typed", (text) => {
    expect(substitutionEntries.read(text)).toEqual([{ text, row: null }]);
  });
});
