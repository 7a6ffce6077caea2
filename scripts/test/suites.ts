import { availableParallelism } from "node:os";

/** How much is tried: `npm test`, `npm run verify`, `npm run soak` (tests/harness/forms.ts). */
export const FORMS = ["short", "full", "soak"] as const;
export type TestForm = (typeof FORMS)[number];

/** The command of `package.json` that runs a form. */
export const COMMANDS: Readonly<Record<TestForm, string>> = {
  short: "npm test",
  full: "npm run verify",
  soak: "npm run soak",
};

/** One command of a test run. */
export interface Suite {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly string[];
  /** Format of the JSON report that counts its tests; without one it counts as one test, by its exit code. */
  readonly report?: "vitest" | "playwright";
  /** Seconds that it may take on two idle cores. A slower run is reported and fails nothing. */
  readonly limit: number;
  /** Every test of it may be skipped, because what it needs is not on every machine. */
  readonly maySkip?: true;
  /** It keeps all cores busy by itself: beside another both would take longer. */
  readonly alone?: true;
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Seconds of each suite in each form; a form without a figure leaves the suite out. docs/testing.md shows them. */
type Limits = Partial<Record<TestForm, number>>;

type Traits = Omit<Suite, "name" | "command" | "limit">;

type Kind = Traits & {
  readonly limits: Limits;
  readonly command: (form: TestForm) => readonly string[];
};

/** A project of vitest.config.ts; a pattern takes several. */
const vitest = (project: string, limits: Limits, more: Traits = {}): Kind => ({
  command: (form) => ["vitest", "run", "--project", project, "--mode", form],
  report: "vitest",
  limits,
  ...more,
});

const program = (limits: Limits, ...command: string[]): Kind => ({
  command: () => command,
  limits,
});

/** All suites: first those that fail soonest, which run beside each other; then those that run alone. */
const suites: Readonly<Record<string, Kind>> = {
  types: program({ short: 25, full: 25 }, "tsc", "--noEmit"),
  lint: program(
    { short: 5, full: 5 },
    "oxlint",
    "--report-unused-disable-directives",
    "--deny-warnings",
  ),
  format: program({ short: 5, full: 5 }, "oxfmt", "--check"),
  "dead-code": program({ short: 10, full: 10 }, "knip", "--no-progress"),
  // Builds as `npm run build` does.
  budget: program({ short: 40, full: 40 }, "tsx", "scripts/budget.ts"),
  product: vitest("product", { short: 15, full: 30 }),
  tools: vitest("tools", { short: 10, full: 60 }),
  unit: vitest("unit", { short: 45, full: 240, soak: 3600 }, { alone: true }),
  dom: vitest("dom*", { short: 130, full: 180 }, { alone: true }),
  emulator: vitest("emulator*", { short: 90, full: 540, soak: 3600 }, { alone: true }),
  e2e: {
    command: () => ["playwright", "test"],
    report: "playwright",
    limits: { short: 140, full: 780 },
    alone: true,
  },
  // The page tests once more, with answers and code that come late by chance (tests/harness/jitter). A test that waits for
  // them leaves its core to another one.
  jitter: {
    ...vitest("dom*", { full: 240 }, { alone: true, env: { ARENA_JITTER: "1" } }),
    command: () => {
      const workers = String(2 * availableParallelism());
      return ["vitest", "run", "--project", "dom*", "--mode", "short", "--maxWorkers", workers];
    },
  },
  recipes: vitest("recipes", { full: 240 }, { alone: true }),
  browsers: vitest("browsers", { full: 240 }, { alone: true, maySkip: true }),
  reliability: vitest("reliability", { full: 960, soak: 14_400 }, { alone: true }),
  // Which suite notices each of forty one-line faults; goes on where it was stopped.
  faults: { ...program({ soak: 7200 }, "tsx", "scripts/faults.ts"), alone: true },
};

/** The suites of a form, in the order in which they run. */
export function suitesOf(form: TestForm): readonly Suite[] {
  return Object.entries(suites).flatMap(([name, { limits, command, ...suite }]) => {
    const limit = limits[form];
    return limit === undefined ? [] : [{ ...suite, name, limit, command: command(form) }];
  });
}

/** What a command line asks for. */
export interface Choice {
  readonly form: TestForm;
  /** Names of suites; none means all. */
  readonly names: readonly string[];
  /** The suite to begin with. */
  readonly from?: string;
  /** Part of the names of the tests to run. */
  readonly only?: string;
}

const OPTIONS: Readonly<Record<string, "form" | "from" | "only">> = {
  "--form": "form",
  "--from": "from",
  "-t": "only",
};

const isForm = (text: string): text is TestForm => FORMS.some((form) => form === text);

/**
 * Reads the words behind `npm test --`.
 * @throws Error that says which word is wrong
 */
export function readChoice(words: readonly string[]): Choice {
  const names: string[] = [];
  const options: { form?: string; from?: string; only?: string } = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const option = OPTIONS[word];
    if (!option) {
      if (word.startsWith("-")) throw new Error(`There is no option "${word}".`);
      names.push(word);
      continue;
    }
    const value = words[(at += 1)];
    if (value === undefined) throw new Error(`"${word}" needs a word behind it.`);
    options[option] = value;
  }
  const { form = "short", ...rest } = options;
  if (!isForm(form)) throw new Error(`There is no form "${form}"; there are: ${FORMS.join(", ")}.`);
  return { form, names, ...rest };
}

/**
 * The suites that are asked for, in the order of the form.
 * @throws Error that names the unknown suite and the known ones
 */
export function pickSuites({ form, names, from, only }: Choice): readonly Suite[] {
  const all = suitesOf(form);
  const known = all.map(({ name }) => name);
  for (const name of from === undefined ? names : [...names, from]) {
    if (known.includes(name)) continue;
    throw new Error(`${COMMANDS[form]} has no suite "${name}"; there are: ${known.join(", ")}.`);
  }
  const first = from === undefined ? 0 : known.indexOf(from);
  return all
    .slice(first)
    .filter(({ name, report }) =>
      names.length > 0 ? names.includes(name) : only === undefined || report !== undefined,
    )
    .map((suite) => (only === undefined ? suite : onlyTests(suite, only)));
}

/** A suite that runs the tests whose names hold the text. */
function onlyTests(suite: Suite, text: string): Suite {
  if (!suite.report) return suite;
  const option = suite.report === "vitest" ? "--testNamePattern" : "--grep";
  // A suite without such a test is no failure when all suites are searched.
  return { ...suite, maySkip: true, command: [...suite.command, option, text] };
}
