import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { report } from "../rules/tally";
import { isFull, isShort, isSoak } from "../harness/forms";

export { isFull, isSoak };

/** What a goal's own run counted. */
export interface Measured {
  /** The counted figures, in words. */
  readonly figure: string;
  readonly ok: boolean;
  /** What went wrong, one line each. */
  readonly details: readonly string[];
  /** What took longer than its target, one line each. */
  readonly late: readonly string[];
}

/** A row of the goal table in docs/reliability.md. */
export interface Goal {
  readonly id: string;
  readonly what: string;
  readonly target: string;
  /** It takes minutes, measures a speed, or asks a registry: `npm run verify` runs it, `npm test` does not. */
  readonly isSlow?: true;
  /** It puts a load on the machine, or goes on for an hour: of the three commands only `npm run soak` runs it. */
  readonly isLong?: true;
}

const DOCUMENT = "docs/reliability.md";
const MINUTE_MS = 60_000;

/** A goal that hangs would hold up all others. */
const MOST_MINUTES = isSoak ? 90 : 20;

/** Whether this form leaves such a goal out. A run by vitest alone, which is of no form, leaves out none. */
export function isLeftOut(
  { isSlow, isLong }: Pick<Goal, "isSlow" | "isLong">,
  form = { isShort, isFull, isSoak },
): boolean {
  if (isLong) return form.isShort || (form.isFull && !form.isSoak);
  return isSlow === true && form.isShort;
}

/** A goal as a test, which passes where its figure holds. */
export function goal(one: Goal, run: () => Measured | Promise<Measured>) {
  const { id, what, target } = one;
  const timeout = MOST_MINUTES * MINUTE_MS;
  test.skipIf(isLeftOut(one))(`${id}: ${what}`, { timeout }, async () => {
    const row = rowOf(id);
    expect(row.slice(1, 3), `${DOCUMENT} says something else of ${id}`).toEqual([what, target]);
    const { figure, ok, details, late } = await run();
    report(id, figure);
    // At once: the report of the whole suite may come an hour later.
    for (const line of details) process.stdout.write(`    wrong: ${line}\n`);
    for (const line of late) process.stdout.write(`    late: ${line}\n`);
    if (process.env["WRITE_FIGURES"]) writeFigure(row, figure, ok && late.length === 0);
    expect(ok, [figure, ...details, ...late].join("\n")).toBe(true);
  });
}

const lines = () => readFileSync(DOCUMENT, "utf8").split("\n");
const lineOf = (id: string) => (line: string) => line.startsWith(`| ${id} |`);

/** The cells of a goal's row. @throws Error where the table has none, or several */
function rowOf(id: string): readonly string[] {
  const [row, another] = lines().filter(lineOf(id));
  if (!row || another) throw new Error(`${DOCUMENT} must have one row for ${id}.`);
  // A bar within a cell is written with a backslash before it.
  return row
    .split(/(?<!\\)\|/)
    .flatMap((cell, nth, { length }) =>
      nth === 0 || nth === length - 1 ? [] : [cell.trim().replaceAll("\\|", "|")],
    );
}

/** Renews the figure, whether it held, the form of the run and the day in a goal's row. */
function writeFigure(row: readonly string[], figure: string, ok: boolean): void {
  const [id = "", what, target] = row;
  const form = isSoak ? "soak" : isFull ? "full" : "short";
  const day = new Date().toISOString().slice(0, 10);
  const cells = [id, what, target, figure, ok ? "yes" : "**no**", form, day].map((cell = "") =>
    cell.replaceAll("|", "\\|").replaceAll("\n", " "),
  );
  const isRow = lineOf(id);
  const renewed = lines().map((line) => (isRow(line) ? `| ${cells.join(" | ")} |` : line));
  writeFileSync(DOCUMENT, renewed.join("\n"));
}

/** All of them in the soak form; otherwise every nth, starting at `first`. */
export function sample<T>(all: readonly T[], every: number, first = 0): readonly T[] {
  return isSoak ? all : all.filter((_, nth) => nth % every === first % every);
}

const SHOWN_DETAILS = 12;

function shorten(all: readonly string[]): string[] {
  const more = all.length - SHOWN_DETAILS;
  return [...all.slice(0, SHOWN_DETAILS), ...(more > 0 ? [`and ${more} more`] : [])];
}

interface Terms {
  /** Whether as much was looked at as the target says. */
  readonly enough?: boolean;
  /** What took longer than its target. */
  readonly late?: readonly string[];
}

/**
 * A figure, and the first of what went wrong; it holds only when nothing did. What was merely late counts in `npm run soak`
 * alone, for which a machine is idle: elsewhere counts decide.
 */
export function measured(
  figure: string,
  wrong: readonly string[],
  { enough = true, late = [] }: Terms = {},
  timesCount: boolean = isSoak,
): Measured {
  return {
    figure: late.length > 0 ? `${figure}; ${late.length} late` : figure,
    ok: enough && wrong.length === 0 && (!timesCount || late.length === 0),
    details: shorten(wrong),
    late: shorten(late),
  };
}
