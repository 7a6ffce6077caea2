import { existsSync } from "node:fs";
import path from "node:path";

/** The place of a file that was typed behind a command: npm runs scripts in the package's folder and says where it was called itself. */
export function placeOf(file: string): string {
  const typed = path.resolve(process.env["INIT_CWD"] ?? "", file);
  return existsSync(typed) ? typed : path.resolve(file);
}
