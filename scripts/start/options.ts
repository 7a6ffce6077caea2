import { parseArgs } from "node:util";

/** What `npm start` was asked for. */
export interface StartOptions {
  /** Keep the data in the browser even where the emulators could run. */
  embedded: boolean;
  /** Seed with the longest names, odd results and missing fields instead of everyday data. */
  hardData: boolean;
  /** The site as a new installation is: an owner, and no record. */
  empty: boolean;
  /** Where the site listens, and the emulators on the next ports: another copy may run beside this one. */
  port?: number;
}

/** Arguments that mean nothing; the message says which ones do. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Two more ports follow it. */
const HIGHEST = 65_533;

/** Where everything listens: on ports that the README names, or from a given one on. */
export function portsOf({ port }: StartOptions) {
  return port === undefined
    ? { site: 5173, auth: 9099, firestore: 8080 }
    : { site: port, auth: port + 1, firestore: port + 2 };
}

/** The name of the data's folder: each kind of seed has its own, and so has a copy on other ports. */
export function dataFolderOf({ hardData, empty, port }: StartOptions): string {
  const seed = empty ? ["empty"] : hardData ? ["hard"] : [];
  return ["data", ...seed, ...(port === undefined ? [] : [port])].join("-");
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
        empty: { type: "boolean", default: false },
        port: { type: "string" },
      },
    });
    const { embedded, "hard-data": hardData, empty, port } = values;
    if (empty && (embedded || hardData)) throw new Error("no empty data of that sort");
    if (port === undefined) return { embedded, hardData, empty };
    if (!/^\d+$/.test(port) || Number(port) < 1024 || Number(port) > HIGHEST)
      throw new Error("no port");
    return { embedded, hardData, empty, port: Number(port) };
  } catch {
    const given = args.join(" ");
    throw new UsageError(
      `npm start knows --embedded, --hard-data, --empty (by itself) and --port 1024…${HIGHEST}, not "${given}".`,
    );
  }
}
