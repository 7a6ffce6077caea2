import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";

/** Styles and scripts within pages instead of in files of their own, as a content security policy names them: by hash. */
export interface InPageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The empty style: what the administrators' style library begins with. */
const EMPTY = "";

/** The sources a policy allows for the one script and the styles that are in pages. */
export function inPageHashes(script: string, styles: Iterable<string>): InPageHashes {
  const hashes = [EMPTY, ...styles].map(sourceOf);
  return { scripts: [sourceOf(script)], styles: [...new Set(hashes)].toSorted() };
}

function sourceOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** Where pictures come from: the site, anywhere on the web, and the database, which they are shown from as blobs. */
const PICTURES = ["'self'", "https:", "blob:"];

/** The policy with these hashes, and no others, that lets pictures be shown. */
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
 * Writes the hashes into the policy of `firebase.json`.
 * @returns whether that was needed
 */
export async function writeInPageHashes(hashes: InPageHashes): Promise<boolean> {
  const file = path.join(ROOT, "firebase.json");
  const config = await readFile(file, "utf8");
  const written = config.replaceAll(/"default-src [^"]*"/g, (policy) => policyWith(policy, hashes));
  if (written === config) return false;
  await writeFile(file, written);
  return true;
}
