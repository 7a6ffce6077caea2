import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The test files that take longest. They are small files, and vitest would start with the largest files. */
const FIRST = /\/tests\/stores\/firestore\w*\.test\.ts$/;

/**
 * Runs the tests of the stores' contract on Firestore first. They query lists very often, and for each list the
 * emulator searches all documents that its database ever had. After other test files they would take twice as long, and
 * at the end one core would have nothing to do.
 */
export class StoresFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
