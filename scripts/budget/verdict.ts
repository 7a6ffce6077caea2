import type { BuildReport, PageReport } from "../build/report";
import { barred, budget, firstReads, scriptOf } from "./limits";

/** The size of a page of the built site. */
export interface PageWeight {
  readonly path: string;
  /** Bytes of JavaScript with gzip until the page shows its data and can be used. */
  readonly script: number;
  /** Number of requests for documents that the delivered HTML starts. */
  readonly reads: number;
  /** The limits that the page exceeds and the barred code in it, one sentence each. */
  readonly faults: readonly string[];
}

/** Measures one page and compares it with the budget. */
export function weigh(page: PageReport, { graph }: Pick<BuildReport, "graph">): PageWeight {
  const chunks = graph.chunks.filter(({ file }) => page.scripts.includes(file));
  const script = chunks.reduce((sum, { gzip }) => sum + gzip, 0);
  const reads = page.requests.length;
  const mostScript = scriptOf[page.path] ?? budget.script;
  const most = firstReads[page.path];
  const own = chunks.flatMap(({ modules }) => modules);
  return {
    path: page.path,
    script,
    reads,
    faults: [
      ...(script > mostScript ? [`has ${script} bytes of script, ${mostScript} allowed`] : []),
      ...(chunks.length > budget.scripts
        ? [`has ${chunks.length} files of script, ${budget.scripts} allowed`]
        : []),
      ...(most !== undefined && reads > most ? [`reads ${reads} documents, ${most} allowed`] : []),
      ...carried(
        own,
        barred.filter(([, , but = []]) => !but.includes(page.path)),
      ),
    ],
  };
}

function carried(modules: readonly string[], barring: typeof barred): readonly string[] {
  return barring.flatMap(([pattern, what]) => {
    const found = modules.find((module) => pattern.test(module));
    return found ? [`carries ${what}: ${found}`] : [];
  });
}

/** Returns the files that a phone may choose as a page's first picture, from the preload links of its HTML. */
export function phonePictures(html: string): readonly string[] {
  const preloads = html.match(/<link\b[^>]*\bas="image"[^>]*>/g) ?? [];
  const phone = preloads.find((link) => /max-width/.test(link)) ?? preloads[0];
  const srcSet = phone && /imagesrcset="([^"]*)"/i.exec(phone)?.[1];
  return srcSet ? srcSet.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "") : [];
}
