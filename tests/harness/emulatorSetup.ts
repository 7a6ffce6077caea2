import type { TestProject } from "vitest/node";
import { startEmulators } from "../../scripts/emulators";

/**
 * Starts the Auth and Firestore emulators once for all test files that need them, and puts their addresses into the
 * environment variables that Firebase's libraries read. If these variables are already set, those emulators are used.
 * If emulators cannot run, this throws, so that the suite fails instead of being skipped.
 */
export default async function setup({
  config: { env },
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST) return undefined;

  const emulators = await startEmulators(
    {
      projectId: "demo-arena-test",
      // Each test file loads the real rules for its project. The rules given here are compiled when the emulators start
      // and again for each project. With the real rules here, that took a third of the emulator's time.
      rulesFile: "tests/rules/nothing.rules",
      // The report on each rule's results (coverage.full.test.ts) needs more than 2 GB; with less the emulator answers
      // 500.
      memory: ["full", "soak"].includes(String(env["ARENA_FORM"])) ? 6 : 2,
    },
    console.log,
  );
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${emulators.ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${emulators.ports.auth}`;
  return emulators.stop;
}
