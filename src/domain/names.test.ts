import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arena } from "@arena/arena";
import { randomRuns } from "../../tests/harness/forms";
import { writings } from "../../tests/factories/writings";
import { compareNames, distinctNames, hashOf, holdsTyped, sameName, slugOf } from "./names";

describe("sameName", () => {
  it.each([
    ["Kingsway Rovers", "  kingsway   ROVERS "],
    ["Ọ̀ṣun Ìlú", "Osun Ilu"],
    ["Émile N’Diaye", "émile n'diaye"],
    ["Chidi O'Brien", "Chidi O’Brien"],
    ["Łukasz Øster", "Lukasz Oster"],
    ["Jean-Paul Straße", "Jean‑Paul Strasse"],
    ["Đorđe Cœur Ærø", "Dorde Coeur Aero"],
    ["Ɗanjuma Ƙwari", "Danjuma Kwari"],
    ["D'Arcy", "DArcy"],
    ["Soft\u00ADly Ｆｕｌｌ ﬁeld", "Softly Full field"],
  ])("takes %j and %j for one", (a, b) => {
    expect(sameName(a, b)).toBe(true);
  });

  it.each([
    ["Kingsway Rovers", "Kingsway Rovers II"],
    ["", ""],
    [" ", ""],
  ])("keeps %j and %j apart", (a, b) => {
    expect(sameName(a, b)).toBe(false);
  });
});

it.each(writings("Ama N’Diaye"))("takes %j for the name", (written) => {
  expect(sameName(written, "Ama N’Diaye")).toBe(true);
});

describe("holdsTyped", () => {
  it.each(["ndiaye", "N'D", "diaye ama", "", " ", "jean paul", "JEAN—PAUL", "2–1"])(
    "finds %j",
    (typed) => {
      expect(holdsTyped("Ama N’Diaye, Jean-Paul, 2-1", typed)).toBe(true);
    },
  );

  it.each(["diaye bello", "1-2", "ndiayes"])("does not find %j", (typed) => {
    expect(holdsTyped("Ama N’Diaye, Jean-Paul, 2-1", typed)).toBe(false);
  });
});

it("lists a name once, however it is written, and none that is empty", () => {
  expect(distinctNames(["D'Arcy", "", "D’ARCY", "Bello", " "])).toEqual(["D'Arcy", "Bello"]);
});

describe("slugOf", () => {
  it.each([
    ["Kingsway Rovers", "kingsway-rovers"],
    ["Ọ̀ṣun Ìlú Àgbà", "osun-ilu-agba"],
    ["St. Mary’s (Old Boys)", "st-marys-old-boys"],
    ["Łódź – Ærø", "odz-r"],
    ["", ""],
    ["   ", ""],
  ])("writes %j as %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("tells names in other scripts apart", () => {
    expect(slugOf("北京")).not.toBe(slugOf("東京"));
  });

  it("is safe in an address, whatever the name", () => {
    const character = fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 80 }), (name) => {
        expect(slugOf(name)).toMatch(/^[a-z0-9-]{0,64}$/);
      }),
    );
  });
});

it("orders names without regard to case and diacritics, numbers by value", () => {
  const names = ["Zenith", "Élan", "club 10", "Club 9", "abc"];
  expect(names.sort(compareNames)).toEqual(["abc", "Club 9", "club 10", "Élan", "Zenith"]);
});

it("hashes by FNV-1a, as published test vectors say", () => {
  // http://www.isthe.com/chongo/tech/comp/fnv: 32-bit FNV-1a of "", "a" and "foobar".
  expect([hashOf(""), hashOf("a"), hashOf("foobar")]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

it("compares plain names as the locale does", () => {
  const collator = new Intl.Collator(arena.locale, { sensitivity: "base", numeric: true });
  const name = fc.string({ unit: fc.constantFrom(..."aAbByYzZ éỌ\u0300ñ-9'ø"), maxLength: 5 });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: randomRuns(2_000, 50_000) },
  );
});
