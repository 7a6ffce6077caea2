import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";

/** The scripts that run before the first paint, in this order. */
const SOURCES = ["src/app/entry/older.js", "src/app/entry/early.js", "public/scheme.js"];

/**
 * Returns the script that every page runs before anything else. It is inside the HTML, because it is small and
 * everything waits for it.
 */
export async function firstScript(): Promise<string> {
  const sources = await Promise.all(
    SOURCES.map((source) => readFile(path.join(ROOT, source), "utf8")),
  );
  return sources.map(withoutHeading).join("");
}

/** Removes the comment at the top of the file, which is only for readers of the source. */
function withoutHeading(source: string): string {
  return source.replace(/^\/\*.*?\*\/\s*/s, "");
}
