import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Returns the first `length` hex digits of the SHA-256 hash of all parts together. */
export function hashOf(parts: Iterable<string | Buffer>, length = 8): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, length);
}

/** Writes a file of the project and creates its folder. @param file the path from the project's folder */
export function write(file: string, content: string | Buffer): void {
  const full = path.join(ROOT, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** Deletes the files of a folder that are not in `keep`. All paths are from the project's folder. */
export function sweep(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(path.join(ROOT, folder))) return;
  for (const name of readdirSync(path.join(ROOT, folder))) {
    const file = `${folder}/${name}`;
    if (!keep.has(file)) rmSync(path.join(ROOT, file));
  }
}
