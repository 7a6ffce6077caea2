import { rm } from "node:fs/promises";
import path from "node:path";
import { startProxy, type Proxy } from "../../../tests/stores/proxy";
import { buildSite } from "../../build/buildSite";
import { LOCAL_FOLDER } from "../../emulators/firebaseTools";
import { writeInPageHashes } from "../../hosting/inPage";
import { serveSite } from "../../hosting/serveSite";
import { emulatorSiteEnv } from "../../siteEnv";
import type { GoalRun } from "../goalRun";
import { startCompressing } from "./compressingProxy";
import { emulated } from "./emulated";

/** The built site on the emulators, served with the headers of production; its way to them can break. */
export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly outDir: string;
  /** What stands between the site and each emulator. */
  readonly firestore: Proxy;
  readonly auth: Proxy;
  /** Origins the site may talk to, besides its own. */
  readonly connections: readonly string[];
}

const portOf = ({ host }: Proxy) => Number(host.slice(host.lastIndexOf(":") + 1));

/** Runs with these variables of the environment, then without them. */
async function withEnv<T>(
  env: Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(env).map((key) => [key, process.env[key]] as const);
  Object.assign(process.env, env);
  try {
    return await run();
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}

/** A way to that server on which answers are compressed. */
async function compressing(goalRun: GoalRun, target: string): Promise<string> {
  const { host, close } = await startCompressing(target);
  goalRun.onClose(close);
  return host;
}

/**
 * The site that all browser goals look at: built once. Whoever asks first says how it is answered:
 * as by the emulator, or compressed, as by Google's service.
 */
export function site(goalRun: GoalRun, answers: "plain" | "compressed" = "plain"): Promise<Site> {
  return goalRun.once("site", async () => {
    const { projectId, firestoreHost, authHost } = await emulated(goalRun);
    const firestore = await startProxy(
      answers === "compressed" ? await compressing(goalRun, firestoreHost) : firestoreHost,
    );
    goalRun.onClose(firestore.die);
    const auth = await startProxy(authHost);
    goalRun.onClose(auth.die);

    const outDir = path.join(LOCAL_FOLDER, `verify-site-${process.pid}`);
    goalRun.onClose(() => rm(outDir, { recursive: true, force: true }));
    goalRun.say("Building the site.");
    const env = emulatorSiteEnv(projectId, { firestore: portOf(firestore), auth: portOf(auth) });
    const { inPage } = await withEnv(env, () => buildSite({ outDir }));
    // As `npm run build` does: with an old policy pages would stand there without their styles.
    if (await writeInPageHashes(inPage))
      goalRun.say("firebase.json was behind the pages: commit it.");

    const connections = [firestore, auth].map(({ host }) => `http://${host}`);
    const served = await serveSite({ outDir, connections });
    goalRun.onClose(served.close);
    return { url: served.url, outDir, firestore, auth, connections };
  });
}
