import { availableParallelism } from "node:os";
import path from "node:path";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";

/** Where suites leave their reports and what they printed. */
export const REPORTS = path.join(LOCAL_FOLDER, "reports");

/** One command of `npm test`. */
export interface Suite {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly string[];
  /** Whose JSON report counts its tests; without one it counts as one test, by its exit code. */
  readonly report?: "vitest" | "playwright";
  /** How long it may take at most; 20 without it. */
  readonly minutes?: number;
  /** Every test of it may be skipped, because what it needs is not on every machine. */
  readonly maySkip?: true;
}

/** Where a suite's JSON report stands. */
export const reportOf = ({ name }: Suite): string => path.join(REPORTS, `${name}.json`);

/** Suites run beside each other, so none takes more than its share of the cores. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));

function vitest(name: string, more: Partial<Suite> = {}, ...args: string[]): Suite {
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["vitest", "run", "--project", name, ...args, ...reporters];
  return { name, command, report: "vitest", ...more };
}

const workers = `--maxWorkers=${WORKERS}`;

/** What `npm test` runs: first what fails soonest, then the longest, so that none of these ends alone. */
export const SUITES: readonly Suite[] = [
  { name: "types", command: ["tsc", "--noEmit"] },
  {
    name: "lint",
    command: ["oxlint", "--report-unused-disable-directives", "--deny-warnings"],
  },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead-code", command: ["knip", "--no-progress"] },
  { name: "e2e", command: ["playwright", "test"], report: "playwright", minutes: 85 },
  // Slow goals are for `npm run verify`.
  vitest("reliability", { minutes: 60 }, "--mode", "short"),
  vitest("emulator", { minutes: 85 }, workers, "--mode", "short"),
  vitest("dom", { minutes: 60 }, workers),
  vitest("unit", { minutes: 60 }, workers),
  vitest("product", {}, workers),
  vitest("recipes", { minutes: 60 }),
  vitest("browsers", { minutes: 60, maySkip: true }),
  // Builds as `npm run build` does.
  { name: "budget", command: ["tsx", "scripts/budget.ts"] },
];

/**
 * The suites of these names, in the order of the list; all of them when no name is given.
 * @throws Error that names the unknown one and the known ones
 */
export function pickSuites(names: readonly string[]): readonly Suite[] {
  const known = SUITES.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}"; there are: ${known.join(", ")}.`);
  }
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name));
}
