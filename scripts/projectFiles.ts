import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** First `length` hex digits of the SHA-256 over all parts in turn. */
export function hashOf(parts: Iterable<string | Buffer>, length = 8): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, length);
}

/** Writes a file of the project, with its folder. */
export function write(file: string, content: string | Buffer): void {
  const full = path.join(ROOT, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** Deletes what is in a folder of generated files and not among `keep` (paths from the project's folder). */
export function sweep(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(path.join(ROOT, folder))) return;
  for (const name of readdirSync(path.join(ROOT, folder))) {
    const file = `${folder}/${name}`;
    if (!keep.has(file)) rmSync(path.join(ROOT, file));
  }
}
