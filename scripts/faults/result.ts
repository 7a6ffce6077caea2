import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { NO_PLACE } from "./place";

const outcomes = ["found", "missed", "late", "no place"] as const;

const foundFault = v.object({
  id: v.number(),
  room: v.string(),
  /** "late": the time was over before all of its tests had run, and none had failed until then. */
  outcome: v.picklist(outcomes),
  /** The suite whose test failed first, and that test. */
  suite: v.optional(v.string()),
  test: v.optional(v.string()),
  why: v.optional(v.string()),
  seconds: v.number(),
});

const resultFile = v.object({
  /** On whose tests and code the faults were tried. */
  commit: v.string(),
  form: v.string(),
  /** The most minutes for one fault. */
  minutes: v.number(),
  faults: v.array(foundFault),
});

/** What became of one fault. */
export type FoundFault = v.InferOutput<typeof foundFault>;

/** What became of all that have been tried. */
export type Result = v.InferOutput<typeof resultFile>;

/**
 * What a run before this one has found, to go on with.
 * @throws Error where the file is about another commit or form
 */
export function resultIn(file: string, about: Omit<Result, "faults">): Result {
  if (!existsSync(file)) return { ...about, faults: [] };
  const kept = v.parse(resultFile, JSON.parse(readFileSync(file, "utf8")));
  if (kept.commit !== about.commit || kept.form !== about.form)
    throw new Error(
      `${file} is of ${kept.commit.slice(0, 8)}, ${kept.form}. Name another file, or delete it.`,
    );
  return { ...kept, minutes: Math.max(kept.minutes, about.minutes) };
}

/** The same with what became of one more fault, in the list's order. */
export const withFault = (result: Result, found: FoundFault): Result => ({
  ...result,
  faults: [...result.faults.filter(({ id }) => id !== found.id), found].toSorted(
    (a, b) => a.id - b.id,
  ),
});

/** Keeps a result, laid out as the formatter would. */
export const writeResult = (file: string, result: Result): void =>
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);

/** One fault in a line for people. */
export function faultLine(
  { id, outcome, suite, test, seconds }: FoundFault,
  words: string,
): string {
  const found = outcome === "found" ? `${suite}: ${test}` : outcome;
  const mark = outcome === "found" ? "✓" : "✗";
  return `${mark} ${id} ${words} ${outcome === "no place" ? NO_PLACE : found} (${seconds} s)`;
}

/** How many of the faults were found; below that those that were not. */
export function closingLines(
  { faults }: Pick<Result, "faults">,
  named: ReadonlyMap<number, string>,
): readonly string[] {
  const outcomeOf = new Map(faults.map(({ id, outcome }) => [id, outcome]));
  const open = [...named].filter(([id]) => outcomeOf.get(id) !== "found");
  return [
    `${named.size - open.length} of ${named.size} found`,
    ...open.map(([id, words]) => `  ${id} ${outcomeOf.get(id) ?? "not tried"}: ${words}`),
  ];
}
