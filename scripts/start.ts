import { once } from "node:events";
import { createServer, type ViteDevServer } from "vite";
import { EmulatorsUnavailable, LOCALHOST, PortTakenError } from "./emulators";
import { ROOT } from "./emulators/firebaseTools";
import { claimPort } from "./emulators/ports";
import { embeddedSiteEnv, emulatorSiteEnv, type SiteEnv } from "./siteEnv";
import { startEmulatedData, type EmulatedData } from "./start/emulated";
import { fallbackMessage, readyMessage } from "./start/messages";
import {
  parseStartOptions,
  portsOf,
  UsageError,
  variantOf,
  type StartOptions,
} from "./start/options";

/** Starts the local database; returns undefined if the site has to store its data in the browser. */
async function startData(options: StartOptions): Promise<EmulatedData | undefined> {
  if (options.embedded) return undefined;
  try {
    return await startEmulatedData(options, (line) => console.log(line));
  } catch (error) {
    if (!(error instanceof EmulatorsUnavailable)) throw error;
    console.log(fallbackMessage(error.message));
    return undefined;
  }
}

async function startSite(port: number, env: SiteEnv): Promise<ViteDevServer> {
  Object.assign(process.env, env);
  const site = await createServer({
    root: ROOT,
    logLevel: "warn",
    server: {
      host: LOCALHOST,
      port,
      strictPort: true,
      watch: { ignored: ["**/.arena/**"] },
    },
  });
  await site.listen();
  return site;
}

async function main(): Promise<void> {
  const options = parseStartOptions(process.argv.slice(2));
  const { site: port } = portsOf(options);
  await claimPort(port, "the site");
  const asked = new AbortController();
  const stop = () => asked.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

  const data = await startData(options);
  try {
    const env = data ? emulatorSiteEnv(data.projectId, data.ports) : embeddedSiteEnv("demo-arena");
    const site = await startSite(port, {
      ...env,
      VITE_SEED_VARIANT: variantOf(options),
    });
    // Vite's handler is removed, because it ends the process at once on SIGTERM, before the data is saved.
    process.removeAllListeners("SIGTERM").on("SIGTERM", stop);
    console.log(readyMessage(site.resolvedUrls?.local[0] ?? "", data?.folder));

    const wish = asked.signal.aborted || once(asked.signal, "abort");
    const ended = await Promise.race([wish, ...(data ? [data.ended.then(() => "lost")] : [])]);
    if (ended === "lost") {
      console.error("The emulators have stopped unexpectedly. Run npm start again.");
      process.exitCode = 1;
    } else if (data) {
      console.log("Saving the data and stopping.");
    }
    await site.close();
  } finally {
    await data?.stop();
  }
}

try {
  await main();
} catch (error) {
  // An expected error is printed as one sentence; any other error is a bug and is printed with its stack trace.
  const expected = error instanceof PortTakenError || error instanceof UsageError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
process.exit();
