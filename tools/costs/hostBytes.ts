import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { LOCALHOST } from "../../scripts/emulators/ports";

/** The files that a host has sent since the last call of `take`. */
export interface Given {
  /** Bytes of all bodies as sent, without headers, which HTTP/2 compresses. */
  readonly bytes: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

/** A running proxy for a site that counts the bytes sent. */
export interface CountedHost {
  /** "http://127.0.0.1:…" */
  readonly url: string;
  /** Returns what was sent since the last call, and starts to count again. */
  take(): Given;
  /** Whether nothing was requested or sent in the last `ms` milliseconds. */
  isQuiet(ms: number): boolean;
  close(): Promise<void>;
}

/** Starts a proxy for a site that counts the bytes sent. */
export async function countHost(site: string): Promise<CountedHost> {
  let files: { path: string; bytes: number }[] = [];
  let last = Date.now();
  const { hostname, port } = new URL(site);
  const server = createServer((asked, answer) => {
    last = Date.now();
    const { url: path = "/", method, headers } = asked;
    const onward = request({ hostname, port, path, method, headers }, (given) => {
      const file = { path, bytes: 0 };
      files.push(file);
      // The hosting emulator sends an ETag, but ignores it in requests. Google's host answers 304, so the proxy does
      // too.
      const tag = headers["if-none-match"];
      if (tag !== undefined && tag === given.headers.etag) {
        given.resume();
        answer.writeHead(304, { etag: tag }).end();
        return;
      }
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("data", (chunk: Buffer) => {
        file.bytes += chunk.length;
        last = Date.now();
      });
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, LOCALHOST);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${LOCALHOST}:${taken}`,
    take() {
      const given = files;
      files = [];
      return { files: given, bytes: given.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    isQuiet: (ms) => Date.now() - last > ms,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
