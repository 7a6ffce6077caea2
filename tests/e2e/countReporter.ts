import type { Reporter, TestCase } from "@playwright/test/reporter";
import type { Count } from "./counting";

/** What a test tells this table, as an annotation. */
export const COUNTED = "counted";

/** A line of that table. */
export interface CountedJob {
  readonly job: string;
  readonly took: Count;
  readonly most: Count;
}

/** Prints what each job of the desk took, from all files that count one, as one table under the report. */
export default class CountReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (type !== COUNTED || description === undefined) continue;
      const { job, took, most } = JSON.parse(description) as CountedJob;
      this.#lines.push(
        `${job.padEnd(44)}${cell(took.clicks, most.clicks)}${cell(took.keys, most.keys)}`,
      );
    }
  }

  onEnd(): void {
    if (this.#lines.length === 0) return;
    const head = `${"Job of the desk".padEnd(44)}${"clicks, most".padStart(14)}${"keys, most".padStart(14)}`;
    process.stdout.write(`\n${[head, ...this.#lines].join("\n")}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const cell = (took: number, most: number) => `${took} of ${most}`.padStart(14);
