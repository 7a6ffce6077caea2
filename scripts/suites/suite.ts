/** One command of `npm test`, and how its tests are counted. */
export interface Suite {
  name: string;
  /** A program of node_modules/.bin or of the system, with its arguments. */
  command: string[];
  counts: { from: "exit code" } | { from: "vitest" | "playwright"; report: string };
  /** How long it may take at most; 20 unless told. */
  minutes?: number;
  /** Every test of it may be skipped, because what it needs is not on every machine. */
  maySkip?: true;
  /** It waits more than it works, so it runs at the same time as the suite after it. */
  besideNext?: true;
}

/** How a line begins that says what could not be tried on this machine. */
export const UNTRIED = "Not tried: ";

/** How many tests did what. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** How a suite ended. */
export interface Outcome {
  suite: Suite;
  counts: Counts;
  seconds: number;
  /** Everything it printed; empty when it printed straight to the screen. */
  output: string;
}

/** The suites in their order, those together that run at the same time. */
export function inTurns(suites: readonly Suite[]): Suite[][] {
  const turns: Suite[][] = [];
  let isOpen = false;
  for (const suite of suites) {
    if (isOpen) turns.at(-1)?.push(suite);
    else turns.push([suite]);
    isOpen = suite.besideNext ?? false;
  }
  return turns;
}

/** One line for people: name, counts and time. */
export function outcomeLine({ suite, counts, seconds }: Outcome): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const mark = counts.failed > 0 ? "✗" : "✓";
  const text = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  return `${mark} ${suite.name.padEnd(10)} ${text} (${seconds.toFixed(1)} s)`;
}

/** What a suite could not try here: the lines in which it says so. */
export function untriedLines({ output }: Outcome): string[] {
  return output.split("\n").filter((line) => line.startsWith(UNTRIED));
}

/** The last line of `npm test`, which CI reads: nothing else may stand on it. */
export function closingLine(outcomes: Outcome[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

/**
 * The suites of these names, in the order of the list; all of them when no name is given.
 * @throws Error that names the unknown one and the known ones
 */
export function pickSuites(suites: Suite[], names: string[]): Suite[] {
  const known = suites.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}"; there are: ${known.join(", ")}.`);
  }
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}
