import type { TestForm } from "../test/suites";
import type { Fault } from "./fault";

/** The suites of `npm test` that may notice a fault. */
export type SuiteName = "unit" | "dom" | "product" | "emulator" | "e2e";

/** One run of tests on the copy with the fault. */
export interface Stage {
  /** The name of the stage, for log files and messages. */
  readonly name: "nearest" | "related" | "emulator" | "e2e";
  readonly by: "vitest" | "playwright";
  /** Returns a program of node_modules/.bin with its arguments; `report` is the file for its JSON report. */
  readonly command: (report: string) => readonly string[];
  /** Returns the same for only one test file. */
  readonly alone: (file: string, report: string) => readonly string[];
}

/** The folders of slow tests, which are not in the projects of `quick`. */
const SLOW = ["tests/rules/", "tests/stores/", "tests/hosting/", "tests/reliability/"];

const inJson = (report: string) => ["--reporter=json", `--outputFile.json=${report}`];
const quick = ["unit", "dom*", "product"].flatMap((name) => ["--project", name]);

function vitestStage(name: Stage["name"], projects: readonly string[], form: TestForm) {
  const common = [...projects, "--mode", form, "--passWithNoTests", "--bail", "1"];
  return (what: readonly string[], left: readonly string[]): Stage => ({
    name,
    by: "vitest",
    command: (report) => [
      "vitest",
      ...what,
      ...common,
      ...left.flatMap((file) => ["--exclude", file]),
      ...inJson(report),
    ],
    alone: (file, report) => ["vitest", "run", file, ...common, ...inJson(report)],
  });
}

/** The file with a fault, and the tests to run first or to leave out. */
interface FaultTests {
  /** The file with the fault. */
  readonly file: string;
  /** The tests that most likely notice the fault. */
  readonly nearest: readonly string[];
  /** Test files that also fail without the fault; they are left out. */
  readonly left: readonly string[];
}

/**
 * Returns the runs that may notice a fault, the quickest first: the nearest tests, its tests on the emulator, all tests
 * that import its file, and the end-to-end tests of the pages where it shows.
 */
export function stagesOf(
  { emulated = [], pages = [] }: Pick<Fault, "emulated" | "pages">,
  { file, nearest, left }: FaultTests,
  form: TestForm,
): readonly Stage[] {
  const near = nearest.filter(
    (one) => !left.includes(one) && !SLOW.some((folder) => one.startsWith(folder)),
  );
  const onEmulator = emulated.filter((one) => !left.includes(one));
  const onPages = pages.filter((one) => !left.includes(one));
  return [
    ...(near.length > 0 ? [vitestStage("nearest", quick, form)(["run", ...near], left)] : []),
    ...(onEmulator.length > 0
      ? [vitestStage("emulator", ["--project", "emulator"], form)(["run", ...onEmulator], left)]
      : []),
    // Without the nearest tests, which have run already.
    vitestStage("related", quick, form)(["related", "--run", file], [...left, ...near]),
    ...(onPages.length > 0
      ? [
          {
            name: "e2e",
            by: "playwright",
            command: (report) => playwright(onPages, report),
            alone: (one, report) => playwright([one], report),
          } as const satisfies Stage,
        ]
      : []),
  ];
}

// Unlike vitest, Playwright takes the path of its JSON report from a variable (PLAYWRIGHT_JSON_OUTPUT_NAME).
const playwright = (files: readonly string[], _report: string) => [
  "playwright",
  "test",
  ...files,
  "--max-failures=1",
  "--reporter=json",
];

/** Returns the suite of a test file. */
export function suiteOf(stage: Stage["name"], file: string): SuiteName {
  if (stage === "emulator" || stage === "e2e") return stage;
  if (file.endsWith(".tsx")) return "dom";
  return /^tests\/(?:product|specification)\//.test(file) ? "product" : "unit";
}
