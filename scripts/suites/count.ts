import { readFileSync } from "node:fs";
import type { Counts, Suite } from "./suite";

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
  { counts, maySkip }: Suite,
  exitedWell: boolean,
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): Counts {
  if (counts.from === "exit code") {
    return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 };
  }
  let found: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report: unknown = JSON.parse(read(counts.report));
    found = counts.from === "vitest" ? countVitest(report) : countPlaywright(report);
  } catch {
    // No report: the suite ended before it ran a test, which is counted below.
  }
  const ranNothing = found.passed + found.failed + (maySkip ? found.skipped : 0) === 0;
  const atLeast = exitedWell && !ranNothing ? 0 : 1;
  return { ...found, failed: Math.max(found.failed, atLeast) };
}
