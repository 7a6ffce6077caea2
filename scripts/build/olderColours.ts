import type { CSSOptions } from "vite";

/** Mixed colours (Chrome 111) and colours made from another one (Chrome 119, Firefox 128). */
const NEWER = /color-mix\(|oklch\(from /;
const KNOWN = "(color: color-mix(in oklch, red, red)) and (color: oklch(from red l c h))";

/** The parts of a function's arguments, with brackets kept whole. */
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

/** Of a mixture the colour that is most of it. */
function mostOf(content: string): string {
  const [, first = "", second = ""] = argumentsOf(content, ",");
  const share = (part: string) => Number(/([\d.]+)%/.exec(part)?.[1] ?? Number.NaN);
  const ofFirst = Number.isNaN(share(first)) ? 100 - (share(second) || 50) : share(first);
  return (ofFirst >= 50 ? first : second).replace(/\s*[\d.]+%\s*/, "");
}

/** Instead of a colour made from another one: that one, or the ink where it is a ground for white words. */
function madeFrom(content: string): string {
  const [, base = "", lightness = ""] = argumentsOf(content, " ");
  return Number(lightness) < 0.6 ? "var(--ink-raised)" : base;
}

/** A value in colours that every browser of the list knows. */
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

/** A part that is dark or light in both schemes, and what is as the page is within one. */
const PARTS = ":is([data-scheme], dialog)";

/**
 * Gives each colour that the lowest browsers do not know a plain one, and puts itself behind `@supports`: with a custom
 * property in it such a browser takes the declaration, finds no colour, and would draw none. A sport's colours it declares
 * again where the scheme changes: the build writes `light-dark()` for those browsers, in which a colour is chosen where it
 * is declared.
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
      // A shorthand takes what the rule says after it of its parts along, which it would reset.
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
