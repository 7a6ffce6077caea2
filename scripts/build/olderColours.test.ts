import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";
import { lowestBrowsers } from "./lowestBrowsers";
import { inOlderColours, olderColours } from "./olderColours";

it("the build follows the one list of browsers", () => {
  expect(lowestBrowsers()).toEqual(["chrome109", "edge109", "safari16.4", "ios16.4", "firefox115"]);
});

describe("colours for the lowest browsers", () => {
  it.each([
    ["color-mix(in oklch, var(--sport), var(--text) 18%)", "var(--sport)"],
    ["color-mix(in srgb, var(--warning) 10%, var(--paper))", "var(--paper)"],
    ["color-mix(in oklch, currentcolor 18%, transparent)", "transparent"],
    ["oklch(from var(--sport) 0.38 0.095 h)", "var(--ink-raised)"],
    ["oklch(from var(--sport) var(--step) h)", "var(--sport)"],
    [
      "linear-gradient(90deg, color-mix(in oklch, var(--a) 78%, var(--b)) 20% 40%, oklch(from var(--c) 0.84 0.09 h / 0.5) 80%)",
      "linear-gradient(90deg, var(--a) 20% 40%, var(--c) 80%)",
    ],
    ["1px solid var(--divider)", "1px solid var(--divider)"],
  ])("%s", (newer, older) => expect(inOlderColours(newer)).toBe(older));

  const built = async (css: string) => {
    const config = await resolveConfig(
      { configFile: false, css: { postcss: { plugins: [olderColours] } } },
      "build",
    );
    const { code } = await preprocessCSS(css, "a.css", config);
    return code.replace(/\s+/g, " ");
  };

  it("stand before the newer ones, which are behind @supports, wherever the rule stands", async () => {
    const css = "@media print { .a { top: 0; color: color-mix(in srgb, var(--x), red 9%) } }";
    expect(await built(css)).toMatch(
      /^@media print \{ \.a \{ top: 0; color: var\(--x\) \} @supports .*\{ \.a \{ color: color-mix\(in srgb, var\(--x\), red 9%\) ?\} ?\} \}$/,
    );
  });

  it("declare those of a sport again where the scheme changes within it", async () => {
    const sport = '[data-sport="golf"]';
    expect(await built(`${sport} { --sport: light-dark(#000000, #ffffff) }`)).toContain(
      `${sport}, :where(${sport}) :is([data-scheme], dialog) { --sport: light-dark(`,
    );
    expect(await built(`${sport} { --sport: var(--x) }`)).not.toContain("dialog");
    expect(await built(`${sport} .a { color: light-dark(red, blue) }`)).not.toContain("dialog");
  });

  it("leave what a rule says after a shorthand of its parts", async () => {
    const css =
      ".a { background: linear-gradient(color-mix(in srgb, var(--x), red 9%), red); background-clip: text; color: red }";
    expect(await built(css)).toMatch(
      /@supports .*\{ ?\.a \{ background: linear-gradient\(color-mix.*; background-clip: text;? ?\} ?\}$/,
    );
  });
});

/** Newer than the list, and what a browser without it shows. Colours and `light-dark()` are the build's. */
const improvements: Readonly<Record<string, string>> = {
  "text-wrap: (balance|pretty)": "lines break where they fill up",
  "@starting-style": "a dialog is there at once",
  "::view-transition": "a page changes at once",
  "@property": "an edge fades in one step",
  "content-visibility|contain-intrinsic": "all weeks are laid out at once",
  subgrid: "line-ups begin at their own height",
  "\\b1?\\d?lh\\b": "Firefox before 120: a place is not kept while words load",
  ":has\\(": "Firefox before 121: see below",
};

describe("style sheets", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".css") && !file.startsWith("src/admin/"));
  const read = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

  /** What only browsers newer than the list know. Each is behind `@supports`, or an improvement that nothing rests on. */
  const NEW =
    /@scope|@position-try|anchor-name|position-anchor|field-sizing|interpolate-size|:popover-open|:state\(|:(?:user-)(?:in)?valid|allow-discrete|@function|sibling-(?:index|count)\(|if\(|contrast-color\(|text-box|animation-timeline|corner-shape/;

  it.each(sheets)("%s rests on nothing newer than the list", (file) => {
    const css = read(file).replace(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
    expect(NEW.exec(css)?.[0]).toBeUndefined();
  });

  it("says of each improvement what is missing without it, and has it somewhere", () => {
    const all = sheets.map(read).join("\n");
    const unused = Object.keys(improvements).filter((name) => !new RegExp(name).test(all));
    expect(unused).toEqual([]);
  });

  it("show focus and choice of controls also where `:has()` is unknown", () => {
    const alone = sheets.filter((file) => {
      const css = read(file);
      const needs = /:has\(:(?:focus-visible|checked)\)/.test(css);
      return needs && !css.includes("@supports not selector(:has(a))");
    });
    expect(alone).toEqual([]);
  });
});
