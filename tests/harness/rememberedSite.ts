import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { ServedSite } from "../../scripts/hosting/serveSite";
import { LOCALHOST } from "../../scripts/emulators/ports";

/** An answer as the site sent it. */
interface Answer {
  readonly status: number;
  readonly headers: string[];
  readonly body: Buffer;
}

/**
 * Returns the key under which an answer is stored: the address and the accepted encodings, because files are
 * compressed.
 */
const keyOf = ({ url, headers }: IncomingMessage) => `${url} ${headers["accept-encoding"] ?? ""}`;

/** Whether an answer must not be stored: requests for a part of a file or for a change of it, and all but GET. */
const isOfItsOwn = ({ method, headers }: IncomingMessage) =>
  method !== "GET" ||
  ["range", "if-none-match", "if-modified-since"].some((name) => name in headers);

async function ask(site: string, request: IncomingMessage): Promise<Answer> {
  const { method, url, headers } = request;
  const asked = get(`${site}${url}`, { method, headers, agent: false });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode = 500, rawHeaders } = answer;
  return { status: statusCode, headers: rawHeaders, body: await buffer(answer) };
}

/**
 * Starts a server that stores the site's answers, because the files do not change during the tests. Each test starts
 * with an empty browser cache and fetches 50 to 100 files; to make these answers again and again took a tenth of the
 * time of the end-to-end tests.
 */
export async function rememberedSite(site: ServedSite): Promise<ServedSite> {
  const answers = new Map<string, Promise<Answer>>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = keyOf(request);
    const known = isOfItsOwn(request) ? undefined : answers.get(key);
    const asked = known ?? ask(site.url, request);
    if (!isOfItsOwn(request)) answers.set(key, asked);
    // A request that failed is sent again the next time.
    asked.catch(() => answers.delete(key));
    const { status, headers, body } = await asked;
    response.writeHead(status, headers).end(body);
  };
  const running = createServer((request, response) => {
    // If the answer fails, or if the browser has closed, the connection is closed.
    answer(request, response).catch(() => response.destroy());
  }).listen(0, LOCALHOST);
  await once(running, "listening");
  const { port } = running.address() as AddressInfo;
  return {
    url: `http://${LOCALHOST}:${port}`,
    async close() {
      running.closeAllConnections();
      await new Promise((resolve) => running.close(resolve));
      await site.close();
    },
  };
}
