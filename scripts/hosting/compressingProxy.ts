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

/** What belongs to one connection. */
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

/** Whether the client takes gzip, as its "accept-encoding" says; a quality of 0 refuses it. */
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
    // It is the length of the plain body.
    dropped.push("content-length");
  }
  const kept = Object.entries(given.headers).filter(([name]) => !dropped.includes(name));
  answer.writeHead(status, { ...Object.fromEntries(kept), ...headers });
  // Each piece at once: an answer may go on for as long as somebody listens.
  if (compresses) given.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(answer);
  else given.pipe(answer);
}

/** A way to an HTTP server on which answers are compressed for clients that take that. */
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
  // It listens on a port, so its address is one of these.
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
