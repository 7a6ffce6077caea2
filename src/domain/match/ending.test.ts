import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counts, decidedBy, decisionOf, readEnding, wasPlayed } from "./ending";
import { causes, writeEnding } from "./writeEnding";
import { endingPattern } from "./endingText";
import { endingInWords } from "./endingInWords";

const stored = [
  "",
  "aet",
  "pens 4-2",
  "ret A",
  "ret B",
  "awarded A",
  "awarded B walkover",
  "doubleForfeit",
  "doubleForfeit default",
  "abandoned",
  "abandoned 63",
  "abandoned stands",
  "abandoned 63 stands",
  "void",
];
const words = (text: string, award: readonly [number, number] | null = [3, 0]) =>
  endingInWords(readEnding(text), { award, teamA: "Rovers", teamB: "Trojans" });

describe("an ending", () => {
  it("is stored again as it was read", () => {
    expect(stored.map((text) => writeEnding(readEnding(text)))).toEqual(stored);
    expect(stored.map((text) => readEnding(text).how)).not.toContain("unreadable");
  });

  it("is read again as it was written, of any kind", () => {
    const side = fc.constantFrom("A" as const, "B" as const);
    const cause = fc.constantFrom(null, ...(Object.keys(causes) as (keyof typeof causes)[]));
    const kick = fc.nat(99);
    const endings = fc.oneof(
      fc.record({ how: fc.constantFrom("normal" as const, "extraTime" as const, "void" as const) }),
      fc.record({ how: fc.constant("shootOut" as const), kicks: fc.tuple(kick, kick) }),
      fc.record({ how: fc.constant("retired" as const), by: side }),
      fc.record({ how: fc.constant("awarded" as const), to: side, cause }),
      fc.record({ how: fc.constant("doubleForfeit" as const), cause }),
      fc.record({
        how: fc.constant("abandoned" as const),
        minute: fc.option(fc.nat(999)),
        stands: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(endings, (ending) => {
        const text = writeEnding(ending);
        expect(readEnding(text)).toEqual(ending);
        expect(text === "" || endingPattern.test(text)).toBe(true);
      }),
    );
  });

  it.each(["AET", "pens", "awarded C", "awarded A rain", "abandoned 1234", "void ", "void\nvoid"])(
    "is not read from %j, which stays as it is",
    (text) => {
      expect(readEnding(text)).toEqual({ how: "unreadable", text });
      expect(writeEnding(readEnding(text))).toBe(text);
      expect(endingPattern.test(text)).toBe(false);
    },
  );

  it("has a pattern that the rules' RE2 reads: no look-around, no back-reference, no \\d", () => {
    expect(endingPattern.source).not.toMatch(/\(\?|\\/);
  });
});

it("tells which matches were played, and which count in a table", () => {
  const of = (test: (ending: ReturnType<typeof readEnding>) => boolean) =>
    stored.filter((text) => !test(readEnding(text)));
  const notPlayed = [
    "awarded A",
    "awarded B walkover",
    "doubleForfeit",
    "doubleForfeit default",
    "abandoned",
    "abandoned 63",
    "void",
  ];
  expect(of(wasPlayed)).toEqual(notPlayed);
  expect(of(counts)).toEqual(["abandoned", "abandoned 63", "void"]);
  expect(wasPlayed(readEnding("rain")) || counts(readEnding("rain"))).toBe(false);
});

it("tells what decided a match", () => {
  const decided = ["", "aet", "pens 4-2", "ret A", "awarded A", "abandoned 9 stands"];
  expect(decided.map((text) => decidedBy(readEnding(text)))).toEqual([
    "normal",
    "extraTime",
    "shootOut",
    "retirement",
    "award",
    "normal",
  ]);
  expect(["abandoned", "void", "doubleForfeit", "?"].map(readEnding).map(decidedBy)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("names the decision with its reason", () => {
  const of = (ending: string) => decisionOf({ ending, reason: "Late" });
  expect(of("pens 4-2")).toEqual({ how: "played" });
  expect(of("awarded B forfeit")).toEqual({
    how: "awarded",
    to: "B",
    cause: "forfeit",
    reason: "Late",
  });
  expect(of("doubleForfeit")).toEqual({ how: "doubleForfeit", cause: null, reason: "Late" });
  expect(of("void")).toEqual({ how: "void", reason: "Late" });
  expect(of("abandoned 63")).toEqual({ how: "undecided", reason: "Late" });
});

it("is put in words", () => {
  expect(stored.map((text) => words(text))).toEqual([
    "",
    "after extra time",
    "4–2 on penalties",
    "Rovers retired",
    "Trojans retired",
    "3–0 awarded",
    "0–3 awarded",
    "Double forfeit",
    "Double forfeit",
    "Abandoned",
    "Abandoned, 63'",
    "Abandoned; the score stands",
    "Abandoned, 63'; the score stands",
    "Void",
  ]);
  expect(words("awarded B", null)).toBe("Awarded to Trojans");
});
