import path from "node:path";
import { build } from "vite";
import type { Shell } from "../../src/app/worker/shellCache";
import { ROOT } from "../emulators/firebaseTools";
import { lowestBrowsers } from "./lowestBrowsers";

/** The place of the service worker: at the top, because it answers for what lies below it. */
const WORKER_FILE = "sw.js";

/** Writes the service worker of a site. */
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
