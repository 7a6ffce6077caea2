import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";

/** The hashes of the styles and scripts inside pages, in the form of a content security policy ("'sha256-…'"). */
export interface InPageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The empty style, because the administrators' style library begins with an empty style element. */
const EMPTY = "";

/** Returns the hashes of the one script and of the styles that are inside pages. */
export function inPageHashes(script: string, styles: Iterable<string>): InPageHashes {
  const hashes = [EMPTY, ...styles].map(sourceOf);
  return { scripts: [sourceOf(script)], styles: [...new Set(hashes)].toSorted() };
}

function sourceOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** Sources of pictures: the site, any site on the web, and the database, whose pictures are shown as blobs. */
const PICTURES = ["'self'", "https:", "blob:"];

/** Returns the policy with only these hashes, and with the sources of pictures. */
export function policyWith(policy: string, { scripts, styles }: InPageHashes): string {
  const sources = new Map([
    ["script-src", scripts],
    ["style-src", styles],
  ]);
  const directives = policy.split("; ").map((directive) => {
    const [name = "", ...words] = directive.split(" ");
    if (name === "img-src") return [name, ...PICTURES].join(" ");
    const hashes = sources.get(name);
    if (!hashes) return directive;
    return [name, ...words.filter((word) => !word.startsWith("'sha256-")), ...hashes].join(" ");
  });
  return directives.join("; ");
}

/**
 * Writes the hashes into the policies of `firebase.json`.
 * @returns whether the file had to change
 */
export async function writeInPageHashes(hashes: InPageHashes): Promise<boolean> {
  const file = path.join(ROOT, "firebase.json");
  const config = await readFile(file, "utf8");
  const written = config.replaceAll(/"default-src [^"]*"/g, (policy) => policyWith(policy, hashes));
  if (written === config) return false;
  await writeFile(file, written);
  return true;
}
