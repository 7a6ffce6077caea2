import path from "node:path";
import { build } from "vite";
import type { Shell } from "../../src/app/worker/shellCache";
import { ROOT } from "../emulators/firebaseTools";
import { lowestBrowsers } from "./lowestBrowsers";

/**
 * The path of the service worker. It is at the top, because a service worker answers only for addresses below its
 * folder.
 */
const WORKER_FILE = "sw.js";

/** Builds the service worker of a site. */
export async function buildWorker(outDir: string, shell: Shell): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { ARENA_SHELL: JSON.stringify(shell) },
    build: {
      outDir,
      emptyOutDir: false,
      target: lowestBrowsers(),
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(ROOT, "src/app/worker/serviceWorker.ts"),
        output: { format: "iife", entryFileNames: WORKER_FILE },
      },
    },
  });
}
