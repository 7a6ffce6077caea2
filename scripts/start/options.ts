import { parseArgs } from "node:util";

/** The options of `npm start`. */
export interface StartOptions {
  /** Whether to store the data in the browser even if the emulators could run. */
  embedded: boolean;
  /** Whether to seed the longest names, odd results and missing fields instead of everyday data. */
  hardData: boolean;
  /** Whether to start as a new installation: with an owner and no records. */
  empty: boolean;
  /** The port of the site; the emulators use the next two. With it several copies can run at the same time. */
  port?: number;
}

/** The error for wrong arguments; the message names the right ones. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The highest port of the site, because the emulators use the next two ports. */
const HIGHEST = 65_533;

/** Ports above 1023 that browsers refuse to connect to (Fetch standard, section 2.9 "Port blocking", 2026). */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** Returns the ports of the site and of the emulators: `port` and the next two, or those that the README names. */
export function portsOf({ port }: Pick<StartOptions, "port">) {
  return port === undefined
    ? { site: 5173, auth: 9099, firestore: 8080 }
    : { site: port, auth: port + 1, firestore: port + 2 };
}

/** Returns the variant of the seed for a database or browser without data. */
export const variantOf = ({ hardData, empty }: StartOptions): "hard" | "empty" | "today" =>
  hardData ? "hard" : empty ? "empty" : "today";

/** Returns the name of the folder for the data. Each kind of seed and each `port` has a separate folder. */
export function dataFolderOf({ hardData, empty, port }: StartOptions): string {
  const seed = empty ? ["empty"] : hardData ? ["hard"] : [];
  return ["data", ...seed, ...(port === undefined ? [] : [port])].join("-");
}

/** Checks the port. @throws UsageError if browsers refuse it, or one of the two next ports */
function refuseBlocked(port: number): void {
  const blocked = Object.values(portsOf({ port })).find((one) => blockedPorts.has(one));
  if (blocked === undefined) return;
  throw new UsageError(
    `Browsers open nothing on port ${blocked}, and --port ${port} uses ${port} to ${port + 2}. Take another one, such as 7000.`,
  );
}

/**
 * Reads the arguments after `npm start --`.
 * @throws UsageError if one of them is unknown or wrong
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
    if (empty && hardData) throw new Error("no empty data of that sort");
    if (port === undefined) return { embedded, hardData, empty };
    if (!/^\d+$/.test(port) || Number(port) < 1024 || Number(port) > HIGHEST)
      throw new Error("no port");
    refuseBlocked(Number(port));
    return { embedded, hardData, empty, port: Number(port) };
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    const given = args.join(" ");
    throw new UsageError(
      `npm start does not know "${given}". Options: --embedded, --hard-data or --empty (not both), --port 1024 to ${HIGHEST}.`,
    );
  }
}
