import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../tests/harness/forms";
import { endingInWords } from "./endingInWords";
import { causeIds } from "./endingText";
import type { Ending } from "./ending";
import { endingForSheet, endingInCell } from "./endingWords";

const TEAMS = ["Kingsway Rovers", "Mount Trojans"] as const;

const side = fc.constantFrom("A" as const, "B" as const);
const cause = fc.constantFrom(null, ...causeIds);
const kick = fc.integer({ min: 0, max: 30 });
const endings: fc.Arbitrary<Ending> = fc.oneof(
  fc.constantFrom({ how: "extraTime" } as const, { how: "void" } as const, { how: "bye" } as const),
  fc.tuple(kick, kick).map((kicks): Ending => ({ how: "shootOut", kicks })),
  side.map((by): Ending => ({ how: "retired", by })),
  fc.tuple(side, cause).map(([to, why]): Ending => ({ how: "awarded", to, cause: why })),
  cause.map((why): Ending => ({ how: "doubleForfeit", cause: why })),
  fc
    .tuple(fc.option(fc.integer({ min: 0, max: 130 })), fc.boolean())
    .map(([minute, stands]): Ending => ({ how: "abandoned", minute, stands })),
);

/** Whose names are the letters by which a sheet says a side. */
const LETTERS = ["b", "A"] as const;

it("reads every ending as a sheet says it, in any letter case and whatever teams are called", () => {
  fc.assert(
    fc.property(endings, fc.nat(2), fc.constantFrom(TEAMS, LETTERS), (ending, way, teams) => {
      const words = endingForSheet(ending);
      const cased = [words, words.toUpperCase(), words.toLowerCase()][way] ?? words;
      expect(endingInCell(cased, teams)).toEqual(ending);
    }),
    { numRuns: randomRuns(200, 5_000) },
  );
});

it("reads what readers are told of a shoot-out and of a side that gave up", () => {
  const words = (ending: Ending) =>
    endingInWords(ending, { award: [3, 0], teamA: TEAMS[0], teamB: TEAMS[1] });
  for (const ending of [
    { how: "shootOut", kicks: [4, 3] },
    { how: "retired", by: "B" },
    { how: "abandoned", minute: 63, stands: true },
  ] as const satisfies readonly Ending[])
    expect(endingInCell(words(ending), TEAMS)).toEqual(ending);
});

it.each([
  ["Full time", { how: "normal" }],
  ["Normal Time", { how: "normal" }],
  ["Both teams absent", { how: "doubleForfeit", cause: null }],
  ["Mount Trojans won 4-3 on penalties", { how: "shootOut", kicks: [3, 4] }],
  ["Abandoned in the 63rd minute", { how: "abandoned", minute: 63, stands: false }],
  ["Penalties", { missing: expect.any(String) }],
  ["Retired", { missing: expect.any(String) }],
  ["Something else", null],
] as const)("reads %s", (cell, ending) => {
  expect(endingInCell(cell, TEAMS)).toEqual(ending);
});

it.each([
  "Mount Trojans won 4-3 on pens",
  "Mount Trojans win on penalties (4-3)",
  "4-3 on penalties to Mount Trojans",
  "pens 3-4",
  "Mount Trojans won 3-4 on kicks",
  "3-4 after a penalty shoot-out",
  "Mount Trojans go through on pens 4-3",
])("reads who scored how many kicks: %s", (cell) => {
  expect(endingInCell(cell, TEAMS)).toEqual({ how: "shootOut", kicks: [3, 4] });
});
