import path from "node:path";
import { parseArgs } from "node:util";

export interface BuildOptions {
  /** The folder that is written, emptied first. */
  readonly outDir: string;
}

/** The command's options. @throws Error in one plain sentence for anything it does not know */
export function parseBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: "string", default: "dist" } },
  });
  return { outDir: path.resolve(root, values.out) };
}
