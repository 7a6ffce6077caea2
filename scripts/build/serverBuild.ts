import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import type { renderPage } from "../../src/app/entry/server";
import { ROOT } from "../emulators/firebaseTools";
import { sourcePath } from "./siteGraph";

const ENTRY = path.join(ROOT, "src/app/entry/server.tsx");

/** A rendered page, with the sources it loaded when it needed them. */
export type ServedPage = Awaited<ReturnType<typeof renderPage>> & {
  readonly lazy: readonly string[];
};

/** Renders the page at a path. */
export type ServePage = (pathname: string) => Promise<ServedPage>;

declare global {
  /** Called with every lazily loaded source while a page renders. */
  var arenaLazySource: ((source: string) => void) | undefined;
}

/** Builds the site as a program that renders its pages into HTML. */
export async function buildServer(outDir: string): Promise<ServePage> {
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    plugins: [withoutAdministration(), reportLazySources()],
    build: {
      ssr: ENTRY,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "server.mjs" } },
    },
  });
  const program = pathToFileURL(path.join(outDir, "server.mjs")).href;

  let served = 0;

  return async (pathname) => {
    const lazy = new Set<string>();
    globalThis.arenaLazySource = (source) => void lazy.add(source);
    // A program of its own for each page: in a used one, code would be there already and not be loaded.
    served += 1;
    const server: { renderPage: typeof renderPage } = await import(`${program}?${served}`);
    try {
      return { ...(await server.renderPage(pathname)), lazy: [...lazy] };
    } finally {
      globalThis.arenaLazySource = undefined;
    }
  };
}

/** What only administrators load is never rendered here, and would make the program ten times larger. */
function withoutAdministration(): Plugin {
  return {
    name: "arena-without-administration",
    enforce: "pre",
    load: {
      filter: { id: /[\\/]src[\\/](admin|data[\\/]firestore)[\\/]/ },
      handler: () => "export default null; export const connectFirestore = null;",
    },
  };
}

/** Makes every `import()` of a source of ours report which one it loads. */
function reportLazySources(): Plugin {
  return {
    name: "arena-report-lazy-sources",
    enforce: "post",
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: "import(" },
      async handler(code, id) {
        const found = [...code.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].toReversed();
        let reporting = code;
        for (const { 0: call, 1: name = "", index } of found) {
          const source = await this.resolve(name, id);
          if (!source) continue;
          const report = `(globalThis.arenaLazySource?.(${JSON.stringify(sourcePath(source.id, ROOT))}), ${call})`;
          reporting = reporting.slice(0, index) + report + reporting.slice(index + call.length);
        }
        return { code: reporting, map: null };
      },
    },
  };
}
