import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { siteFor } from "../../scripts/build/builtSite";
import { LOCALHOST, startEmulators } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { freePort } from "../../scripts/emulators/ports";

/** Where the goals find what runs for all of them. */
export interface Running {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** The address of firebase-tools' own control server. */
  readonly hub: string;
  readonly outDir: string;
  /** The ports of the proxies through which the built site reaches the emulators. */
  readonly proxies: { readonly firestore: number; readonly auth: number };
}

declare module "vitest" {
  interface ProvidedContext {
    running: Running;
  }
}

const PROJECT_ID = "demo-arena-verify";

/** Starts the emulators with `firestore.rules` and builds the site that all goals look at. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const emulators = await startEmulators(
    // In CI, where no speed counts, other suites run beside this one.
    { projectId: PROJECT_ID, rulesFile: "firestore.rules", brief: Boolean(process.env["CI"]) },
    console.log,
  );
  const outDir = path.join(LOCAL_FOLDER, `verify-site-${process.pid}`);
  const stop = async () => {
    await emulators.stop();
    await rm(outDir, { recursive: true, force: true });
  };
  try {
    const proxies = { firestore: await freePort(), auth: await freePort() };
    await siteFor(outDir, PROJECT_ID, proxies);
    const at = (port: number) => `${LOCALHOST}:${port}`;
    const { firestore, auth, hub } = emulators.ports;
    provide("running", {
      projectId: PROJECT_ID,
      firestoreHost: at(firestore),
      authHost: at(auth),
      hub: `http://${at(hub)}`,
      outDir,
      proxies,
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
