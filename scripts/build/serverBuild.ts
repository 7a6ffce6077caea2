import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "vite";
import type { renderPage } from "../../src/app/entry/server";
import { ROOT } from "../emulators/firebaseTools";
import type { Known } from "./clientBuild";
import { sourcePath } from "./siteGraph";

const ENTRY = path.join(ROOT, "src/app/entry/server.tsx");

/** A rendered page, with the source files that it loaded lazily. */
export type ServedPage = Awaited<ReturnType<typeof renderPage>> & {
  readonly lazy: readonly string[];
};

/** The exports of the built program. */
interface Server {
  readonly renderPage: typeof renderPage;
}

/** Renders the page at a path. */
export type ServePage = (pathname: string) => Promise<ServedPage>;

declare global {
  /** Called with the path of each lazily loaded source file while a page renders. */
  var arenaLazySource: ((source: string) => void) | undefined;
}

/** Builds the site as a program that renders its pages into HTML. */
export async function buildServer(outDir: string, known: Known): Promise<ServePage> {
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    define: { ...known },
    plugins: [withoutAdministration(), reportLazySources()],
    build: {
      ssr: ENTRY,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: false, format: "cjs", entryFileNames: "server.cjs" },
      },
    },
  });
  const program = path.join(outDir, "server.cjs");
  const begin = compileFunction(await readFile(program, "utf8"), ["exports", "require"], {
    filename: program,
  }) as (exports: Partial<Server>, require: NodeJS.Require) => void;

  return async (pathname) => {
    const lazy = new Set<string>();
    globalThis.arenaLazySource = (source) => void lazy.add(source);
    // The program starts again for each page: a second page in the same program would not load code that the first page
    // has loaded, and so not report it. It is compiled only once: to compile it for each page took a third of the
    // build.
    const server: Partial<Server> = {};
    begin(server, createRequire(program));
    if (!server.renderPage) throw new Error("The program that renders pages has no renderPage.");
    try {
      return { ...(await server.renderPage(pathname)), lazy: [...lazy] };
    } finally {
      globalThis.arenaLazySource = undefined;
    }
  };
}

/**
 * Leaves out the code that only administrators load. It is never rendered here and would make the program ten times
 * larger.
 */
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

/** Makes every `import()` below `src` report which source file it loads. */
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
