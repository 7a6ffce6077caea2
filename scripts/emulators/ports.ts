import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { listenerOn, nameOf } from "./processes";

/** The address on which all local servers listen. */
export const LOCALHOST = "127.0.0.1";

/** The error if a port that was chosen by number is in use by another program. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
  constructor(port: number, what: string) {
    const owner = ownerOf(port);
    super(
      `Port ${port} (${what}) is taken by ${owner ?? "another program"}. ` +
        "Stop that program, or start beside it: npm start -- --port 7000.",
    );
  }
}

/** Returns the name and process id of the program that listens on a port; undefined if the system does not say. */
function ownerOf(port: number): string | undefined {
  const pid = listenerOn(port);
  return pid === undefined ? undefined : `${nameOf(pid)} (process ${pid})`;
}

/** Binds a port, releases it and returns its number; undefined if it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host: LOCALHOST, exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : undefined;
      server.close(() => resolve(bound));
    });
  });
}

/** Ports below those for outgoing connections: such a connection could take a port before the emulator uses it. */
const RANGE = { from: 10_240, to: 32_000 } as const;
const TRIES = 100;

/** Returns a free port, chosen at random, so that two programs that start at the same time get different ports. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await tryPort(randomInt(RANGE.from, RANGE.to));
    if (port !== undefined) return port;
  }
  throw new Error("This machine has no free port.");
}

/**
 * Returns the wanted port if it is free, or any free port if `wanted` is undefined or 0.
 * @param what the program that wants the port, for the message
 * @throws PortTakenError if the wanted port is taken
 */
export async function claimPort(wanted: number | undefined, what: string): Promise<number> {
  if (!wanted) return freePort();
  if ((await tryPort(wanted)) === undefined) throw new PortTakenError(wanted, what);
  return wanted;
}
