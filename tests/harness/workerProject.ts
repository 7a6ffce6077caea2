/**
 * The Firebase project of this worker on the emulators. Its test files use it one after the other, because the
 * Firestore emulator compiles the rules again for each project, which takes 10 seconds and some hundred megabytes. With
 * a project for each file, that was most of their time. A file empties the project when it starts, and does not change
 * its rules.
 */
export const workerProject = `demo-arena-${process.env["VITEST_POOL_ID"] ?? "1"}`;
