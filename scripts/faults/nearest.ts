import path from "node:path";
import type { SourceFile } from "./place";

const IMPORT = /(?:from|import)\s*\(?\s*"([^"\n]+)"/g;
const TEST = /\.test\.tsx?$/;

const bare = (file: string) => file.replace(/\.tsx?$/, "").replace(/\/index$/, "");

/** Returns the path of an imported file, without its ending; null for a package and for `@arena/…`. */
function importedBy(file: string, name: string): string | null {
  if (name.startsWith("@/")) return bare(`src/${name.slice(2)}`);
  return name.startsWith(".") ? bare(path.posix.join(path.posix.dirname(file), name)) : null;
}

/**
 * Finds the tests that most likely notice a fault in a file: first the tests in its folder, then those that import it
 * through the fewest other files. They take less time than all tests that import the file.
 * @param most maximum number of tests
 */
export function nearestTests(
  files: readonly SourceFile[],
  file: string,
  most: number,
): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const one of files)
    for (const [, name = ""] of one.text.matchAll(IMPORT)) {
      const imported = importedBy(one.file, name);
      if (imported === null) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), one.file]);
    }
  const seen = new Set([file]);
  const rings: (readonly string[])[] = [];
  for (let ring = [file]; ring.length > 0;) {
    const next = ring.flatMap((one) => importers.get(bare(one)) ?? []);
    ring = [...new Set(next)].filter((one) => !seen.has(one));
    for (const one of ring) seen.add(one);
    const tests = ring.filter((one) => TEST.test(one));
    if (tests.length > 0) rings.push(tests);
  }
  const folder = path.posix.dirname(file);
  const beside = rings.flat().filter((one) => path.posix.dirname(one) === folder);
  return [...new Set([...beside.toSorted(), ...(rings[0] ?? []).toSorted()])].slice(0, most);
}
