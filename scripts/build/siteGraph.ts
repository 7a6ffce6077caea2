import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";

/** One JavaScript file of the built site. */
export interface SiteChunk {
  /** Its path in the site, "assets/….js". */
  readonly file: string;
  /** The files that it needs before it can run. */
  readonly imports: readonly string[];
  /** The files that it loads later, with `import()`. */
  readonly dynamicImports: readonly string[];
  /** The source files in it, as paths from the project's folder. */
  readonly modules: readonly string[];
  /** Style sheets that belong to it. */
  readonly styles: readonly string[];
  /** Its size in bytes with gzip. */
  readonly gzip: number;
}

/** The JavaScript files of the built site and how they depend on each other. */
export interface SiteGraph {
  /** The file that starts the site. */
  readonly entry: string;
  readonly chunks: readonly SiteChunk[];
}

/** The files that a page needs. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the size in bytes with gzip, at the best level. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

/** Turns a bundler's module id into a path from the project's folder, with forward slashes. */
export function sourcePath(id: string, root: string): string {
  const file = id.replace(/^\0/, "").replace(/\?.*$/, "");
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join("/") : file;
}

/** Builds the graph from the output of the client build. @throws Error if the output has no entry */
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

/** Returns these JavaScript files and all their imports, each file after its imports. */
export function withImports(graph: SiteGraph, files: Iterable<string>): readonly SiteChunk[] {
  const found = new Set<SiteChunk>();
  const visit = (file: string, within: readonly string[]) => {
    const chunk = graph.chunks.find((one) => one.file === file);
    if (!chunk || found.has(chunk) || within.includes(file)) return;
    for (const needed of chunk.imports) visit(needed, [...within, file]);
    found.add(chunk);
  };
  for (const file of files) visit(file, []);
  return [...found];
}

/** Returns the built file of each source file. @throws Error if a source file is in no built file */
function filesWith(graph: SiteGraph, sources: Iterable<string>): readonly string[] {
  return [...sources].map((source) => {
    const chunk = graph.chunks.find(({ modules }) => modules.includes(source));
    if (!chunk) throw new Error(`${source} is in no file of the client build.`);
    return chunk.file;
  });
}

/** Returns the files that these source files need and that are not among a page's own files. */
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

/** Returns the files of a page that uses these lazily loaded source files; includes the files that start the site. */
export function pageFiles(graph: SiteGraph, sources: Iterable<string>): PageFiles {
  const chunks = withImports(graph, [graph.entry, ...filesWith(graph, sources)]);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ styles }) => styles))],
  };
}
