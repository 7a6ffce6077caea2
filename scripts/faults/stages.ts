import path from "node:path";
import type { Fault } from "./fault";

/** How much the tests of a run try: vitest's mode, Playwright's ARENA_FORM. */
export type Form = "short" | "full" | "soak";

/** The suites of `npm test` that may notice a fault. */
export type SuiteName = "unit" | "dom" | "product" | "emulator" | "e2e";

/** One run of tests on the copy with the fault. */
export interface Stage {
  /** For people: what runs. */
  readonly name: "beside" | "related" | "emulator" | "e2e";
  readonly by: "vitest" | "playwright";
  /** A program of node_modules/.bin with its arguments; `report` is where its JSON goes. */
  readonly command: (report: string) => readonly string[];
  /** The same for one of its files alone. */
  readonly alone: (file: string, report: string) => readonly string[];
}

const inJson = (report: string) => ["--reporter=json", `--outputFile.json=${report}`];
const quick = ["unit", "dom", "product"].flatMap((name) => ["--project", name]);

function vitestStage(name: Stage["name"], projects: readonly string[], form: Form) {
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

/** Where a fault is, and what stands around it. */
interface Around {
  /** The file with the fault. */
  readonly file: string;
  /** The names of all files in its folder. */
  readonly folder: readonly string[];
  /** Files of tests that fail without it, too. */
  readonly left: readonly string[];
}

/**
 * What is run to notice a fault, the quickest first: the tests in its folder, those that import it, those on the
 * emulator that concern it, and the pages where it shows.
 */
export function stagesOf(
  { emulated = [], pages = [] }: Pick<Fault, "emulated" | "pages">,
  { file, folder, left }: Around,
  form: Form,
): readonly Stage[] {
  const beside = folder
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${path.posix.dirname(file)}/${name}`);
  const run = beside.filter((one) => !left.includes(one));
  const onEmulator = emulated.filter((one) => !left.includes(one));
  const onPages = pages.filter((one) => !left.includes(one));
  return [
    ...(run.length > 0 ? [vitestStage("beside", quick, form)(["run", ...run], left)] : []),
    // Those in the folder have been run.
    vitestStage("related", quick, form)(["related", "--run", file], [...left, ...run]),
    ...(onEmulator.length > 0
      ? [vitestStage("emulator", ["--project", "emulator"], form)(["run", ...onEmulator], left)]
      : []),
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
