import path from "node:path";
import { build, preview } from "vite";
import { LOCALHOST } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { freePort } from "../../scripts/emulators/ports";
import { embeddedSiteEnv, emulatorSiteEnv, type SiteEnv } from "../../scripts/siteEnv";

/** A running site to take screenshots of. */
export interface ShotSite {
  readonly url: string;
  close(): Promise<void>;
}

/** A port without a server. `answerData` answers the requests of such a site. */
const NO_PORT = 45_999;

async function serve(name: string, env: SiteEnv): Promise<ShotSite> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  const outDir = path.join(LOCAL_FOLDER, "shots-site", name);
  await build({
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  for (const key of Object.keys(env)) {
    if (before[key] === undefined) delete process.env[key];
    else process.env[key] = before[key];
  }
  const site = await preview({
    logLevel: "warn",
    build: { outDir },
    preview: { host: LOCALHOST, port: await freePort(), strictPort: true },
  });
  return { url: site.resolvedUrls?.local[0] ?? "", close: () => site.close() };
}

/** Starts the site over the embedded store, with its gallery of components. */
export function embeddedSite(hardData: boolean): Promise<ShotSite> {
  return serve("embedded", {
    ...embeddedSiteEnv("demo-arena"),
    VITE_GALLERY: "1",
    VITE_SEED_VARIANT: hardData ? "hard" : "normal",
  });
}

/**
 * Starts the site over a Firestore that does not exist, to show how it looks while it loads, if it fails, and if it is
 * empty.
 */
export function emptySite(): Promise<ShotSite> {
  return serve("states", emulatorSiteEnv("demo-arena", { auth: NO_PORT, firestore: NO_PORT }));
}
