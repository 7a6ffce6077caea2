import { readFileSync } from "node:fs";
import { arena } from "@arena/arena";
import { describe, expect, it } from "vitest";
import {
  coloursCss,
  DRAWN,
  illegible,
  paletteOf,
  recoloured,
  refuseIllegible,
  withThemeColours,
} from "../../scripts/colours/palette";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const spaces = (text: string) => text.replace(/\s+/g, " ").trim();

describe("the arena's colours", () => {
  it("can be read wherever they meet", () => expect(illegible(arena.colours)).toEqual([]));

  it("are the tokens' (else: npm run art)", () =>
    expect(spaces(read("src/ui/tokens/colours.css"))).toBe(spaces(coloursCss(arena.colours))));

  it("are those of the browser's own bar and of the favicon", () => {
    expect(read("index.html")).toBe(withThemeColours(read("index.html"), arena));
    const master = recoloured(read("artwork/brand/favicon.svg"), arena.colours);
    expect(read("public/favicon.svg")).toBe(master.replace(/\s*\n\s*/g, ""));
  });
});

describe("other colours", () => {
  const wine = { primary: "#8A1538", spark: "#F2B705", ink: "#1A0B10" };

  it("leave a drawing in the design's own colours as it is", () => {
    const mark = read("artwork/brand/mark.svg");
    expect(recoloured(mark, DRAWN)).toBe(mark);
  });

  it.each([
    ["wine", wine],
    ["green", { primary: "#0B6B3A", spark: "#FFD24A", ink: "#0A1A12" }],
    ["grey", { primary: "#555555", spark: "#EEEEEE", ink: "#111111" }],
  ])("that can be read are taken: %s", (_, colours) => expect(illegible(colours)).toEqual([]));

  it("reach every token, the mark and the browser's bar", () => {
    const [drawn, other] = [paletteOf(DRAWN), paletteOf(wine)];
    const same = [...drawn].filter(([name, [, dark]]) => other.get(name)?.[1] === dark);
    expect(same).toEqual([]);
    expect(other.get("primary")?.[0]).toBe("#8a1538");
    expect(other.get("bg")?.[1]).toBe("#1a0b10");
    const mark = recoloured(read("artwork/brand/mark.svg"), wine);
    expect(mark).not.toContain("#2b3ab0");
    expect(mark, "the pitch is green everywhere").toContain("#27bd79");
    const html = withThemeColours(read("index.html"), { ...arena, colours: wine });
    expect(html).toContain(`content="${other.get("paper")?.[1]}"`);
  });

  it.each([
    ["a yellow for links on white", { ...DRAWN, primary: "#FFCC00" }, "--primary #ffcc00 on --bg"],
    ["an accent as dark as the ink", { ...DRAWN, spark: "#202030" }, "--spark #202030 on --ink"],
    ["a ground in the middle", { ...DRAWN, ink: "#606060" }, "--sport of football"],
    ["a word", { ...DRAWN, primary: "blue" }, 'primary is "blue"'],
  ])("that cannot be read are refused: %s", (_, colours, said) => {
    expect(() => refuseIllegible(colours)).toThrow(said);
  });
});
