import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { NO_PLACE } from "./place";

const outcomes = ["found", "missed", "late", "no place"] as const;

const foundFault = v.object({
  id: v.number(),
  room: v.string(),
  /** "late": the time was over before all tests for the fault had run, and no test had failed until then. */
  outcome: v.picklist(outcomes),
  /** The suite of the test that noticed the fault, and that test; undefined if none did. */
  suite: v.optional(v.string()),
  test: v.optional(v.string()),
  why: v.optional(v.string()),
  seconds: v.number(),
});

const resultFile = v.object({
  /** The commit whose code and tests were used. */
  commit: v.string(),
  form: v.string(),
  /** Maximum time for one fault, in minutes. */
  minutes: v.number(),
  faults: v.array(foundFault),
});

/** The outcome of one fault. */
export type FaultOutcome = v.InferOutput<typeof foundFault>;

/** The outcomes of all faults that have been tried. */
export type Result = v.InferOutput<typeof resultFile>;

/**
 * Loads the result of an earlier run, so that this run can continue it; an empty result if there is no file.
 * @throws Error if the file is about another commit or form
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

/** Returns the result with the outcome of one more fault, sorted by the faults' numbers. */
export const withFault = (result: Result, found: FaultOutcome): Result => ({
  ...result,
  faults: [...result.faults.filter(({ id }) => id !== found.id), found].toSorted(
    (a, b) => a.id - b.id,
  ),
});

/** Writes a result to its file, in the formatter's layout. */
export const writeResult = (file: string, result: Result): void =>
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);

/** Formats the outcome of one fault as a line for the terminal. */
export function faultLine(
  { id, outcome, suite, test, seconds }: FaultOutcome,
  words: string,
): string {
  const found = outcome === "found" ? `${suite}: ${test}` : outcome;
  const mark = outcome === "found" ? "✓" : "✗";
  return `${mark} ${id} ${words} ${outcome === "no place" ? NO_PLACE : found} (${seconds} s)`;
}

/** Returns the lines at the end of a run: the number of faults found, then each fault that was not found. */
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
