import path from "node:path";
import { parseArgs } from "node:util";

export interface BuildOptions {
  /** The folder that is written, emptied first. */
  readonly outDir: string;
  /** The demonstration: an invented season that each browser keeps for itself. */
  readonly isDemo: boolean;
  /** A file that receives the report of the build, as JSON. */
  readonly report: string | undefined;
}

/** The command's options. @throws Error in one plain sentence for anything it does not know */
export function parseBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: "string", default: "dist" },
      demo: { type: "boolean", default: false },
      report: { type: "string" },
    },
  });
  return { outDir: path.resolve(root, values.out), isDemo: values.demo, report: values.report };
}
