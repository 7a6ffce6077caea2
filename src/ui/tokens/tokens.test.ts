import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/*
 * Every colour, size of type and shadow is declared in the tokens, or a sport's colours in its folder, and nowhere else. This reads the
 * sources as text, because neither the compiler nor the linter sees into style sheets.
 */

const read = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const sources = (ending: string) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(`.${ending}`))
    .filter(
      (file) => !/^src\/ui\/tokens\/|^src\/sports\/[\w-]+\/colours\.css$|\.test\./.test(file),
    );

/** Colours that are pictures or data of clubs, not of the site. */
const OF_PICTURES = [
  "src/ui/art/art.css", // generated from the artwork
  "src/ui/art/BrandMark.tsx", // its pitch
  "src/ui/crest/crestParts.ts",
  "src/ui/crest/MonogramAvatar.tsx",
  "src/domain/crest.ts",
];
const OF_CLUBS = /^src\/(arena|demo)\//;

/** Properties that one file sets and others read. */
const SET_ELSEWHERE = new Set([
  "--tabs-top", // base.css: where the tabs stick
  "--scrollbar", // useModal: what a dialog took away
  "--art-x", // Picture: the focal point
  "--art-y",
]);

const NAMED = "white|black|red|green|blue|gr[ae]y|silver|orange|yellow|navy|purple|gold";
const COLOUR = new RegExp(
  [
    String.raw`#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b`,
    // A colour made from a token is one of the tokens' family.
    String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var\()`,
    String.raw`(?<=[\s:,(])(?:${NAMED})(?=\s*[;,)])`,
  ].join("|"),
  "gi",
);
const COLOUR_IN_CODE = /["'`(](?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|oklch)\([^)]*\))["'`)]/gi;

function declarations(css: string, property: RegExp): string[] {
  return [...css.matchAll(/(?<=^|[{;])\s*([\w-]+)\s*:\s*([^;{}]+)/g)]
    .filter(([, name = ""]) => property.test(name))
    .map(([, , value = ""]) => value.trim());
}

/** A size of type: a token, or a share of a television's picture, whose rem would be a reader's at arm's length. */
const TYPE_SIZE = /^(var\(--type-[\w-]+\)|inherit|calc\([\d.]+ \* var\(--u\)\))$/;

describe("style sheets", () => {
  it.each(sources("css").filter((file) => !OF_PICTURES.includes(file)))("%s", (file) => {
    const css = read(file);
    expect(css.match(COLOUR) ?? [], "colours").toEqual([]);
    expect(
      declarations(css, /^font(-size)?$/).filter((value) => !TYPE_SIZE.test(value)),
      "sizes of type",
    ).toEqual([]);
    expect(
      declarations(css, /^(box|text)-shadow$/).filter(
        // A bar along an inner edge in a token's colour is a mark, not a shadow.
        (value) => !/^(var\(--shadow-[\w-]+\)|none|inset [\d px-]+ var\(--[\w-]+\))$/.test(value),
      ),
      "shadows",
    ).toEqual([]);
    expect(css.match(/drop-shadow/g) ?? [], "filters").toEqual([]);
  });
});

it("a part that is dark in both schemes says so by data-scheme, for which the colours are declared again", () => {
  // On paper everything is light.
  const screens = (css: string) => css.replace(/@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  const named = sources("css").filter(
    (file) => file.endsWith(".module.css") && /color-scheme:/.test(screens(read(file))),
  );
  expect(named).toEqual([]);
});

it("style sheets measure the window in em, so that large text counts as a narrow window does", () => {
  const inPx = sources("css").flatMap((file) =>
    (read(file).match(/@media[^{]*\(m(?:in|ax)-width: [\d.]+px\)/g) ?? []).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(inPx).toEqual([]);
});

describe("code", () => {
  const files = [...sources("ts"), ...sources("tsx")].filter(
    (file) => !OF_PICTURES.includes(file) && !OF_CLUBS.test(file),
  );

  it("has no colours of its own", () => {
    const found = files.flatMap((file) =>
      (read(file).match(COLOUR_IN_CODE) ?? []).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it("has no sizes of type or shadows of its own", () => {
    const found = files
      // A generated crest sizes its letters by its own drawing.
      .filter((file) => !file.startsWith("src/ui/crest/"))
      .flatMap((file) =>
        [...read(file).matchAll(/\b(fontSize|boxShadow)\b\s*[:=]\s*([^,}\n]+)/g)]
          .filter(([, , value = ""]) => !/^["'`]?(var\(--|undefined|none|inherit)/.test(value))
          // MUI sizes an icon by its type.
          .filter(({ index }) => !/\bicon: \{[^}]*$/.test(read(file).slice(0, index)))
          .map(([text]) => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});

describe("tokens", () => {
  const css = read("src/ui/tokens/colours.css") + read("src/ui/tokens/tokens.css");
  const declared = new Set(css.match(/--[\w-]+(?=\s*:)/g));

  it("are declared when they are used", () => {
    const unknown = [...sources("css"), ...sources("ts"), ...sources("tsx")].flatMap((file) => {
      const text = read(file);
      // A component may set a property of its own; MUI makes those that begin with its prefix.
      const own = new Set(text.match(/--[\w-]+(?=["'`\]]*\s*:|["'`],)/g));
      return (text.match(/(?<=var\()--[\w-]+(?=[),])/g) ?? [])
        .filter((name) => !declared.has(name) && !own.has(name) && !SET_ELSEWHERE.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});
