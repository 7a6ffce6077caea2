import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { hashOf, ROOT } from "../../scripts/projectFiles";

/** The ranges of weight and width that the design uses (design.md 1.2). The whole font has 100 to 900 and 62 to 125. */
const axes = { wght: { min: 400, max: 850 }, wdth: { min: 84, max: 118 } };

/** One file of the font. A browser fetches it only if a page shows one of its letters. */
interface Part {
  name: string;
  family: string;
  /** The file of @fontsource-variable/archivo that has these letters. */
  source: "latin" | "latin-ext" | "vietnamese";
  letters: string;
  features: readonly string[];
}

/** Returns the characters from one code point to another. */
function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join(
    "",
  );
}

/**
 * The letters of most texts are in a separate font family. If they were in one family with the other parts, Chromium
 * would look up the system's font for every size and weight, for each part that is not loaded.
 */
const MAIN = "Archivo Variable";
const MORE = "Archivo Letters";

const ACCENTS = "ÀÁÈÉÌÍÑÒÓÙÚàáèéìíñòóùú";
const WEST_AFRICAN = "ŃńŊŋṢṣ₦";
/** Combining tone marks above dotted vowels, for which Unicode has no single letters. */
const TONES = "\u0300\u0301\u0304";
const TEXT = ["kern", "ccmp", "locl"];

const without = (letters: string, others: string): string =>
  [...letters].filter((letter) => !others.includes(letter)).join("");

/**
 * The parts of the font. Archivo has no hooked letters (ɓ ɗ ƙ) and no ǹ or ḿ; the fallback font shows them. A tone mark
 * must be in the same part as its vowel, because browsers draw both with one font file.
 */
const parts: readonly Part[] = [
  {
    name: "archivo",
    family: MAIN,
    source: "latin",
    letters: `${span(0x20, 0x7e)}\u00a0©·½×–—‘’“”•…′″−`,
    features: ["kern", "tnum", "rvrn"],
  },
  { name: "archivo-accents", family: MORE, source: "latin", letters: ACCENTS, features: TEXT },
  {
    name: "archivo-dots",
    family: MORE,
    source: "vietnamese",
    letters: `ẸẹỊịỌọỤụ${TONES}`,
    features: [...TEXT, "mark", "mkmk"],
  },
  {
    name: "archivo-west-african",
    family: MORE,
    source: "latin-ext",
    letters: WEST_AFRICAN,
    features: TEXT,
  },
  {
    name: "archivo-latin-1",
    family: MORE,
    source: "latin",
    letters: `${without(span(0xa1, 0xff), `${ACCENTS}\u00ad©·½×`)}Œœı€`,
    features: TEXT,
  },
  {
    name: "archivo-extended",
    family: MORE,
    source: "latin-ext",
    // The last letters of the exceptions are not in the font.
    letters: `${without(span(0x100, 0x17f), `${WEST_AFRICAN}ĿŀŉŒœıſ`)}ȘșȚț`,
    features: TEXT,
  },
];

/** Writes the characters of a text as a CSS unicode-range. */
export function unicodeRange(text: string): string {
  const hex = (point: number): string => point.toString(16).toUpperCase();
  const runs: [from: number, to: number][] = [];
  const points = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

/** A face of the fallback, which replaces Archivo until it is loaded: an installed font, scaled to Archivo's widths. */
interface FallbackFace {
  stretch: number;
  weights: readonly [from: number, to: number];
  /** Archivo's mean width in per cent of the installed font's: of Arial's, Roboto's and DejaVu Sans's. */
  scale: readonly [arial: number, roboto: number, dejaVu: number];
  figuresOnly?: boolean;
}

/**
 * The scales were measured in Chromium over texts of the interface, names and scores, at the sizes, weights and widths
 * of design.md 1.2; Arial with Arimo, which has the same metrics. The remaining error is under 1 per cent for text, and
 * up to 4 per cent for capitals and the heaviest figures of a table. For text of normal weight this 1 per cent is
 * added: so text never grows when it is drawn again in Archivo, and browsers do not count it as later content.
 */
const fallbackFaces: readonly FallbackFace[] = [
  { stretch: 100, weights: [400, 549], scale: [99.4, 100.2, 90.4] },
  { stretch: 100, weights: [550, 900], scale: [95.6, 102.2, 85.1] },
  { stretch: 88, weights: [550, 900], scale: [95.2, 101.4, 82.8] },
  { stretch: 88, weights: [550, 900], scale: [98.4, 95.8, 83.8], figuresOnly: true },
  { stretch: 92, weights: [400, 549], scale: [92.2, 93.2, 80] },
  { stretch: 92, weights: [400, 549], scale: [96, 95, 81], figuresOnly: true },
  { stretch: 92, weights: [550, 900], scale: [90.9, 97.1, 77] },
  { stretch: 92, weights: [550, 900], scale: [101, 98.5, 82.6], figuresOnly: true },
  { stretch: 106, weights: [550, 900], scale: [107.9, 114.1, 91.9] },
  { stretch: 112, weights: [550, 900], scale: [115.8, 122.6, 98] },
  { stretch: 118, weights: [550, 900], scale: [124.8, 132.8, 107.3] },
];

// The order matters: a browser uses the last face whose font is installed.
const installed = [
  // For Linux without a font with Arial's widths.
  {
    index: 2,
    regular: ["DejaVu Sans", "DejaVuSans"],
    bold: ["DejaVu Sans Bold", "DejaVuSans-Bold"],
  },
  // For Android.
  { index: 1, regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] },
  {
    index: 0,
    regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
  },
] as const;

/** Archivo's ascent and descent in em. The tables hhea and OS/2 have the same values; there is no line gap. */
const ASCENT = 0.878;
const DESCENT = 0.21;

const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;

function fallbackCss(): string[] {
  return installed.flatMap(({ index, regular, bold }) =>
    fallbackFaces.map(({ stretch, weights, scale, figuresOnly }) =>
      [
        "@font-face {",
        '  font-family: "Archivo Fallback";',
        `  src: ${(weights[0] < 550 ? regular : bold).map((name) => `local("${name}")`).join(", ")};`,
        `  font-weight: ${weights.join(" ")};`,
        `  font-stretch: ${stretch}%;`,
        `  size-adjust: ${percent(scale[index])};`,
        `  ascent-override: ${percent((ASCENT / scale[index]) * 10_000)};`,
        `  descent-override: ${percent((DESCENT / scale[index]) * 10_000)};`,
        "  line-gap-override: 0%;",
        ...(figuresOnly ? [`  unicode-range: ${unicodeRange("0123456789:–−")};`] : []),
        "}",
      ].join("\n"),
    ),
  );
}

const PACKAGE = path.join(ROOT, "node_modules/@fontsource-variable/archivo");

/** The font's files by path under `public/`, and the style sheet that declares them. */
export interface BuiltFont {
  files: Map<string, Buffer>;
  css: string;
}

/** Reduces Archivo to the letters, weights and widths that the site uses. */
export async function buildFont(): Promise<BuiltFont> {
  // The font's licence requires that its text goes with the font.
  const files = new Map<string, Buffer>();
  files.set("fonts/OFL.txt", readFileSync(path.join(PACKAGE, "LICENSE")));
  const faces: string[] = [];
  for (const { name, family, source, letters, features } of parts) {
    const original = readFileSync(path.join(PACKAGE, `files/archivo-${source}-wdth-normal.woff2`));
    const font = await subsetFont(original, letters, {
      targetFormat: "woff2",
      keepFeatures: features,
      variationAxes: axes,
    });
    const file = `fonts/${name}-${hashOf([font])}.woff2`;
    files.set(file, font);
    faces.push(
      [
        "@font-face {",
        `  font-family: "${family}";`,
        `  src: url("/${file}") format("woff2");`,
        `  font-weight: ${axes.wght.min} ${axes.wght.max};`,
        `  font-stretch: ${axes.wdth.min}% ${axes.wdth.max}%;`,
        "  font-display: swap;",
        `  unicode-range: ${unicodeRange(letters)};`,
        "}",
      ].join("\n"),
    );
  }
  return { files, css: [HEADER, ...faces, FALLBACK, ...fallbackCss(), GATE].join("\n\n") + "\n" };
}

const HEADER = `/*
 * Generated by \`npm run art\` (tools/art/font.ts); edit that, not this.
 *
 * Archivo at the weights and widths of design.md 1.2. "swap", because nothing is fetched before the
 * data is on screen (see the last rule), and the fallback has the same metrics, so that a late font
 * moves nothing; "optional" would leave a first visit without it on exactly the slow phones it is for.
 */`;

const FALLBACK = `/*
 * Installed fonts with Archivo's metrics. One face per width and weight of the type scale, because
 * the ratio differs; figures of tables and scores have their own, because they are tabular.
 * Where several faces fit, the last whose font is installed is used.
 */`;

const GATE = `/* A font is fetched once text asks for it: the app sets data-fonts="on" on the root after first data. */
:root:not([data-fonts="on"]) {
  --font: "Archivo Fallback", system-ui, sans-serif;
}`;
