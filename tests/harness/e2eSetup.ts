import { rm } from "node:fs/promises";
import path from "node:path";
import { runBuild } from "../../scripts/build/runBuild";
import { LOCALHOST, startEmulators } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { serveSite } from "../../scripts/hosting/serveSite";
import { seedEmulators } from "../../scripts/seed";
import { emulatorSiteEnv } from "../../scripts/siteEnv";

/** Where the tests find things; set here, read by tests and by playwright.config.ts. */
const PROJECT_ID = "demo-arena-e2e";

/**
 * Brings up everything the browser tests need: emulators with seeded data and the built site that
 * uses them, served as in production, all on free ports. With ARENA_E2E_URL set, that site is tested
 * and nothing is started.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["ARENA_E2E_URL"]) return undefined;

  const emulators = await startEmulators(
    { projectId: PROJECT_ID, rulesFile: "firestore.rules" },
    console.log,
  );
  try {
    const firestoreHost = `${LOCALHOST}:${emulators.ports.firestore}`;
    const authHost = `${LOCALHOST}:${emulators.ports.auth}`;
    await seedEmulators({ projectId: PROJECT_ID, firestoreHost, authHost, now: new Date() });

    const outDir = path.join(LOCAL_FOLDER, `e2e-site-${process.pid}`);
    await runBuild(outDir, emulatorSiteEnv(PROJECT_ID, emulators.ports));
    const connections = [`http://${firestoreHost}`, `http://${authHost}`];
    const site = await serveSite({ outDir, connections });

    process.env["ARENA_E2E_URL"] = site.url;
    process.env["ARENA_E2E_PROJECT"] = PROJECT_ID;
    process.env["FIRESTORE_EMULATOR_HOST"] = firestoreHost;
    process.env["FIREBASE_AUTH_EMULATOR_HOST"] = authHost;
    return async () => {
      await site.close();
      await emulators.stop();
      await rm(outDir, { recursive: true, force: true });
    };
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}
