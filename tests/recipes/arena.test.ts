import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchCopy, type Scratch } from "./scratch";

/*
 * "Make it ours", followed in a copy of the working tree: an arena of three sports under another name, in other colours, in
 * another zone, whose leagues have addresses and collections of their own.
 */

let copy: Scratch;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

/** The leagues that stay, and what they are called from now on. */
const KEPT = { mls: "lfl", mbl: "lbl", mvl: "lvl" } as const;

const ARENA = "src/arena/arena.ts";
const LEAGUES = "src/arena/leagues";

function renameArena(): void {
  const facts: Readonly<Record<string, string>> = {
    name: '"Lakeside College Sports"',
    short: '"Lakeside"',
    institution: '"college"',
    championship: '"College championship"',
    house: '"hall"',
    email: '"sports@lakeside.example"',
    url: '"https://lakeside.example"',
    timeZone: '"America/Toronto"',
    locale: '"en-CA"',
    weekStart: "0",
    description: '"Fixtures, results and tables of Lakeside College."',
    legal: '{ responsible: "The sports office", address: ["1 Lake Road"], law: "the Data Act" }',
    colours: '{ primary: "#8A1538", spark: "#F2B705", ink: "#1A0B10" }',
  };
  for (const [name, value] of Object.entries(facts))
    copy.edit(ARENA, new RegExp(`(  ${name}:\\s+)(\\{[^}]*\\}|"[^"]*"|[^,]*)`), `$1${value}`);
}

function keepThreeLeagues(): void {
  const slugs = Object.entries(KEPT);
  const list = slugs.map(([, slug]) => slug).join(", ");
  const imports = slugs.map(([, slug]) => `import { ${slug} } from "./${slug}";\n`).join("");
  for (const [old, slug] of slugs) {
    const league = copy
      .read(`${LEAGUES}/${old}.ts`)
      .replaceAll(new RegExp(`\\b${old}(?=\\b|[A-Z])`, "g"), slug)
      .replaceAll(old.toUpperCase(), slug.toUpperCase());
    copy.write(`${LEAGUES}/${slug}.ts`, league);
  }
  copy.edit(`${LEAGUES}/index.ts`, /(import \{ \w+ \} from "\.\/\w+";\n)+/, imports);
  copy.edit(`${LEAGUES}/index.ts`, /(leagues: readonly League\[\] = \[)[^\]]*/, `$1${list}`);
  for (const old of copy.list(LEAGUES))
    if (!["index.ts", "entries.ts", ...slugs.map(([, slug]) => `${slug}.ts`)].includes(old))
      copy.remove(`${LEAGUES}/${old}`);
}

/** Five clubs in one group and three in the other, as every second real league has them. */
const unevenGroups = () => copy.edit(`${LEAGUES}/lfl.ts`, 'group: "B"', 'group: "A"');

/** What the arena has of its own in the menu goes with its league. */
function cutTheMenu(): void {
  copy.edit("src/arena/menu.ts", /\{\s*id: "studentWeek"[^]*?\n {4}\},/, "");
  copy.edit("src/arena/menu.ts", 'name: "Convo Week"', 'name: "Homecoming"');
}

const MINUTE = 60_000;

it(
  "leaves a tree that passes its checks and builds that arena's site",
  { timeout: 60 * MINUTE },
  () => {
    renameArena();
    keepThreeLeagues();
    unevenGroups();
    cutTheMenu();
    copy.remove("tests/specification");
    for (const command of ["scripts/rules.ts", "tools/art.ts"]) copy.run("tsx", command);
    copy.run("oxfmt");
    copy.run("tsc", "--noEmit");
    copy.run("oxlint", "--report-unused-disable-directives", "--deny-warnings");
    expect(copy.read("firestore.rules")).toContain("match /lflStandings/{id}");
    expect(copy.read("firestore.rules")).not.toContain("match /mls");
    const [units, pages] = [
      ["src/leagues", "src/ui/tokens", "src/sports", "scripts/rules.test.ts", "scripts/build"],
      ["src/app/frame", "src/site/landing", "src/site/privacy"],
    ];
    copy.run("vitest", "run", "--project", "unit", ...units);
    copy.run("vitest", "run", "--project", "dom", ...pages);
    const documents = ["tests/documents.full.test.ts", "tests/specification.full.test.ts"];
    copy.run("vitest", "run", "--mode", "full", "--project", "unit", ...documents);
    copy.run("vitest", "run", "--project", "product", "tests/product");
    copy.run("tsx", "scripts/build.ts", "--demo");

    const home = copy.read("dist/lfl/home.html");
    expect(home).toContain("Lakeside College Sports");
    expect(home).toContain('lang="en-CA"');
    const landing = copy.read("dist/index.html");
    expect(landing).toContain("Three sports. One home.");
    expect(landing, "no picture of a sport that is not played").not.toContain("/art/05-knight");
    expect(copy.read("public/manifest.webmanifest")).toContain("#1A0B10");
    expect(copy.read("src/ui/tokens/colours.css")).toContain("light-dark(#8a1538");
    const old = [landing, home, copy.read("dist/privacy.html")].join("\n");
    expect(old.match(/MTU|\bmls\b|2f3fd6|Seven sports|faculty/gi) ?? []).toEqual([]);
  },
);
