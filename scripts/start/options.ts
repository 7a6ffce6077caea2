import { parseArgs } from "node:util";

/** What `npm start` was asked for. */
export interface StartOptions {
  /** Keep the data in the browser even where the emulators could run. */
  embedded: boolean;
  /** Seed with the longest names, odd results and missing fields instead of everyday data. */
  hardData: boolean;
}

/** Arguments that mean nothing; the message says which ones do. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Reads the arguments after `npm start --`.
 * @throws UsageError
 */
export function parseStartOptions(args: string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        embedded: { type: "boolean", default: false },
        "hard-data": { type: "boolean", default: false },
      },
    });
    return { embedded: values.embedded, hardData: values["hard-data"] };
  } catch {
    const given = args.join(" ");
    throw new UsageError(`npm start knows --embedded and --hard-data, not "${given}".`);
  }
}
