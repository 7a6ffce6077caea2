import { readFileSync } from "node:fs";
import { reportOf, type Suite } from "./suites";

/** How many tests did what. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function number(record: unknown, key: string): number {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === "number" ? value : 0;
}

/** Counts of a report by vitest's json reporter; a file that could not be loaded is one failure. */
export function countVitest(report: unknown): Counts {
  const files =
    isRecord(report) && Array.isArray(report["testResults"]) ? report["testResults"] : [];
  const broken = files.filter(
    (file: unknown) =>
      isRecord(file) &&
      file["status"] === "failed" &&
      Array.isArray(file["assertionResults"]) &&
      file["assertionResults"].length === 0,
  );
  return {
    passed: number(report, "numPassedTests"),
    failed: number(report, "numFailedTests") + broken.length,
    skipped: number(report, "numPendingTests") + number(report, "numTodoTests"),
  };
}

/** Counts of a report by Playwright's json reporter; an error outside any test is one failure. */
export function countPlaywright(report: unknown): Counts {
  const stats = isRecord(report) ? report["stats"] : undefined;
  const errors = isRecord(report) && Array.isArray(report["errors"]) ? report["errors"].length : 0;
  return {
    passed: number(stats, "expected"),
    failed: number(stats, "unexpected") + number(stats, "flaky") + errors,
    skipped: number(stats, "skipped"),
  };
}

/**
 * What a suite amounts to. A suite that exits with an error has failed at least once, whatever it
 * reports, and so has one that ran no test.
 */
export function countSuite(
  suite: Suite,
  exitedWell: boolean,
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): Counts {
  const { report, maySkip } = suite;
  if (!report) {
    return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 };
  }
  let found: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const json: unknown = JSON.parse(read(reportOf(suite)));
    found = report === "vitest" ? countVitest(json) : countPlaywright(json);
  } catch {
    // No report: the suite ended before it ran a test, which is counted below.
  }
  const ranNothing = found.passed + found.failed + (maySkip ? found.skipped : 0) === 0;
  const atLeast = exitedWell && !ranNothing ? 0 : 1;
  return { ...found, failed: Math.max(found.failed, atLeast) };
}
