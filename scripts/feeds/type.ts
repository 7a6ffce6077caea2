import { readFileSync } from "node:fs";
import path from "node:path";
import { Blob, Buffer as Line, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { TextLook } from "../../src/ui/share/brush";
import { ROOT } from "../projectFiles";

/** A line of text as outlines. */
export interface SetLine {
  /** Each letter's outline, upwards in units of the font, and where it begins in pixels. */
  readonly letters: readonly { readonly d: string; readonly x: number; readonly y: number }[];
  /** Pixels to a unit of the font. */
  readonly scale: number;
  readonly width: number;
}

/** Sets a line in the site's own font: the same on every machine, whatever fonts it has. */
export type SetType = (text: string, look: TextLook) => SetLine;

const PACKAGE = path.join(ROOT, "node_modules/@fontsource-variable/archivo/files");
/** The font's files: of those that have a letter with its marks, the first one draws it. */
const FILES = ["latin", "latin-ext", "vietnamese"];
const WIDTHS = { normal: 100, "semi-condensed": 87.5, "semi-expanded": 112.5 } as const;
/** Letters that the font lacks and that are made of no other. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: "b", Ɓ: "B", ɗ: "d", Ɗ: "D", ƙ: "k", Ƙ: "K" };

interface Loaded {
  readonly font: Font;
  readonly points: ReadonlySet<number>;
}

async function load(name: string): Promise<Loaded> {
  const packed = readFileSync(path.join(PACKAGE, `archivo-${name}-wdth-normal.woff2`));
  // Unpacked, nothing else: HarfBuzz reads no WOFF2.
  const bare = await subsetFont(packed, null, { targetFormat: "truetype", keepAllGlyphs: true });
  const face = new Face(new Blob(new Uint8Array(bare)));
  return { font: new Font(face), points: new Set(face.collectUnicodes()) };
}

/** A text in parts by the file that draws them. A letter that none has is drawn without its marks, else as "?". */
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

/** Loads the font. @throws Error where its package is not installed */
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
  // Names, leagues and dates are in many pictures.
  const known = new Map<string, SetLine>();
  return (text, look) => {
    const key = JSON.stringify([text, look.size, look.weight, look.stretch, look.tracking]);
    const line = known.get(key) ?? set(text, look);
    known.set(key, line);
    return line;
  };
}
