import { createHash } from "node:crypto";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools.ts";

/** The style sheet of each class name so far: no two sheets may share a name. */
const sheets = new Map<string, string>();

/**
 * The name of a class of a style sheet as pages have it: short, since each is written in a page's HTML, styles and code, and the
 * same in each build. Those of Vite have ten letters and digits more, 0.7 kB of a first view.
 * @throws Error when two sheets would share a name
 */
export function className(name: string, file: string): string {
  const sheet = path.relative(ROOT, file.replace(/\?.*$/, "")).split(path.sep).join("/");
  const hash = createHash("sha256").update(sheet).digest().readUInt32BE();
  const made = `${name}-${hash.toString(36).slice(-4)}`;
  const other = sheets.get(made) ?? sheet;
  if (other !== sheet) throw new Error(`${other} and ${sheet} both have a class ${made}.`);
  sheets.set(made, sheet);
  return made;
}
