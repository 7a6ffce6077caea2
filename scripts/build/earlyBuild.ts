import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { ROOT } from "../emulators/firebaseTools";
import type { SiteRoute } from "../../src/leagues/routes";
import { leagueFile } from "../rules/entries";
import { single } from "./single";
import type { ServedPage } from "./serverBuild";
import { gzipSize, sourcePath } from "./siteGraph";
import type { SitePage } from "./sitePages";

const EARLY = path.join(ROOT, "src/app/early");
const ENTRY = "early-entry";

/** A script that draws one kind of page of one league before the site's own code is here. */
export interface EarlyScript {
  /** Its place in the site. */
  readonly file: string;
  readonly content: string;
  /** The sources in it. */
  readonly modules: readonly string[];
  /** Bytes as sent, with gzip. */
  readonly gzip: number;
}

/** The script that draws a page of a league early; undefined for a page that waits for nothing. */
export type EarlyScriptOf = (
  page: SitePage,
  served: ServedPage,
) => Promise<EarlyScript | undefined>;

/** The pages that stand in a league's layout, which has a place for it. */
const ofLeague: readonly SiteRoute["kind"][] = ["page", "club", "match", "player"];

/** The pages in which the day's matches of all leagues stand, which they load for themselves. */
const ofDay: readonly SiteRoute["kind"][] = ["landing", "today"];
const DAY = "src/site/today/Today.tsx";

/**
 * What a page draws early besides what it is rendered with. Its styles stand in the page on any store, also where
 * nothing can be drawn early: the host's headers name the styles of all of them.
 */
export const drawnBesides = ({ route }: SitePage): readonly string[] =>
  route && ofDay.includes(route.kind) ? [DAY] : [];

/** Builds the script of each kind of page of each league, and that of the day's matches, once. */
export function earlyScripts(): EarlyScriptOf {
  const made = new Map<string, Promise<EarlyScript>>();
  const once = (source: string, league: string) => {
    const script = made.get(`${league} ${source}`) ?? buildEarly(source, league);
    made.set(`${league} ${source}`, script);
    return script;
  };
  return async ({ route }, { html, requests, lazy }) => {
    const isWaiting = requests.length > 0 && html.includes('aria-busy="true"');
    if (!route || !isWaiting) return undefined;
    if (ofDay.includes(route.kind)) return once(DAY, "");
    // What it loads first is itself.
    const source = lazy.find((one) => one.startsWith("src/site/"));
    if (!source || !("league" in route) || !route.league || !ofLeague.includes(route.kind))
      return undefined;
    return once(source, leagueFile(route.league));
  };
}

/**
 * Builds the script that draws the page in a source: the page's own code with its league or, where that is "", with
 * all of them, on a stand-in for React, in one file. @throws Error when the page uses more of React than src/app/early/react.ts has
 */
async function buildEarly(source: string, league: string): Promise<EarlyScript> {
  const { output } = single(
    await build({
      root: ROOT,
      configFile: path.join(ROOT, "vite.config.ts"),
      logLevel: "warn",
      plugins: [
        entryFor(source, league),
        withoutReading(),
        withoutLaterParts(),
        withoutLaterCode(),
      ],
      resolve: {
        alias: {
          "react/jsx-runtime": path.join(EARLY, "element.ts"),
          "react-router-dom": path.join(EARLY, "router.ts"),
          "react-dom": path.join(EARLY, "react.ts"),
          react: path.join(EARLY, "react.ts"),
        },
      },
      build: {
        write: false,
        reportCompressedSize: false,
        // The styles stand in the page.
        cssCodeSplit: false,
        rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
      },
    }),
  );
  const { code, moduleIds } = entryOf(output);
  const name = path.basename(source, path.extname(source));
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return {
    file: `assets/early-${name}-${league || "all"}-${hash}.js`,
    content: code,
    modules: moduleIds.map((id) => sourcePath(id, ROOT)),
    gzip: gzipSize(code),
  };
}

function entryOf(output: Rolldown.RolldownOutput["output"]): Rolldown.OutputChunk {
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk" || entry.imports.length > 0)
    throw new Error("The script that draws a page early is not one file.");
  return entry;
}

function entryFor(source: string, league: string): Plugin {
  return {
    name: "arena-early-entry",
    resolveId: { filter: { id: /^early-entry$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0early-entry$/ },
      handler: () => `
        import "@/app/early/startSite";
        import { drawEarly, drawPage } from "@/app/early/drawPage";
        import Page from "/${source}";
        ${
          league === ""
            ? `import { leagues } from "@/leagues"; drawEarly(Page, leagues);`
            : `import { ${league} } from "@/leagues/${league}"; drawPage(Page, ${league});`
        }`,
    },
  };
}

/** What a page shows is here before it is drawn, so what reads and follows records is left out. */
function withoutReading(): Plugin {
  return {
    name: "arena-without-reading",
    enforce: "pre",
    resolveId: {
      filter: { id: /(?:^\.|[\\/]data)[\\/](?:connection|changes|useListing)$/ },
      handler: (id) =>
        path.join(EARLY, id.endsWith("useListing") ? "listings.ts" : "connection.ts"),
    },
  };
}

/** What is loaded later is not drawn: of what asks for it only the place is needed. */
function withoutLaterParts(): Plugin {
  return {
    name: "arena-without-later-parts",
    enforce: "pre",
    resolveId: {
      filter: { id: /[\\/]later[\\/]later$/ },
      handler: () => path.join(EARLY, "later.ts"),
    },
  };
}

/** What a page loads later is left to the site's own code: drawing it once never asks for it. */
function withoutLaterCode(): Plugin {
  return {
    name: "arena-without-later-code",
    enforce: "post",
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: "import(" },
      handler: (code) => ({
        code: code.replaceAll(/\bimport\(\s*"[^"]+"\s*\)/g, "Promise.reject()"),
        map: null,
      }),
    },
  };
}
