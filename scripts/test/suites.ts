import { availableParallelism } from "node:os";

/** The forms of a test run, from the shortest to the longest (tests/harness/forms.ts). */
export const FORMS = ["short", "full", "soak"] as const;
export type TestForm = (typeof FORMS)[number];

/** The command that runs each form. */
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
  /**
   * Format of its JSON report, from which its tests are counted. Undefined: it counts as one test, by its exit code.
   */
  readonly report?: "vitest" | "playwright";
  /** Expected maximum time on two idle cores, in seconds. A slower run is reported, but does not fail. */
  readonly limit: number;
  /** Whether all its tests may be skipped, because not every machine has what they need. */
  readonly maySkip?: true;
  /** Whether it runs alone: it uses all cores, so two such suites at the same time would both take longer. */
  readonly alone?: true;
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The limit of a suite in each form, in seconds; a form without a limit does not run the suite. docs/testing.md shows
 * them.
 */
type Limits = Partial<Record<TestForm, number>>;

type Traits = Omit<Suite, "name" | "command" | "limit">;

type Kind = Traits & {
  readonly limits: Limits;
  readonly command: (form: TestForm) => readonly string[];
};

/** Returns the suite of a project in vitest.config.ts; a pattern such as "dom*" stands for several projects. */
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

/** All suites: first the quick ones, which run at the same time, then those that run alone. */
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
  // It also builds the site with the command `npm run build`.
  budget: program({ short: 40, full: 40 }, "tsx", "scripts/budget.ts"),
  product: vitest("product", { short: 15, full: 30 }),
  tools: vitest("tools", { short: 10, full: 60 }),
  unit: vitest("unit", { short: 45, full: 240, soak: 3600 }, { alone: true }),
  dom: vitest("dom*", { short: 130, full: 180 }, { alone: true }),
  emulator: vitest("emulator*", { short: 90, full: 540, soak: 3600 }, { alone: true }),
  e2e: {
    command: () => ["playwright", "test"],
    report: "playwright",
    limits: { short: 140, full: 600 },
    alone: true,
  },
  // Pictures of pages in every role and state, compared with those of the commit before; judges each page's design.
  pictures: {
    ...program({ full: 270 }, "tsx", "tools/shots.ts", "--without-sheets"),
    alone: true,
  },
  // The page tests again, with random delays of answers and code (tests/harness/jitter). It has more workers than
  // cores, because a test that waits for a delayed answer needs no core.
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
  // Finds the suite that notices each of forty one-line faults; a stopped run continues where it stopped.
  faults: { ...program({ soak: 7200 }, "tsx", "scripts/faults.ts"), alone: true },
};

/** Returns the suites of a form, in the order in which they run. */
export function suitesOf(form: TestForm): readonly Suite[] {
  return Object.entries(suites).flatMap(([name, { limits, command, ...suite }]) => {
    const limit = limits[form];
    return limit === undefined ? [] : [{ ...suite, name, limit, command: command(form) }];
  });
}

/** The parsed command line. */
export interface Choice {
  readonly form: TestForm;
  /** Names of suites; empty for all suites. */
  readonly names: readonly string[];
  /** The name of the suite to start from. */
  readonly from?: string;
  /** A text in the names of the tests to run. */
  readonly only?: string;
}

const OPTIONS: Readonly<Record<string, "form" | "from" | "only">> = {
  "--form": "form",
  "--from": "from",
  "-t": "only",
};

const isForm = (text: string): text is TestForm => FORMS.some((form) => form === text);

/**
 * Parses the words after `npm test --`.
 * @throws Error that names the wrong word
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
 * Returns the chosen suites, in the order of the form.
 * @throws Error that names an unknown suite and the known ones
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

/** Returns the suite with only those tests whose names contain the text. */
function onlyTests(suite: Suite, text: string): Suite {
  if (!suite.report) return suite;
  const option = suite.report === "vitest" ? "--testNamePattern" : "--grep";
  // A suite without such a test is no failure, because all suites are searched.
  return { ...suite, maySkip: true, command: [...suite.command, option, text] };
}
