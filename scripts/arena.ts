import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { arena } from "@arena/arena";
import {
  faultsOf,
  leagueIndex,
  parseKeptLeagues,
  questions,
  replaceFacts,
  withDependentFacts,
  type Fact,
  type Facts,
} from "./arena/facts";
import { leagueFile } from "./rules/entries";
import { leagues } from "@arena/leagues";
import { ROOT } from "./emulators/firebaseTools";

/*
 * The command `npm run arena`: changes the facts of the arena (name, colours, …). It asks on the terminal, or takes
 * flags: `npm run arena -- --name "Lakeside" --primary "#8A1538"`. It writes src/arena/arena.ts and all files made from
 * it. `--leagues mls,mbl` names the leagues in src/arena/leagues that stay, the others are deleted. All may be deleted
 * (`none`), because owners can open leagues in the app.
 */

const FILE = path.join(ROOT, "src/arena/arena.ts");
const names = Object.keys(questions) as Fact[];

/** The current facts. */
const now: Readonly<Record<Fact, string>> = { ...arena, ...arena.colours, ...arena.legal };

const slugs = leagues.map(({ slug }) => slug);
const LEAGUES = `Leagues to keep: some of ${slugs.join(", ")}, or "none"`;

interface Answers {
  readonly facts: Facts;
  /** The leagues that stay, as entered; undefined if all stay. */
  readonly leagues?: string | undefined;
}

/** Asks all questions on the terminal, one after the other. An empty answer changes nothing. */
async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const facts: Facts = {};
  for (const name of names) {
    const answer = await terminal.question(`${questions[name]} [${now[name]}]: `);
    if (answer.trim()) facts[name] = answer.trim();
  }
  const kept = slugs.length > 0 ? await terminal.question(`${LEAGUES} [all]: `) : "";
  terminal.close();
  return { facts, leagues: kept.trim() || undefined };
}

const options = Object.fromEntries(
  [...names, "leagues"].map((name) => [name, { type: "string" as const }]),
);

/** Returns the answers on the command line; null if there are none. Prints all flags and exits if a flag is unknown. */
function flagsGiven(): Answers | null {
  try {
    const { leagues: kept, ...given } = parseArgs({ options }).values;
    return Object.keys(given).length > 0 || kept !== undefined
      ? { facts: given, leagues: kept }
      : null;
  } catch (error) {
    const all = { ...questions, leagues: LEAGUES };
    const usage = Object.entries(all)
      .map(([name, question]) => `  --${name}  ${question}`)
      .join("\n");
    console.error(`${(error as Error).message}\nNothing was changed. Flags:\n${usage}`);
    process.exit(2);
  }
}

const answers = flagsGiven() ?? (await askAll());
const facts = withDependentFacts(answers.facts, arena);
const kept = answers.leagues === undefined ? slugs : parseKeptLeagues(answers.leagues, slugs);
const faults = [
  ...faultsOf(facts, arena),
  ...(kept
    ? []
    : [
        `--leagues "${answers.leagues}" is neither a list of leagues in src/arena/leagues nor "none".`,
      ]),
];
if (faults.length > 0) {
  console.error(`Nothing was changed.\n${faults.join("\n")}`);
  process.exit(1);
}
writeFileSync(FILE, replaceFacts(readFileSync(FILE, "utf8"), facts));
if (kept && kept.length < slugs.length) {
  const folder = path.join(ROOT, "src/arena/leagues");
  writeFileSync(path.join(folder, "index.ts"), leagueIndex(kept));
  for (const slug of slugs.filter((one) => !kept.includes(one)))
    rmSync(path.join(folder, `${leagueFile({ slug })}.ts`));
}
for (const command of ["rules", "art", "format"]) {
  const { status } = spawnSync("npm", ["run", "--silent", command], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32", // npm is a .cmd file there
  });
  if (status !== 0) process.exit(status ?? 1);
}
console.log("src/arena/arena.ts is written. Next: docs/make-it-yours.md, from step 3 on.");
