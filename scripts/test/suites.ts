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
  /** It keeps all cores busy by itself: beside another both would take longer, and wait for each other in vain. */
  readonly alone?: true;
}

/** Where a suite's JSON report stands. */
export const reportOf = ({ name }: Suite): string => path.join(REPORTS, `${name}.json`);

function vitest(name: string, more: Partial<Suite> = {}, ...args: string[]): Suite {
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["vitest", "run", "--project", name, ...args, ...reporters];
  return { name, command, report: "vitest", ...more };
}

/** What `npm test` runs: what runs beside others, first what fails soonest; then what runs alone. */
export const SUITES: readonly Suite[] = [
  { name: "types", command: ["tsc", "--noEmit"] },
  {
    name: "lint",
    command: ["oxlint", "--report-unused-disable-directives", "--deny-warnings"],
  },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead-code", command: ["knip", "--no-progress"] },
  // Slow goals are for `npm run verify`.
  vitest("reliability", { minutes: 60 }, "--mode", "short"),
  vitest("recipes", { minutes: 60 }),
  // Builds as `npm run build` does.
  { name: "budget", command: ["tsx", "scripts/budget.ts"] },
  vitest("browsers", { minutes: 60, maySkip: true }),
  vitest("product", {}, "--maxWorkers=1"),
  vitest("unit", { minutes: 60, alone: true }),
  vitest("dom", { minutes: 60, alone: true }),
  vitest("emulator", { minutes: 60, alone: true }, "--mode", "short"),
  { name: "e2e", command: ["playwright", "test"], report: "playwright", minutes: 60, alone: true },
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
