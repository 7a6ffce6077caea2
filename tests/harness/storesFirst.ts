import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest; its files are short, and vitest begins with the largest ones. */
const FIRST = /\/tests\/stores\/firestore\w*\.test\.ts$/;

/**
 * Begins with the stores' contract on Firestore. It lists again and again, and for a list the emulator looks through all
 * that its database has ever held: behind other suites it takes twice as long, and at the end one core has nothing to do.
 */
export class StoresFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
