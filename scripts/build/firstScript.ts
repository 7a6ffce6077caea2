import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";

/** What runs before the first paint, in this order. */
const SOURCES = ["src/app/entry/older.js", "src/app/entry/early.js", "public/scheme.js"];

/** What every page runs before anything else: in the page itself, because it is small and all waits for it. */
export async function firstScript(): Promise<string> {
  const sources = await Promise.all(
    SOURCES.map((source) => readFile(path.join(ROOT, source), "utf8")),
  );
  return sources.map(withoutHeading).join("");
}

/** Without the comment it begins with, which says what it is to readers of the source. */
function withoutHeading(source: string): string {
  return source.replace(/^\/\*.*?\*\/\s*/s, "");
}
