import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchCopy, type Scratch } from "./scratch";

/*
 * The recipes "Add a league" and "Add a page of a league" of CONTRIBUTING.md, followed step by step in a copy of the
 * working tree: what they leave out, somebody who follows them would miss too.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
let copy: Scratch;
const read: Scratch["read"] = (file) => copy.read(file);
const write: Scratch["write"] = (file, content) => copy.write(file, content);
const edit: Scratch["edit"] = (file, from, to) => copy.edit(file, from, to);
const run: Scratch["run"] = (command, ...args) => copy.run(command, ...args);

/** The text of a recipe, from its heading to the next one. */
function recipe(heading: string): string {
  const [, text = ""] = readFileSync(path.join(ROOT, "CONTRIBUTING.md"), "utf8").split(
    `### ${heading}\n`,
  );
  return text.split("\n#")[0] ?? "";
}

beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

/** A second football league, with one table, as somebody would write it who looked at the first. */
function addLeague(arena: string): void {
  const league = read(`${arena}/leagues/mls.ts`)
    .replace("The football league.", "Football between the halls of residence.")
    .replace("export const mls", "export const halls")
    .replace('slug: "mls"', 'slug: "halls"')
    .replace('"MLS football"', '"Halls football"')
    .replace('"MLS"', '"Halls"')
    .replace(/"mls([A-Z]\w+)"/g, '"halls$1"')
    .replace(/\n {6}group: "[AB]",/g, "")
    .replace(/ {2}format: \{\n[^]*?\n {2}\},\n/, "  format: oneTable,\n");
  write(`${arena}/leagues/halls.ts`, league);
  edit(
    `${arena}/leagues/index.ts`,
    "import { mbl }",
    'import { halls } from "./halls";\nimport { mbl }',
  );
  edit(
    `${arena}/leagues/index.ts`,
    /(leagues: readonly League\[\] = \[[^\]]*?),?\s*\]/,
    "$1, halls]",
  );
}

/** A page that the new league alone has. */
function addPage(): void {
  const steps = recipe("Add a page of a league");
  expect(steps).toContain("`src/site/{page}/{Page}Page.tsx`");
  write(
    "src/site/records/RecordsPage.tsx",
    `import { useLeague } from "@/ui/leagueContext";

/** What was most in a league. */
export default function RecordsPage() {
  return <h1>Records of {useLeague().name}</h1>;
}
`,
  );
  expect(steps).toContain("`src/domain/league/pages.ts`");
  edit("src/domain/league/pages.ts", '  news: "News",', '  news: "News",\n  records: "Records",');
  expect(steps).toContain("`src/app/pages/registry.ts`");
  const code = 'pageModule(() => import("@/site/records/RecordsPage"))';
  edit("src/app/pages/registry.ts", "  news: null,", `  news: null,\n  records: ${code},`);
  expect(steps).toContain('`{page}: "real"`');
  edit(
    "src/arena/leagues/halls.ts",
    "pages: everyPage.pages",
    'pages: { ...everyPage.pages, records: "real" }',
  );
}

/**
 * The unit tests that go through the pages of a league. Those that go through leagues, sports and fields stand on the tests'
 * own arena, in which nothing is new here: the suites themselves run them.
 */
const ofPages = ["leagues", "app", "admin/dashboard", "admin/seasons", "admin/opened-leagues"].map(
  (folder) => `src/${folder}`,
);

/** What `npm run check` runs, of its tests those that go through pages, and what is made of the arena's files. */
function check(): void {
  run("tsx", "scripts/test.ts", "types", "lint", "format", "dead-code", "budget");
  // Not the specification, which is of the leagues that were there.
  run("vitest", "run", "--project", "product", "tests/product");
  const units = [...ofPages, "scripts/rules.test.ts", "scripts/build"];
  run("vitest", "run", "--project", "unit", "--mode", "short", ...units);
  const pages = ["src/app", "src/site/landing"];
  run("vitest", "run", "--project", "dom", "--mode", "short", ...pages);
}

/** Administrators of the league alone save each kind of record under the rules, and strangers do not. */
const saved = `import { afterAll, beforeAll, expect, it } from "vitest";
import { example } from "./examples";
import { collections } from "./registry";
import { restCommit } from "./rest";
import { adminOf, makeRulesEmulator, outsiders, type RulesEmulator } from "./rulesEmulator";
import { makeSave, storedRecord, writesOf } from "./save";
import { Tally } from "./tally";

let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator();
});
afterAll(() => world.close());

const ofHalls = collections.filter(({ league }) => league.slug === "halls");
const { halls, mls } = adminOf;

it("is kept in collections of its own", () => {
  expect(ofHalls.map(({ name }) => name)).toContain("hallsFixtures");
});

it.each(ofHalls)("takes $name of the league's administrator alone", async (collection) => {
  const tally = new Tally();
  const { name, editOnly } = collection;
  const fields = example(collection);
  const stored = editOnly ? storedRecord(fields) : null;
  if (stored) await world.seed({ [\`\${name}/one\`]: stored });
  const tryAs = (who: typeof halls) =>
    restCommit(
      world.projectId,
      writesOf(makeSave({ collection: name, id: "one", fields, stored, by: who?.uid ?? "" })),
      who && world.tokenOf(who),
    );
  for (const who of [mls, ...outsiders]) await tally.forbidRest(String(who?.name), tryAs(who));
  await tally.allowRest(name, tryAs(halls));
  expect([...tally.leaks, ...tally.refused]).toEqual([]);
});
`;

/** Saves records of the league: the rules' tests run on the tests' own arena, so it gets the league too. */
function trySaving(): void {
  addLeague("tests/arena");
  write("tests/rules/halls.test.ts", saved);
  run("vitest", "run", "--project", "emulator", "tests/rules/halls.test.ts");
}

const MINUTE = 60_000;

it("leaves a tree that passes its checks and lets it be saved", { timeout: 60 * MINUTE }, () => {
  const follow = (heading: string, steps: () => void) => {
    steps();
    for (const command of ["rules", "format"]) {
      expect(recipe(heading)).toContain(`\`npm run ${command}\``);
    }
    run("tsx", "scripts/rules.ts");
    run("oxfmt");
  };
  expect(recipe("Add a league")).toContain("`src/arena/leagues/{slug}.ts`");
  expect(recipe("Add a league")).toContain("`src/arena/leagues/index.ts`");
  follow("Add a league", () => addLeague("src/arena"));
  expect(recipe("Add a league")).toContain("`scripts/budget/limits.ts`");
  // Every guard by 1 kB. One league costs about 0.1.
  const guards = read("scripts/budget/limits.ts");
  const raised = guards.replace(/(?<=: )\d{3}(?=_\d{3}\b)/g, (size) => String(Number(size) + 1));
  expect(raised).not.toBe(guards);
  write("scripts/budget/limits.ts", raised);
  follow("Add a page of a league", addPage);
  expect(read("firestore.rules")).toContain("match /hallsStandings/{id}");
  const [, entry = ""] = read("src/arena/leagues/entries.ts").split('"halls"');
  expect(entry).toMatch(/records: ?"real"/);
  check();
  trySaving();
});
