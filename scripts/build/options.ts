import path from "node:path";
import { parseArgs } from "node:util";

export interface BuildOptions {
  /** The folder that is written, emptied first. */
  readonly outDir: string;
  /** Bakes the published documents of the day into the pages. */
  readonly withData: boolean;
}

/** The command's options. @throws Error in one plain sentence for anything it does not know */
export function parseBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: "string", default: "dist" }, "with-data": { type: "boolean" } },
  });
  return { outDir: path.resolve(root, values.out), withData: values["with-data"] ?? false };
}
