import { rm } from "node:fs/promises";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { siteFor } from "../../scripts/build/builtSite";
import { LOCALHOST, startEmulators } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { serveSite } from "../../scripts/hosting/serveSite";
import { seedEmulators } from "../../scripts/seed";

const PROJECT_ID = "demo-arena-e2e";

/** Where tests find a site and its database: variables of the environment that they read. */
type SiteVariables = Readonly<
  Record<
    | "ARENA_E2E_URL"
    | "ARENA_E2E_PROJECT"
    | "FIRESTORE_EMULATOR_HOST"
    | "FIREBASE_AUTH_EMULATOR_HOST",
    string
  >
>;

interface RunningSite {
  readonly variables: SiteVariables;
  stop(): Promise<void>;
}

/**
 * Brings up everything the browser tests need: for each of Playwright's workers emulators with seeded data and
 * the built site that uses them, served as in production, all on free ports. With ARENA_E2E_URL set, that site
 * is tested and nothing is started.
 * @param config Playwright's; without it one site is started
 */
export default async function setup(
  config?: Pick<FullConfig, "workers">,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env["ARENA_E2E_URL"]) return undefined;

  const each = Array.from({ length: config?.workers ?? 1 }, (_, nth) => `${PROJECT_ID}-${nth}`);
  const started = await Promise.allSettled(each.map(startSite));
  const sites = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
  const failed = started.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  Object.assign(process.env, sites[0]?.variables);
  process.env["ARENA_E2E_SITES"] = JSON.stringify(sites.map(({ variables }) => variables));
  return stop;
}

async function startSite(projectId: string): Promise<RunningSite> {
  const emulators = await startEmulators(
    { projectId, rulesFile: "firestore.rules", brief: true },
    console.log,
  );
  try {
    const firestoreHost = `${LOCALHOST}:${emulators.ports.firestore}`;
    const authHost = `${LOCALHOST}:${emulators.ports.auth}`;
    await seedEmulators({ projectId, firestoreHost, authHost, now: new Date() });

    const outDir = path.join(LOCAL_FOLDER, `${projectId}-${process.pid}`);
    await siteFor(outDir, projectId, emulators.ports);
    const connections = [`http://${firestoreHost}`, `http://${authHost}`];
    const site = await serveSite({ outDir, connections });
    return {
      variables: {
        ARENA_E2E_URL: site.url,
        ARENA_E2E_PROJECT: projectId,
        FIRESTORE_EMULATOR_HOST: firestoreHost,
        FIREBASE_AUTH_EMULATOR_HOST: authHost,
      },
      stop: async () => {
        await site.close();
        await emulators.stop();
        await rm(outDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}
