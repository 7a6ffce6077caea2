import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../tests/harness/forms";
import { contrast, crestOf, monogramOf } from "./crest";

describe("contrast", () => {
  it.each([
    // WCAG 2.2: black on white, a colour on itself; design.md section 1.1 for the brand colour.
    ["#000000", "#FFFFFF", 21],
    ["#123456", "#123456", 1],
    ["#2F3FD6", "#FFFFFF", 7.5],
    ["#C4212B", "#FFFFFF", 5.8],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe("crestOf", () => {
  it.each([
    // As drawn in artwork/crests.
    ["Kingsway Rovers", "#C8102E", "#FDFBF5", "hexagon hoops disc", "KR"],
    ["Mount Trojans", "#0B3D91", "#FFC72C", "hexagon paly chief", "MT"],
    ["Faculty of Engineering", "#0F766E", "#F4D35E", "hexagon gyronny disc", "FE"],
    ["Harbour Eagles", "#1B1B3A", "#E84855", "ogee pale band", "HE"],
    ["Northgate Athletic", "#F26B1D", "#1D1E4C", "ogee chevron band", "NA"],
    ["Green Volley Union", "#15803D", "#FDFBF5", "round chevron disc", "GVU"],
    ["Queen's Gambit Club", "#4B2E83", "#E8D3A2", "ogee hoops chief", "QG"],
    ["Spin Masters", "#0891B2", "#0B1020", "round paly chief", "SM"],
  ])("draws %s as the artwork does", (name, primary, secondary, form, initials) => {
    const crest = crestOf(name, [primary, secondary]);
    expect(`${crest.shape} ${crest.partition} ${crest.layout}`).toBe(form);
    expect(crest.initials).toBe(initials);
  });

  it("mixes its ink from the darker colour, as the artwork does", () => {
    expect(crestOf("Kingsway Rovers", ["#C8102E", "#FDFBF5"]).ink).toBe("#401024");
  });

  it.each([
    ["A1", "A1"],
    ["Q", "Q"],
    ["Old Library FC", "OL"],
    ["The Club", "TC"],
    ["Faculty of Engineering and Applied Sciences Staff Reserves", "FEA"],
    ["Ọ̀ṣun Ìlú", "Ọ̀Ì"],
    ["élan", "ÉL"],
    ["O’Neill’s", "ON"],
    ["", "?"],
    ["!!!", "?"],
  ])("abbreviates %j to %j", (name, initials) => {
    expect(crestOf(name).initials).toBe(initials.normalize("NFC"));
  });

  it("replaces a second colour that cannot be told from the first, and colours that are none", () => {
    expect(crestOf("Q", ["#000000", "#050505"]).secondary).toBe("#FDFBF5");
    expect(crestOf("Q", ["#FFFFFF", "#FEFEFE"]).secondary).toBe("#0B1020");
    expect(crestOf("Q", ["red", "javascript:0"])).toEqual(crestOf("Q"));
  });

  it("is the same for the same name and readable for all", () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.string(), fc.option(fc.tuple(colour, colour)), (name, colours) => {
        const crest = crestOf(name, colours ?? undefined);
        expect(crestOf(name, colours ?? undefined)).toEqual(crest);
        expect(contrast(crest.text, crest.plate)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(crest.primary, crest.secondary)).toBeGreaterThanOrEqual(1.6);
      }),
      { numRuns: randomRuns(200, 5_000) },
    );
  });
});

describe("monogramOf", () => {
  it("takes first and last name on the club's colour", () => {
    expect(monogramOf("Ayọ̀ Táíwò Bello", "#0B3D91")).toEqual({
      initials: "AB",
      background: "#0B3D91",
      text: "#FDFBF5",
    });
  });

  it("is readable on every club colour", () => {
    const colours = ["#FFFFFF", "#000000", "#808080", "#F26B1D", "#FFC72C", "#0891B2"];
    for (const colour of colours) {
      const { background, text } = monogramOf("A B", colour);
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
