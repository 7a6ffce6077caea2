import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Shell } from "../../src/app/worker/shellCache";
import type { SiteChunk, SiteGraph } from "./siteGraph";
import { fileOf, OFFLINE_PATH } from "./sitePages";

/** Sources that only administrators load, and what follows a match live, which needs the network. */
const notKept = /^src\/(admin|session|data\/(auth|firestore|maintenance|saving))\//;

/** The files of code and style that any page of visitors may load, dialogs included. */
export function visitorFiles({ entry, chunks }: SiteGraph): readonly string[] {
  const found = new Set<SiteChunk>();
  const visit = (file: string) => {
    const chunk = chunks.find((one) => one.file === file);
    if (!chunk || found.has(chunk) || chunk.modules.some((source) => notKept.test(source))) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entry);
  const files = [...found].flatMap(({ file, styles }) => [file, ...styles]);
  return [...new Set(files)];
}

/** What the service worker keeps of a site that stands in a folder: the given files, and the page for offline visits. */
export async function shellOf(outDir: string, files: readonly string[]): Promise<Shell> {
  const hash = createHash("sha256");
  for (const file of [...files, fileOf(OFFLINE_PATH)].toSorted()) {
    hash.update(file).update(await readFile(path.join(outDir, file)));
  }
  return {
    version: hash.digest("base64url").slice(0, 12),
    files: files.map((file) => `/${file}`),
    page: OFFLINE_PATH,
  };
}
