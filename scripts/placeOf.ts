import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Returns the path of a file named on the command line. npm runs scripts in the package's folder, so the path is tried
 * first in the folder where npm was called (INIT_CWD).
 */
export function resolveTypedPath(file: string): string {
  const typed = path.resolve(process.env["INIT_CWD"] ?? "", file);
  return existsSync(typed) ? typed : path.resolve(file);
}
