import { describe, expect, it } from "vitest";
import { parseSubstitutions } from "./substitutions";

const read = (text: string) =>
  parseSubstitutions(text).map(({ player, direction, minute }) => [player, direction, minute]);

describe("parseSubstitutions", () => {
  it.each([
    ["Bello IN (60), Musa OUT (60)"],
    ["Bello IN (60)\nMusa OUT (60)"],
    ["Bello in (60), Musa out (60)"],
    ["Bello IN/Musa OUT (60)"],
    ["Bello IN / Musa OUT (60)"],
    ["Bello IN  ; Musa OUT (60)"],
    ["Bello IN Musa OUT (60)"],
    ["Bello for Musa (60)"],
    ["IN: Bello (60), OUT: Musa (60)"],
  ])("reads the pair in %j", (text) => {
    expect(read(text)).toEqual([
      ["Bello", "IN", "60"],
      ["Musa", "OUT", "60"],
    ]);
  });

  it("keeps stoppage time and commas within the parentheses", () => {
    expect(read("Bello IN (45+2, injury)")).toEqual([["Bello", "IN", "45+2, injury"]]);
  });

  it.each([
    ["Bello", [["Bello", null, ""]]],
    ["Bello (60)", [["Bello", null, "60"]]],
    ["Bello IN/OUT (60)", [["Bello IN/OUT", null, "60"]]],
    ["Ayo In-Okafor IN (3)", [["Ayo In-Okafor", "IN", "3"]]],
    ["", []],
  ])("loses nothing of %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
