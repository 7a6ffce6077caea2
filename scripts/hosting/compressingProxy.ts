import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createGzip } from "node:zlib";
import { LOCALHOST } from "../emulators/ports";

/** Headers that concern only one connection, so that a proxy does not pass them on. */
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

/** Whether the client accepts gzip by its header "accept-encoding"; a quality of 0 refuses it. */
export function takesGzip(accepted: string | undefined): boolean {
  return (accepted ?? "").split(",").some((one) => {
    const [coding, ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
    return coding === "gzip" && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

const HAS_NO_BODY = [204, 304];

function passOn(asked: IncomingMessage, given: IncomingMessage, answer: ServerResponse): void {
  const status = given.statusCode ?? 502;
  const dropped = [...HOP_BY_HOP];
  const headers: IncomingHttpHeaders = {
    vary: [given.headers.vary, "Accept-Encoding"].filter(Boolean).join(", "),
  };
  const compresses =
    takesGzip(asked.headers["accept-encoding"]) &&
    !given.headers["content-encoding"] &&
    asked.method !== "HEAD" &&
    !HAS_NO_BODY.includes(status);
  if (compresses) {
    headers["content-encoding"] = "gzip";
    // The length is that of the uncompressed body.
    dropped.push("content-length");
  }
  const kept = Object.entries(given.headers).filter(([name]) => !dropped.includes(name));
  answer.writeHead(status, { ...Object.fromEntries(kept), ...headers });
  // Each piece is sent at once, because the answer to a live query does not end while the client listens.
  if (compresses) given.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(answer);
  else given.pipe(answer);
}

/** Starts a proxy for an HTTP server that compresses answers for clients that accept it. @param target "host:port" */
export async function startCompressing(
  target: string,
): Promise<{ readonly host: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(`http://${target}`);
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request({ hostname, port, method, path: url, headers }, (given) =>
      passOn(asked, given, answer),
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, LOCALHOST);
  await once(server, "listening");
  // The type is safe: a server that listens on a port has an AddressInfo.
  const own = server.address() as AddressInfo;
  return {
    host: `${LOCALHOST}:${own.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
