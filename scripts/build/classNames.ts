import { createHash } from "node:crypto";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools.ts";

/** The style sheet of each class name made so far, to find two sheets that share a name. */
const sheets = new Map<string, string>();

/** Whether a class in a page's HTML has a name that `className` may have made. */
export const isClassName = (name: string): boolean => /-[\da-z]{4}$/.test(name);

/**
 * Returns the name of a CSS module's class in the built pages. It is the same in each build, and short, because a page
 * has it in its HTML, its styles and its code. Vite's names are ten characters longer, 0.7 kB of a first view.
 * @throws Error if two sheets would share a name
 */
export function className(name: string, file: string): string {
  const sheet = path.relative(ROOT, file.replace(/\?.*$/, "")).split(path.sep).join("/");
  const hash = createHash("sha256").update(sheet).digest().readUInt32BE();
  const made = `${name}-${hash.toString(36).padStart(4, "0").slice(-4)}`;
  const other = sheets.get(made) ?? sheet;
  if (other !== sheet) throw new Error(`${other} and ${sheet} both have a class ${made}.`);
  sheets.set(made, sheet);
  return made;
}
