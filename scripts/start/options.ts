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

/** Ports above 1023 that browsers open no page on (Fetch standard, section 2.9 "Port blocking", 2026). */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** Where everything listens: on ports that the README names, or from a given one on. */
export function portsOf({ port }: Pick<StartOptions, "port">) {
  return port === undefined
    ? { site: 5173, auth: 9099, firestore: 8080 }
    : { site: port, auth: port + 1, firestore: port + 2 };
}

/** What a database or a browser without data begins with. */
export const variantOf = ({ hardData, empty }: StartOptions): "hard" | "empty" | "today" =>
  hardData ? "hard" : empty ? "empty" : "today";

/** The name of the data's folder: each kind of seed has its own, and so has a copy on other ports. */
export function dataFolderOf({ hardData, empty, port }: StartOptions): string {
  const seed = empty ? ["empty"] : hardData ? ["hard"] : [];
  return ["data", ...seed, ...(port === undefined ? [] : [port])].join("-");
}

/** @throws UsageError where a browser would refuse the site or an emulator there */
function refuseBlocked(port: number): void {
  const blocked = Object.values(portsOf({ port })).find((one) => blockedPorts.has(one));
  if (blocked === undefined) return;
  throw new UsageError(
    `Browsers open nothing on port ${blocked}, and --port ${port} uses ${port} to ${port + 2}. Take another one, such as 7000.`,
  );
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
      `npm start knows --embedded, --hard-data, --empty (without --hard-data) and --port 1024…${HIGHEST}, not "${given}".`,
    );
  }
}
