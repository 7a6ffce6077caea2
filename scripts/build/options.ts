import path from "node:path";
import { parseArgs } from "node:util";

export interface BuildOptions {
  /** The folder of the built site; it is emptied first. */
  readonly outDir: string;
  /** Whether to build the demo: an invented season that each browser stores for itself. */
  readonly isDemo: boolean;
  /** The file for the report of the build, as JSON; undefined if none is wanted. */
  readonly report: string | undefined;
}

/** Parses the command line of `npm run build`. @throws Error, in one plain sentence, for an unknown option */
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
