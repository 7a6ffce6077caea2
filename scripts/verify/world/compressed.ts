import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import type { BrowserContext } from "@playwright/test";
import { LOCALHOST } from "../../emulators";
import type { Bench } from "../bench";
import { site } from "./site";

/** What belongs to one connection, or is no longer true of a compressed body. */
const DROPPED = ["connection", "content-length", "keep-alive", "transfer-encoding"];

/** A way to the database on which answers are compressed, as Google's service does and the emulator does not. */
async function compressing(bench: Bench): Promise<string> {
  const { firestore } = await site(bench);
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const [hostname, port] = firestore.host.split(":");
    const passed = request({ hostname, port, method, path: url, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !DROPPED.includes(name));
      answer.writeHead(given.statusCode ?? 502, {
        ...Object.fromEntries(kept),
        "content-encoding": "gzip",
      });
      given.pipe(createGzip()).pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, LOCALHOST);
  await once(server, "listening");
  bench.onClose(async () => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on a port, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  return `${LOCALHOST}:${port}`;
}

/** Lets a window read over that way. */
export async function readCompressed(bench: Bench, context: BrowserContext): Promise<void> {
  const { firestore } = await site(bench);
  const host = await bench.once("compressed answers", () => compressing(bench));
  await context.route(
    (url) => url.host === firestore.host,
    (route) => route.continue({ url: route.request().url().replace(firestore.host, host) }),
  );
}
