import { readFileSync } from "node:fs";
import path from "node:path";
import type { Arena } from "@/domain/arena";
import { contrast } from "@/domain/crest";
import { sportList } from "@/sports/sports";
import { fromOklch, toOklch } from "./oklch";
import { ROOT } from "../projectFiles";

type Colours = Arena["colours"];

/**
 * The colours in which the site and the pictures of `artwork/brand` were drawn. All other colours are shifted from
 * these.
 */
export const DRAWN: Colours = { primary: "#2F3FD6", spark: "#FFBD3F", ink: "#0B1020" };

/**
 * Fits a colour of the design to the arena's colours. Its hue and strength change as those of its base colour do. Its
 * lightness stays, because legibility depends on it.
 * @param base the colour of the arena that it follows
 * @param moves whether its lightness changes with its base colour too
 */
function following(colour: string, base: keyof Colours, to: Colours, moves: boolean): string {
  const [drawn, arena, one] = [DRAWN[base], to[base], colour].map(toOklch);
  if (!drawn || !arena || !one || drawn.every((part, at) => part === arena[at])) return colour;
  const [lightness, strength, hue] = one;
  return fromOklch([
    Math.min(1, Math.max(0, lightness + (moves ? arena[0] - drawn[0] : 0))),
    strength * (arena[1] / drawn[1]),
    hue + arena[2] - drawn[2],
  ]);
}

/**
 * A token: the arena's colour that it follows, its colour in the design for the light scheme and for the dark one (null
 * if both are the same), and the schemes in which its lightness follows too.
 */
type Token = readonly [
  base: keyof Colours,
  light: string,
  dark: string | null,
  moving?: "light" | "dark" | "both",
];

const tokens: Readonly<Record<string, Token>> = {
  bg: ["ink", "#f5f6fa", "#0b1020", "dark"],
  paper: ["ink", "#ffffff", "#141b31", "dark"],
  sunken: ["ink", "#eceef5", "#0f1528", "dark"],
  raised: ["ink", "#ffffff", "#1c2542", "dark"],
  text: ["ink", "#10152b", "#f2f4fc"],
  "text-secondary": ["ink", "#525b78", "#a9b3d0"],
  "text-disabled": ["ink", "#8a92ac", "#66708f"],
  divider: ["ink", "#d9dde9", "#2b3556"],
  "border-control": ["ink", "#7c859f", "#6b779c"],
  primary: ["primary", "#2f3fd6", "#a9b5ff", "light"],
  "primary-hover": ["primary", "#2430ae", "#c6ceff", "light"],
  "on-primary": ["ink", "#ffffff", "#0b1020", "dark"],
  "on-success": ["ink", "#ffffff", "#0b1020", "dark"],
  "on-error": ["ink", "#ffffff", "#0b1020", "dark"],
  ink: ["ink", "#070b1a", null, "both"],
  "ink-raised": ["ink", "#0b1020", null, "both"],
  "on-ink-secondary": ["ink", "#c6cee6", null],
  spark: ["spark", "#ffbd3f", null, "both"],
  "sport-admin": ["ink", "#3d4768", "#b7c0dc"],
  "sport-admin-tint": ["ink", "#ecedf0", "#2b3249"],
  "brand-tint": ["primary", "#eaecfb", "#232b52"],
  "mark-1": ["primary", "#2b3ab0", null],
  "mark-2": ["primary", "#3f55de", null],
  "mark-3": ["primary", "#6579f1", null],
  "mark-4": ["primary", "#9cabff", null],
  "mark-5": ["primary", "#e3e8ff", null],
};

/**
 * The colours of the focus ring in the design: it follows `primary` in the light scheme and `spark` in the dark one.
 */
const FOCUS = { light: "#2f3fd6", dark: "#ffc94d" };

/** A colour for the light scheme and one for the dark scheme. */
type Pair = readonly [light: string, dark: string];

/** Returns the colours of all tokens, by their names without the leading "--". */
export function paletteOf(to: Colours): ReadonlyMap<string, Pair> {
  const own = Object.entries(tokens).map(([name, [base, light, dark, moving]]) => {
    const of = (colour: string, scheme: "light" | "dark") =>
      following(colour, base, to, moving === scheme || moving === "both");
    const lightColour = of(light, "light");
    return [name, [lightColour, dark === null ? lightColour : of(dark, "dark")]] as const;
  });
  const focus = [
    following(FOCUS.light, "primary", to, true),
    following(FOCUS.dark, "spark", to, true),
  ] as const;
  return new Map<string, Pair>([...own, ["focus", focus]]);
}

/**
 * The contrast that colours need on their backgrounds: text 4.5 to 1, edges and symbols 3 to 1 (WCAG 2.2, 1.4.3 and
 * 1.4.11). WCAG asks nothing for disabled controls; here they need 2.2 to 1, so that people can still see them.
 */
const GROUNDS = ["bg", "paper", "sunken", "raised"];
const pairs: readonly (readonly [name: string, grounds: readonly string[], least: number])[] = [
  ["text", GROUNDS, 4.5],
  ["text-secondary", GROUNDS, 4.5],
  ["text-disabled", GROUNDS, 2.2],
  ["primary", [...GROUNDS, "brand-tint"], 4.5],
  ["primary-hover", ["bg", "paper"], 4.5],
  ["on-primary", ["primary", "primary-hover"], 4.5],
  ["border-control", ["bg", "paper"], 3],
  ["focus", GROUNDS, 3],
  ["sport-admin", ["bg", "paper", "sport-admin-tint"], 4.5],
  ["on-ink-secondary", ["ink", "ink-raised"], 4.5],
  ["spark", ["ink", "ink-raised"], 4.5],
];

/**
 * Reads from the style sheets the colours that do not depend on the arena: those of states and of sports. They are used
 * for text on the arena's surfaces. By name.
 */
export function fixedColours(): ReadonlyMap<string, Pair> {
  const found = new Map<string, Pair>();
  const states = readFileSync(path.join(ROOT, "src/ui/tokens/tokens.css"), "utf8");
  for (const [, name = "", light = "", dark = ""] of states.matchAll(
    /--(success|error|warning|info): light-dark\((#\w{6}), (#\w{6})\)/g,
  ))
    found.set(name, [light, dark]);
  for (const { id } of sportList) {
    const css = readFileSync(path.join(ROOT, "src/sports", id, "colours.css"), "utf8");
    for (const [, name = id, light = "", dark = ""] of css.matchAll(
      /="([\w-]+)"\] \{\s*--sport: light-dark\((#\w{6}), (#\w{6})\)/g,
    ))
      found.set(`sport of ${name}`, [light, dark]);
  }
  return found;
}

/** Returns one sentence for each pair of colours with too little contrast; empty if the colours may be used. */
export function illegible(to: Colours): string[] {
  const malformed = Object.entries(to).filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour));
  if (malformed.length > 0)
    return malformed.map(([name, colour]) => `${name} is "${colour}" and not written #rrggbb.`);
  const fixed = fixedColours();
  const palette = new Map([...paletteOf(to), ...fixed]);
  const colours = (name: string) => palette.get(name) ?? (["#ffffff", "#ffffff"] as const);
  const all = [...pairs, ...[...fixed.keys()].map((name) => [name, ["bg", "paper"], 4.5] as const)];
  const found = all.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground) =>
      (["light", "dark"] as const).flatMap((scheme, at) => {
        const [over, under] = [colours(name)[at] ?? "", colours(ground)[at] ?? ""];
        const ratio = contrast(over, under);
        if (ratio >= least) return [];
        const figures = `${ratio.toFixed(2)} to 1 instead of ${least}`;
        return [`--${name} ${over} on --${ground} ${under} (${scheme}): ${figures}.`];
      }),
    ),
  );
  const onInk = contrast("#ffffff", colours("ink")[0]);
  return onInk >= 4.5
    ? found
    : [...found, `White on --ink ${colours("ink")[0]}: ${onInk.toFixed(2)} to 1 instead of 4.5.`];
}

/** Checks that text in these colours can be read. @throws Error that names each bad pair and the contrast it needs */
export function refuseIllegible(to: Colours): void {
  const found = illegible(to);
  if (found.length === 0) return;
  throw new Error(
    `The colours of src/arena/arena.ts cannot be read everywhere (WCAG 2.2 AA). A darker \`primary\`, a brighter \`spark\` or a darker \`ink\` helps:\n${found.join("\n")}`,
  );
}

const rgbOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");

/** Writes `src/ui/tokens/colours.css`: the tokens that follow the arena's colours. */
export function coloursCss(to: Colours): string {
  const palette = paletteOf(to);
  const lines = [...palette].map(([name, [light, dark]]) => {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    return `  --${name}: ${value};`;
  });
  const ink = rgbOf(palette.get("ink")?.[0] ?? "");
  const shade = rgbOf(palette.get("text")?.[0] ?? "");
  return [
    "/* Made by `npm run art` from the three colours of `src/arena/arena.ts`; `scripts/colours/palette.ts` says what each token follows. */",
    ":root,\n[data-scheme],\ndialog {",
    ...lines,
    `  --scrim-strong: rgb(${ink} / 0.92);`,
    `  --scrim: rgb(${ink} / 0.72);`,
    `  --scrim-none: rgb(${ink} / 0);`,
    `  --backdrop: rgb(${ink} / 0.6);`,
    "  --shadow-sticky:",
    `    0 1px 0 var(--divider), 0 6px 16px -8px light-dark(rgb(${shade} / 0.18), rgb(0 0 0 / 0.5));`,
    `  --shadow-menu: 0 12px 32px -8px light-dark(rgb(${shade} / 0.28), rgb(0 0 0 / 0.6));`,
    `  --shadow-dialog: 0 32px 80px -16px light-dark(rgb(${shade} / 0.45), rgb(0 0 0 / 0.7));`,
    "}\n",
  ].join("\n");
}

/**
 * Changes a picture of `artwork/brand` to the arena's colours: its blues follow `primary`, the darkest blues `ink`, its
 * gold `spark`.
 */
export function recoloured(svg: string, to: Colours): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const [lightness = 0, strength = 0, hue = 0] = toOklch(colour);
    if (strength < 0.02) return colour;
    const isNear = (base: keyof Colours) => Math.abs(toOklch(DRAWN[base])[2] - hue) < 25;
    if (isNear("spark")) return following(colour, "spark", to, true);
    if (!isNear("primary")) return colour;
    return following(colour, lightness < 0.25 ? "ink" : "primary", to, false);
  });
}

/** Sets in `index.html` the colours of the browser's bar, which are those of `--paper`, and the arena's language. */
export function withThemeColours(html: string, { colours, locale }: Arena): string {
  const [light, dark] = paletteOf(colours).get("paper") ?? [];
  const of = (scheme: string, text: string, colour = "") =>
    text.replace(
      new RegExp(`(data-scheme="${scheme}"\\s+content=")[^"]*`),
      (_, before: string) => before + colour,
    );
  return of("light", of("dark", html, dark), light).replace(
    /<html lang="[^"]*"/,
    `<html lang="${locale}"`,
  );
}
