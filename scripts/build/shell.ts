import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Shell, ShellFiles } from "../../src/app/worker/shellCache";
import type { PageReport } from "./report";
import type { SiteChunk, SiteGraph } from "./siteGraph";
import { fileOf, OFFLINE_PATH } from "./sitePages";

/**
 * Source files that visitors without a network do not need: administrators' code, and code that follows matches live.
 */
const notKept = /^src\/(admin|session|data\/(auth|firestore|maintenance|saving))\//;

/** Returns the JavaScript and CSS files that visitors' pages may load, including dialogs. */
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

/**
 * Writes the list of files that the service worker stores. Its version follows from the contents of these files and of
 * the page for offline visits.
 * @param outDir the folder of the built site
 */
export async function writeShell(outDir: string, { first, rest }: ShellFiles): Promise<Shell> {
  const hash = createHash("sha256");
  for (const file of [...first, ...rest, fileOf(OFFLINE_PATH)].toSorted()) {
    hash.update(file).update(await readFile(path.join(outDir, file)));
  }
  const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`);
  const files: ShellFiles = { first: addressesOf(first), rest: addressesOf(rest) };
  const text = JSON.stringify(files);
  const version = hash.update(text).digest("base64url").slice(0, 12);
  const list = `assets/shell-${version}.json`;
  await writeFile(path.join(outDir, list), text);
  return { version, list: `/${list}`, page: OFFLINE_PATH };
}

/**
 * The last part of the addresses that people open without a network: a league's day, tables and people, in every sport.
 */
const OPENED = new Set(["today", "home", "standings", "matches", "results", "players"]);

/** Splits the files: first those that the pages people open without a network need at once, then the rest. */
export function inOrder(files: readonly string[], pages: readonly PageReport[]): ShellFiles {
  const wanted = new Set(
    pages
      .filter(({ path: place, kind }) =>
        kind === "shell" ? place === OFFLINE_PATH : OPENED.has(place.split("/").at(-1) ?? ""),
      )
      .flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  );
  const isFirst = (file: string) => wanted.has(file) || file.startsWith("fonts/");
  return { first: files.filter(isFirst), rest: files.filter((file) => !isFirst(file)) };
}
