import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";

/** What runs before the first paint, in this order. */
const SOURCES = ["src/app/entry/early.js", "public/scheme.js"];

/** A script that pages run before anything else. */
export interface FirstScript {
  /** Its place in the site; another one when its content changes. */
  readonly file: string;
  readonly content: string;
}

/** One file of what pages run first, because each would hold up the page for a request of its own. */
export async function firstScript(): Promise<FirstScript> {
  const sources = await Promise.all(
    SOURCES.map((source) => readFile(path.join(ROOT, source), "utf8")),
  );
  const content = sources.map(withoutHeading).join("");
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return { file: `assets/first-${hash}.js`, content };
}

/** Without the comment it begins with, which says what it is to readers of the source. */
function withoutHeading(source: string): string {
  return source.replace(/^\/\*.*?\*\/\s*/s, "");
}
