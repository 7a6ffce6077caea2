import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { progressNote } from "./progress";

/** A reporter that writes Playwright's progress to a file, so that `npm test` can show it. */
export default class PlaywrightProgress implements Reporter {
  readonly #note = progressNote();
  #tests = 0;
  #failed = 0;
  #all = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    this.#tests += 1;
    if (status === "failed" || status === "timedOut") this.#failed += 1;
    this.#write();
  }

  onEnd(): void {
    this.#write(true);
  }

  printsToStdio(): boolean {
    return false;
  }

  #write(isLast = false): void {
    this.#note({ tests: this.#tests, failed: this.#failed, all: this.#all }, isLast);
  }
}
