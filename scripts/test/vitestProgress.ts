import type { Reporter, TestCase, TestModule } from "vitest/node";
import { progressNote } from "./progress";

/** A reporter that writes vitest's progress to a file, so that `npm test` can show it. */
export default class VitestProgress implements Reporter {
  readonly #note = progressNote();
  #tests = 0;
  #failed = 0;
  #files = 0;
  #allFiles = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#allFiles = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests += 1;
    if (test.result().state === "failed") this.#failed += 1;
    this.#write();
  }

  onTestModuleEnd(_module: TestModule): void {
    this.#files += 1;
    this.#write();
  }

  onTestRunEnd(): void {
    this.#write(true);
  }

  #write(isLast = false): void {
    const counted = { tests: this.#tests, failed: this.#failed };
    this.#note({ ...counted, files: this.#files, allFiles: this.#allFiles }, isLast);
  }
}
