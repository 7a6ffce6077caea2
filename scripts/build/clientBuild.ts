import path from "node:path";
import { arena } from "@arena/arena";
import { build } from "vite";
import { ROOT } from "../emulators/firebaseTools";
import { single } from "./single";
import { siteGraph, type SiteGraph } from "./siteGraph";

/** The files of the site, and the page they start from. */
export interface ClientBuild {
  readonly graph: SiteGraph;
  /** `index.html` with the built files in it: what all pages are made of. */
  readonly template: string;
}

/** Names in the code and what a build puts in their places. */
export type Known = Readonly<Record<string, string>>;

/** Writes what browsers load into a folder, which is emptied first. */
export async function buildClient(outDir: string, known: Known): Promise<ClientBuild> {
  const { output } = single(
    await build({
      root: ROOT,
      configFile: path.join(ROOT, "vite.config.ts"),
      logLevel: "warn",
      // Known while building, so that a site that sends nothing holds no code for it.
      define: { "import.meta.env.VITE_FAULTS": JSON.stringify(arena.faults ?? ""), ...known },
      build: {
        outDir,
        emptyOutDir: true,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
      },
    }),
  );
  const page = output.find(({ fileName }) => fileName === "index.html");
  if (page?.type !== "asset") throw new Error("The client build has no index.html.");
  return { graph: siteGraph(output, ROOT), template: page.source.toString() };
}
