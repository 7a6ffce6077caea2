import { readFileSync } from "node:fs";
import path from "node:path";
import { Blob, Buffer as Line, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { TextLook } from "../../src/ui/share/brush";
import { ROOT } from "../projectFiles";

/** A line of text as outlines. */
export interface SetLine {
  /** Each letter's outline, in units of the font with y upwards, and its position in pixels. */
  readonly letters: readonly { readonly d: string; readonly x: number; readonly y: number }[];
  /** Pixels for one unit of the font. */
  readonly scale: number;
  readonly width: number;
}

/** Turns a line of text into outlines of the site's font. So pictures are the same on machines with other fonts. */
export type SetType = (text: string, look: TextLook) => SetLine;

const PACKAGE = path.join(ROOT, "node_modules/@fontsource-variable/archivo/files");
/** The files of the font. A letter with its accents is drawn from the first file that contains it. */
const FILES = ["latin", "latin-ext", "vietnamese"];
const WIDTHS = { normal: 100, "semi-condensed": 87.5, "semi-expanded": 112.5 } as const;
/** Letters that the font lacks and that have no accent to leave out, with the letters drawn instead. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: "b", Ɓ: "B", ɗ: "d", Ɗ: "D", ƙ: "k", Ƙ: "K" };

interface Loaded {
  readonly font: Font;
  readonly points: ReadonlySet<number>;
}

async function load(name: string): Promise<Loaded> {
  const packed = readFileSync(path.join(PACKAGE, `archivo-${name}-wdth-normal.woff2`));
  // The file is only unpacked here, because HarfBuzz does not read WOFF2.
  const bare = await subsetFont(packed, null, { targetFormat: "truetype", keepAllGlyphs: true });
  const face = new Face(new Blob(new Uint8Array(bare)));
  return { font: new Font(face), points: new Set(face.collectUnicodes()) };
}

/** Splits a text into parts, one for each file of the font. A letter in no file loses its accents, or becomes "?". */
function runsOf(text: string, fonts: readonly Loaded[]): readonly (readonly [Font, string])[] {
  const fontOf = (letter: string) =>
    fonts.find(({ points }) => [...letter].every((one) => points.has(one.codePointAt(0) ?? 0)));
  const runs: [Font, string][] = [];
  for (const { segment } of new Intl.Segmenter("en").segment(text.normalize("NFC"))) {
    const [bare = ""] = segment.normalize("NFD");
    const letter = [segment, bare, HOOKED[bare] ?? "?", "?"].find(fontOf) ?? "?";
    const font = fontOf(letter)?.font;
    const last = runs.at(-1);
    if (last && last[0] === font) last[1] += letter;
    else if (font) runs.push([font, letter]);
  }
  return runs;
}

/** Loads the font. @throws Error if its package is not installed */
export async function loadType(): Promise<SetType> {
  const fonts = await Promise.all(FILES.map(load));
  const set: SetType = (text, { size, weight = 400, stretch = "normal", tracking = 0 }) => {
    const letters: SetLine["letters"][number][] = [];
    const scale = size / (fonts[0]?.font.face.upem ?? 1000);
    let width = 0;
    for (const [font, run] of runsOf(text, fonts)) {
      font.setVariations([new Variation("wght", weight), new Variation("wdth", WIDTHS[stretch])]);
      const line = new Line();
      line.addText(run);
      line.guessSegmentProperties();
      shape(font, line);
      const places = line.getGlyphPositions();
      line.getGlyphInfos().forEach(({ codepoint: glyph }, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
        letters.push({
          d: font.glyphToPath(glyph),
          x: width + xOffset * scale,
          y: -yOffset * scale,
        });
        width += xAdvance * scale + (xAdvance > 0 ? tracking * size : 0);
      });
    }
    return { letters, scale, width };
  };
  // Lines are cached, because names, leagues and dates are in many pictures.
  const known = new Map<string, SetLine>();
  return (text, look) => {
    const key = JSON.stringify([text, look.size, look.weight, look.stretch, look.tracking]);
    const line = known.get(key) ?? set(text, look);
    known.set(key, line);
    return line;
  };
}
