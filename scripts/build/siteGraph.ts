import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";

/** One file of JavaScript of the built site. */
export interface SiteChunk {
  /** Its place in the site, "assets/….js". */
  readonly file: string;
  /** Files it needs before it can run. */
  readonly imports: readonly string[];
  /** Files it loads when somebody needs them. */
  readonly dynamicImports: readonly string[];
  /** The sources in it, as paths from the project's folder. */
  readonly modules: readonly string[];
  /** Style sheets that belong to it. */
  readonly styles: readonly string[];
  /** Bytes as sent, with gzip. */
  readonly gzip: number;
}

/** What the built site is made of. */
export interface SiteGraph {
  /** The file that starts the site. */
  readonly entry: string;
  readonly chunks: readonly SiteChunk[];
}

/** Files a page needs. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Bytes of a text or file as sent with gzip, at its best level. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

/** A bundler's module id as a path from the project's folder, with forward slashes. */
export function sourcePath(id: string, root: string): string {
  const file = id.replace(/^\0/, "").replace(/\?.*$/, "");
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join("/") : file;
}

/** The graph of a client build. @throws Error when it has no entry */
export function siteGraph(output: Rolldown.RolldownOutput["output"], root: string): SiteGraph {
  const built = output.filter((file) => file.type === "chunk");
  const entry = built.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The client build has no entry.");
  return {
    entry: entry.fileName,
    chunks: built.map((chunk) => ({
      file: chunk.fileName,
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      modules: chunk.moduleIds.map((id) => sourcePath(id, root)),
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      gzip: gzipSize(chunk.code),
    })),
  };
}

/** These files of JavaScript and all they import, each after what it needs. */
export function withImports(graph: SiteGraph, files: Iterable<string>): readonly SiteChunk[] {
  const found = new Set<SiteChunk>();
  const visit = (file: string, within: readonly string[]) => {
    const chunk = graph.chunks.find((one) => one.file === file);
    if (!chunk || within.includes(file)) return;
    for (const needed of chunk.imports) visit(needed, [...within, file]);
    found.add(chunk);
  };
  for (const file of files) visit(file, []);
  return [...found];
}

/** The files that hold these sources. @throws Error for a source that is in none */
function filesWith(graph: SiteGraph, sources: Iterable<string>): readonly string[] {
  return [...sources].map((source) => {
    const chunk = graph.chunks.find(({ modules }) => modules.includes(source));
    if (!chunk) throw new Error(`${source} is in no file of the client build.`);
    return chunk.file;
  });
}

/** What these sources need besides a page's own files. */
export function filesBesides(
  graph: SiteGraph,
  sources: Iterable<string>,
  own: PageFiles,
): PageFiles {
  const { scripts, styles } = pageFiles(graph, sources);
  return {
    scripts: scripts.filter((file) => !own.scripts.includes(file)),
    styles: styles.filter((file) => !own.styles.includes(file)),
  };
}

/** What a page needs that uses these lazily loaded sources, the site's own start included. */
export function pageFiles(graph: SiteGraph, sources: Iterable<string>): PageFiles {
  const chunks = withImports(graph, [graph.entry, ...filesWith(graph, sources)]);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ styles }) => styles))],
  };
}
