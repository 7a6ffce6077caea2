import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { listenerOn, nameOf } from "./processes";

/** The address everything local listens on. */
export const LOCALHOST = "127.0.0.1";

/** A port that was asked for by number and belongs to another program. */
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

/** The program that listens on a port, with its process id; undefined where the system does not say. */
function ownerOf(port: number): string | undefined {
  const pid = listenerOn(port);
  return pid === undefined ? undefined : `${nameOf(pid)} (process ${pid})`;
}

/** Binds the port, releases it and returns its number; undefined when it is taken. */
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

/** Below the ports that systems give to outgoing connections, which could take one before it is used. */
const RANGE = { from: 10_240, to: 32_000 } as const;
const TRIES = 100;

/** Some free port of this machine; by chance, so that two programs that start at once get different ones. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await tryPort(randomInt(RANGE.from, RANGE.to));
    if (port !== undefined) return port;
  }
  throw new Error("This machine has no free port.");
}

/**
 * The wanted port, or any free one when none (or 0) is wanted.
 * @param what the program that wants it, for the message
 * @throws PortTakenError when the wanted port is taken
 */
export async function claimPort(wanted: number | undefined, what: string): Promise<number> {
  if (!wanted) return freePort();
  if ((await tryPort(wanted)) === undefined) throw new PortTakenError(wanted, what);
  return wanted;
}
