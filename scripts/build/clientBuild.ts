import path from "node:path";
import { arena } from "@arena/arena";
import { build } from "vite";
import { ROOT } from "../emulators/firebaseTools";
import { singleOutput } from "./single";
import { siteGraph, type SiteGraph } from "./siteGraph";

/** The result of the build for browsers: the files of the site and the HTML that loads them. */
export interface ClientBuild {
  readonly graph: SiteGraph;
  /** The built `index.html` with links to the built files; all pages are made from it. */
  readonly template: string;
}

/** Names in the code, with the values that the build puts in their place. */
export type Known = Readonly<Record<string, string>>;

/** Builds the files for browsers into a folder, which is emptied first. */
export async function buildClient(outDir: string, known: Known): Promise<ClientBuild> {
  const { output } = singleOutput(
    await build({
      root: ROOT,
      configFile: path.join(ROOT, "vite.config.ts"),
      logLevel: "warn",
      // A constant of the build, so that a site that sends no reports of faults has no code for it.
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
