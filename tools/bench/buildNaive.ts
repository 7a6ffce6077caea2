import { cp } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { alias } from "../../alias";
import { ROOT } from "../../scripts/emulators/firebaseTools";

/**
 * Builds the naive version of the site (naive/start.tsx) into a folder. The same empty page answers every address, as
 * on a host that rewrites all addresses to one file.
 */
export async function buildNaive(outDir: string, pages: readonly string[]): Promise<void> {
  await build({
    root: path.join(import.meta.dirname, "naive"),
    configFile: false,
    envDir: ROOT,
    publicDir: path.join(ROOT, "public"),
    logLevel: "error",
    plugins: [react()],
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  for (const page of pages) {
    await cp(path.join(outDir, "index.html"), path.join(outDir, `${page}.html`));
  }
}
