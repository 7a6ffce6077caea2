import { rm } from "node:fs/promises";
import path from "node:path";
import { startProxy, type Proxy } from "../../stores/proxy";
import { siteFor } from "../../../scripts/build/builtSite";
import { LOCAL_FOLDER } from "../../../scripts/emulators/firebaseTools";
import { serveSite } from "../../../scripts/hosting/serveSite";
import type { GoalRun } from "../../../scripts/verify/goalRun";
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
    await siteFor(outDir, projectId, { firestore: portOf(firestore), auth: portOf(auth) });

    const connections = [firestore, auth].map(({ host }) => `http://${host}`);
    const served = await serveSite({ outDir, connections });
    goalRun.onClose(served.close);
    return { url: served.url, outDir, firestore, auth, connections };
  });
}
