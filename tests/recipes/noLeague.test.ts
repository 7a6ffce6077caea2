import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchCopy, type Scratch } from "./scratch";

/*
 * An arena whose files have no league, as docs/make-it-yours.md makes one in "Sports", in a copy of the working tree: its
 * owner opens the first league in the app.
 */

let copy: Scratch;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

/** Loads each file of the product: one that looks for a league of the arena's files meanwhile fails. */
const loaded = `import { expect, it } from "vitest";
import { leagues } from "@arena/leagues";

// Two begin to run when they are loaded: the page itself, and the service worker.
const files = import.meta.glob([
  "../src/**/*.{ts,tsx}",
  "!**/*.test.{ts,tsx}",
  "!../src/main.tsx",
  "!../src/app/worker/serviceWorker.ts",
]);
const roomOf = (file: string) => file.split("/")[2] ?? "";
const rooms = [...new Set(Object.keys(files).map(roomOf))];

it("is an arena without a league", () => {
  expect(leagues).toEqual([]);
  expect(rooms).toEqual(expect.arrayContaining(["admin", "app", "demo", "site"]));
});

it.each(rooms)("%s needs none", async (room) => {
  const failed: string[] = [];
  for (const [file, load] of Object.entries(files))
    if (roomOf(file) === room) await load().catch((error) => failed.push(\`\${file}: \${error}\`));
  expect(failed).toEqual([]);
});
`;

/**
 * Where tests of these rooms need no league of the arena's files: what the rooms know of leagues is given to them. The rest of
 * `domain` takes nothing of leagues, which the linter holds it to.
 */
const ROOMS = ["domain/season", "migration", "session", "site", "sports", "ui"].map(
  (room) => `src/${room}`,
);

/**
 * What `npm run check` runs, but for the tools, whose tests stand on the tests' own arena: of its unit tests those of what
 * the arena's files make, of its page tests those below.
 */
function check(): void {
  const suites = ["types", "lint", "format", "dead-code", "product", "budget"];
  copy.run("tsx", "scripts/test.ts", ...suites);
  const units = ["scripts/rules.test.ts", "scripts/build", "scripts/hosting"];
  copy.run("vitest", "run", "--project", "unit", "--mode", "short", ...units);
}

/** Records of leagues that owners open, under the rules of this arena. */
function trySaving(): void {
  copy.run("vitest", "run", "--project", "emulator", "tests/rules/otherSport.test.ts");
}

function tryRooms(): void {
  // The tests' own arena is this one from now on.
  copy.edit("tests/arena/tsconfig.json", '["./*"]', '["../../src/arena/*"]');
  copy.write("tests/loaded.test.tsx", loaded);
  const pages = ["tests/loaded.test.tsx", "src/app/noLeague.test.tsx"];
  copy.run("vitest", "run", "--project", "dom", "--mode", "short", ...pages);
  copy.run("vitest", "run", "--project", "unit", "--mode", "short", ...ROOMS);
}

const MINUTE = 60_000;

it("leaves a tree none of whose rooms needs a league", { timeout: 60 * MINUTE }, () => {
  copy.remove("tests/specification");
  copy.run("tsx", "scripts/arena.ts", "--leagues", "none");
  expect(copy.list("src/arena/leagues").toSorted()).toEqual(["entries.ts", "index.ts"]);
  expect(copy.read("firestore.rules")).not.toContain("match /mls");
  // It writes the digests of the pages' scripts into firebase.json.
  copy.run("tsx", "scripts/build.ts", "--demo");
  expect(copy.list("dist")).not.toContain("mls");
  check();
  trySaving();
  tryRooms();
});
