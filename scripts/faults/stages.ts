import type { TestForm } from "../test/suites";
import type { Fault } from "./fault";

/** The suites of `npm test` that may notice a fault. */
export type SuiteName = "unit" | "dom" | "product" | "emulator" | "e2e";

/** One run of tests on the copy with the fault. */
export interface Stage {
  /** For people: what runs. */
  readonly name: "nearest" | "related" | "emulator" | "e2e";
  readonly by: "vitest" | "playwright";
  /** A program of node_modules/.bin with its arguments; `report` is where its JSON goes. */
  readonly command: (report: string) => readonly string[];
  /** The same for one of its files alone. */
  readonly alone: (file: string, report: string) => readonly string[];
}

/** Suites of their own, which no quick project runs. */
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

/** The file of a fault, and the tests near it. */
interface FaultTests {
  /** The file with the fault. */
  readonly file: string;
  /** The tests that import it through the fewest others. */
  readonly nearest: readonly string[];
  /** Files of tests that fail without it, too. */
  readonly left: readonly string[];
}

/**
 * What is run to notice a fault, the quickest first: the tests that are nearest to it, those on the emulator that
 * concern it, all that import it, and the pages where it shows.
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
    // The nearest have been run.
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

// Playwright hears from a variable where its JSON goes.
const playwright = (files: readonly string[], _report: string) => [
  "playwright",
  "test",
  ...files,
  "--max-failures=1",
  "--reporter=json",
];

/** The suite that a file of tests belongs to. */
export function suiteOf(stage: Stage["name"], file: string): SuiteName {
  if (stage === "emulator" || stage === "e2e") return stage;
  if (file.endsWith(".tsx")) return "dom";
  return /^tests\/(?:product|specification)\//.test(file) ? "product" : "unit";
}
