import { arena } from "@arena/arena";
import { foldName, hashOf, lettersOfWord } from "./names";
import { remembering } from "./remembered";

export type CrestShape = "heater" | "ogee" | "round" | "hexagon";
export type CrestPartition =
  | "pale"
  | "paly"
  | "fess"
  | "hoops"
  | "bend"
  | "chevron"
  | "quarterly"
  | "gyronny";
export type CrestLayout = "disc" | "chief" | "band";

/** The description of a generated club crest; `ui/` draws it on a field of 100 by 120. */
export interface Crest {
  readonly shape: CrestShape;
  readonly partition: CrestPartition;
  readonly layout: CrestLayout;
  /** The number of stars in the chief; drawn in the layout "chief" only. */
  readonly stars: 1 | 2 | 3;
  readonly primary: string;
  readonly secondary: string;
  /** The colour of the outline and of the letters' outline. */
  readonly ink: string;
  /** The colour behind the initials. */
  readonly plate: string;
  /** The colour of the initials on the plate. */
  readonly text: string;
  /** One to three letters. */
  readonly initials: string;
}

type ColourPair = readonly [primary: string, secondary: string];

const PAPER = "#FDFBF5";
const INK = "#0B1020";
const SHAPES = ["heater", "ogee", "round", "hexagon"] as const;
const PARTITIONS = [
  "pale",
  "paly",
  "fess",
  "hoops",
  "bend",
  "chevron",
  "quarterly",
  "gyronny",
] as const;
const LAYOUTS = ["disc", "chief", "band"] as const;
const STARS = [1, 2, 3] as const;
// Colours for clubs without their own, each pair with a contrast of at least 3 (design.md section 3).
const PAIRS: readonly [ColourPair, ...ColourPair[]] = [
  ["#C8102E", "#FDFBF5"],
  ["#0B3D91", "#FFC72C"],
  ["#0F766E", "#F4D35E"],
  ["#1B1B3A", "#E84855"],
  ["#4B2E83", "#E8D3A2"],
  ["#0E7490", "#FDFBF5"],
  ["#F26B1D", "#1D1E4C"],
  ["#15803D", "#FDFBF5"],
  ["#7F1D1D", "#F2C14E"],
  ["#111827", "#7DD3FC"],
  ["#9D174D", "#FBCFE8"],
  ["#3F6212", "#FDE68A"],
];

const COLOUR = /^#[0-9a-fA-F]{6}$/;

function channelsOf(colour: string): [number, number, number] {
  const value = COLOUR.test(colour) ? Number.parseInt(colour.slice(1), 16) : 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, definition). */
const luminance = remembering((colour): number => {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
});

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, definition). */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const mixed = from.map((channel, at) =>
    Math.round(channel * (1 - share) + (to[at] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

const IGNORED = new Set(["of", "the", "and", "club", "fc", "sc", "bc", "cf", "afc", "team"]);

/**
 * Returns the words that give a name its initials: without articles and words like "club", unless no other word is
 * left.
 */
const tellingWords = remembering((name): readonly string[] => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !IGNORED.has(foldName(word)));
  return telling.length > 0 ? telling : words;
});

function initialsOf(name: string, most: number): string {
  const words = tellingWords(name);
  const [only = "?"] = words;
  // A letter and its diacritic are one code point, if Unicode has one for both.
  const letters = words.length > 1 ? words.map((word) => first(word, 1)) : [first(only, 2)];
  return letters.slice(0, most).join("").toLocaleUpperCase(arena.locale);
}

/** Returns the first letters of a word, without apostrophes. */
function first(word: string, count: number): string {
  return lettersOfWord(word)
    .filter((letter) => !/['’]/.test(letter))
    .slice(0, count)
    .join("");
}

/** Returns PAPER or INK, whichever has more contrast on the colour. */
function readableOn(colour: string): string {
  return contrast(colour, PAPER) >= contrast(colour, INK) ? PAPER : INK;
}

/**
 * Returns the crest of a club from its name and two colours (design.md section 3). The same name gives the same crest
 * everywhere, and its initials always have a contrast of at least 4.5.
 */
export function crestOf(name: string, colours?: readonly [string, string]): Crest {
  const hash = hashOf(name.trim().toLowerCase());
  const pick = <T>(from: readonly [T, ...T[]], bits: number): T =>
    from[bits % from.length] ?? from[0];
  const given = colours?.every((colour) => COLOUR.test(colour)) ? colours : undefined;
  const [primary, wanted] = given ?? pick(PAIRS, hash >>> 13);
  const secondary = contrast(primary, wanted) >= 1.6 ? wanted : readableOn(primary);
  const darker = luminance(primary) <= luminance(secondary) ? primary : secondary;
  const ink = mix(darker, INK, 0.72);
  const worst = (plate: string) => Math.min(contrast(plate, primary), contrast(plate, secondary));
  const layout = pick(LAYOUTS, hash >>> 7);
  const plate = worst(PAPER) >= worst(ink) ? PAPER : ink;
  const readable = [primary, secondary].find((colour) => contrast(colour, plate) >= 4.5);
  return {
    shape: pick(SHAPES, hash),
    partition: pick(PARTITIONS, hash >>> 3),
    layout,
    stars: pick(STARS, hash >>> 11),
    primary,
    secondary,
    ink,
    plate,
    text: readable ?? (plate === PAPER ? ink : PAPER),
    initials: initialsOf(name, 3),
  };
}

export interface Monogram {
  readonly initials: string;
  readonly background: string;
  readonly text: string;
}

/** Returns two initials and the disc behind them, in the club's colour or in one that follows from the name. */
export function monogramOf(name: string, colour?: string): Monogram {
  const background = colour && COLOUR.test(colour) ? colour : crestOf(name).primary;
  const words = tellingWords(name);
  const [head, tail] = [words[0], words.at(-1)];
  // Of three words or more, the first and the last give the initials, as for a person's first and last name.
  const initials = initialsOf(words.length > 2 ? `${head} ${tail}` : name, 2);
  return { initials, background, text: readableOn(background) };
}
