import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { LOCALHOST } from "../../scripts/emulators/ports";

/** What a host gave out since it was asked last. */
export interface Given {
  /** Of bodies as they went over the wire; headers, which HTTP/2 packs, come besides. */
  readonly bytes: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

export interface CountedHost {
  /** "http://127.0.0.1:…" */
  readonly url: string;
  take(): Given;
  /** Whether nothing was asked for in the last `ms` milliseconds. */
  isQuiet(ms: number): boolean;
  close(): Promise<void>;
}

/** The way to a site that counts what it gives out. */
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
      // The hosting emulator gives its tags and never looks at them again; Google's host does.
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
