import type { TestProject } from "vitest/node";
import { startEmulators } from "../../scripts/emulators";

/**
 * Starts the Auth and Firestore emulators once for all suites that need them, and tells where by the
 * variables that Firebase's own libraries read. Emulators that are already named there are used as
 * they are. Without emulators this throws: such a suite fails, it is never skipped.
 */
export default async function setup({
  config: { env },
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST) return undefined;

  const emulators = await startEmulators(
    {
      projectId: "demo-arena-test",
      // Each suite loads the real ones for its project. These are compiled when the emulators start and once more for each
      // project: of the real ones that took a third of the emulator's time.
      rulesFile: "tests/rules/nothing.rules",
      // The report of what each rule said (coverage.full.test.ts) takes more than 2 GB: the emulator answers 500.
      memory: ["full", "soak"].includes(String(env["ARENA_FORM"])) ? 6 : 2,
    },
    console.log,
  );
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${emulators.ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${emulators.ports.auth}`;
  return emulators.stop;
}
