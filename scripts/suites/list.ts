import path from "node:path";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";
import type { Suite } from "./suite";

/** Where suites leave their reports. */
export const REPORTS = path.join(LOCAL_FOLDER, "reports");

function vitest(name: string, ...projects: string[]): Suite {
  const report = path.join(REPORTS, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    command: ["vitest", "run", ...reporters, ...projects.flatMap((each) => ["--project", each])],
    counts: { from: "vitest", report },
  };
}

function step(name: string, ...command: string[]): Suite {
  return { name, command, counts: { from: "exit code" } };
}

const statics: Suite[] = [
  step("types", "tsc", "--noEmit"),
  step("lint", "oxlint", "--report-unused-disable-directives", "--deny-warnings"),
  step("format", "oxfmt", "--check"),
  step("dead code", "knip", "--no-progress"),
];

/** What `npm run check` runs, all at once: everything that needs no server. */
export const CHECKS: Suite[] = [
  vitest("tests", "unit", "dom"),
  ...statics,
  step("build", "npm", "run", "build"),
];

/** What `npm test` runs, in this order. A suite that is not in here does not exist. */
export const SUITES: Suite[] = [
  ...statics,
  vitest("unit", "unit"),
  vitest("dom", "dom"),
  { ...vitest("recipes", "recipes"), besideNext: true },
  { ...vitest("emulator", "emulator"), minutes: 30 },
  // Builds as `npm run build` does.
  step("budget", "tsx", "scripts/budget.ts"),
  {
    name: "e2e",
    command: ["playwright", "test"],
    counts: { from: "playwright", report: path.join(REPORTS, "e2e.json") },
    minutes: 45,
    besideNext: true,
  },
  { ...vitest("browsers", "browsers"), minutes: 30, maySkip: true, besideNext: true },
  {
    name: "verify",
    // The suite "emulator" has just run the goals that are tests alone.
    command: ["tsx", "scripts/verify.ts", "--no-tests"],
    counts: { from: "vitest", report: path.join(REPORTS, "verify.json") },
    minutes: 25,
  },
];
