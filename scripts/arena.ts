import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { arena } from "@arena/arena";
import {
  faultsOf,
  questions,
  withFacts,
  withFollowing,
  type Fact,
  type Facts,
} from "./arena/facts";
import { ROOT } from "./emulators/firebaseTools";

/*
 * Makes the arena one's own: `npm run arena` asks on the terminal, `npm run arena -- --name "Lakeside" --primary "#8A1538"`
 * takes flags. It writes src/arena/arena.ts and renews what follows from it.
 */

const FILE = path.join(ROOT, "src/arena/arena.ts");
const names = Object.keys(questions) as Fact[];

/** The facts of now. */
const now: Readonly<Record<Fact, string>> = { ...arena, ...arena.colours, ...arena.legal };

/** Asks one after the other; an empty answer leaves things as they are. */
async function askAll(): Promise<Facts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const facts: Facts = {};
  for (const name of names) {
    const answer = await terminal.question(`${questions[name]} [${now[name]}]: `);
    if (answer.trim()) facts[name] = answer.trim();
  }
  terminal.close();
  return facts;
}

const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));

/** What was given on the command line; an unknown flag is answered with those there are. */
function flagsGiven(): Facts {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const usage = names.map((name) => `  --${name}  ${questions[name]}`).join("\n");
    console.error(`${(error as Error).message}\nNothing was changed. Flags:\n${usage}`);
    process.exit(2);
  }
}

const flags = flagsGiven();
const facts = withFollowing(Object.keys(flags).length > 0 ? flags : await askAll(), arena);
const faults = faultsOf(facts, arena);
if (faults.length > 0) {
  console.error(`Nothing was changed.\n${faults.join("\n")}`);
  process.exit(1);
}
writeFileSync(FILE, withFacts(readFileSync(FILE, "utf8"), facts));
for (const command of ["rules", "art", "format"]) {
  const { status } = spawnSync("npm", ["run", "--silent", command], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32", // npm is a .cmd file there
  });
  if (status !== 0) process.exit(status ?? 1);
}
console.log("src/arena/arena.ts is written. Next: docs/make-it-yours.md, from step 3 on.");
