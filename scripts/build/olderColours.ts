import type { CSSOptions } from "vite";

/** Mixed colours (Chrome 111) and colours made from another one (Chrome 119, Firefox 128). */
const NEWER = /color-mix\(|oklch\(from /;
const KNOWN = "(color: color-mix(in oklch, red, red)) and (color: oklch(from red l c h))";

/** Splits a CSS function's arguments at the separators that are not inside brackets. */
function argumentsOf(text: string, separator: "," | " "): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the colour with the larger share of a `color-mix()`. @param content the text inside its brackets */
function mostOf(content: string): string {
  const [, first = "", second = ""] = argumentsOf(content, ",");
  const share = (part: string) => Number(/([\d.]+)%/.exec(part)?.[1] ?? Number.NaN);
  const ofFirst = Number.isNaN(share(first)) ? 100 - (share(second) || 50) : share(first);
  return (ofFirst >= 50 ? first : second).replace(/\s*[\d.]+%\s*/, "");
}

/**
 * Returns a plain colour for `oklch(from …)`: the base colour, or the ink if the lightness is below 0.6, because such a
 * colour is a background for white text.
 */
function madeFrom(content: string): string {
  const [, base = "", lightness = ""] = argumentsOf(content, " ");
  return Number(lightness) < 0.6 ? "var(--ink-raised)" : base;
}

/** Replaces newer colours in a CSS value by colours that all browsers of `browserslist` know. */
export function inOlderColours(value: string): string {
  const start = value.search(NEWER);
  if (start < 0) return value;
  const open = value.indexOf("(", start);
  let end = open;
  for (let depth = 1; depth > 0 && end < value.length - 1;) {
    end += 1;
    depth += value[end] === "(" ? 1 : value[end] === ")" ? -1 : 0;
  }
  const content = value.slice(open + 1, end);
  const older = value.startsWith("color-mix", start) ? mostOf(content) : madeFrom(content);
  return inOlderColours(value.slice(0, start) + older + value.slice(end + 1));
}

type Plugin = Extract<
  NonNullable<Exclude<CSSOptions["postcss"], string>>["plugins"],
  readonly unknown[]
>[number];

/**
 * Elements that are always dark or always light, and dialogs, which follow the page's scheme even inside such elements.
 */
const PARTS = ":is([data-scheme], dialog)";

/**
 * Replaces each colour that the lowest browsers do not know by a plain one, and repeats the newer one inside
 * `@supports`. Two declarations after each other are not enough: if the value has a custom property, such a browser
 * accepts the second one, finds later that it is no colour, and draws none. Also declares a sport's colours again where
 * the scheme changes. The build rewrites `light-dark()` for those browsers, and the rewritten form chooses a colour
 * where it is declared, not where it is used.
 */
export const olderColours: Plugin = {
  postcssPlugin: "older-colours",
  OnceExit(root, { AtRule }) {
    root.walkRules(/^\[data-sport="[\w-]+"\]$/, (rule) => {
      const isOfScheme = rule.nodes.some(
        (node) => node.type === "decl" && node.value.includes("light-dark("),
      );
      if (isOfScheme) rule.selector += `, :where(${rule.selector}) ${PARTS}`;
    });
    root.walkDecls((declaration) => {
      const rule = declaration.parent;
      if (!NEWER.test(declaration.value) || rule?.type !== "rule") return;
      // Later declarations of a shorthand's parts (`border-color` after `border`) are repeated with the shorthand,
      // because it resets them.
      const later = rule.nodes.slice(rule.index(declaration) + 1);
      const parts = later.filter(
        (node) => node.type === "decl" && node.prop.startsWith(`${declaration.prop}-`),
      );
      const nodes = [declaration, ...parts].map((node) => node.clone());
      const newer = rule.clone({ nodes });
      declaration.value = inOlderColours(declaration.value);
      rule.after(new AtRule({ name: "supports", params: KNOWN, nodes: [newer] }));
    });
  },
};
