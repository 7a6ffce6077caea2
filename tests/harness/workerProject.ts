/**
 * The Firebase project of this worker on the emulators, which its suites use one after the other. The Firestore emulator
 * compiles the rules for each project anew, 10 seconds and some hundred megabytes each, so that a project for each suite
 * was most of what they cost. A suite empties it when it begins, and leaves its rules as they are.
 */
export const workerProject = `demo-arena-${process.env["VITEST_POOL_ID"] ?? "1"}`;
