import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCompressing, takesGzip } from "./compressingProxy";

const TEXT = "a table of results ".repeat(500);

describe("takesGzip", () => {
  it.each([
    ["gzip, deflate, br", true],
    ["br;q=1, GZIP;q=0.5", true],
    ["gzip;q=0", false],
    ["br", false],
    [undefined, false],
  ])("%s: %s", (accepted, takes) => expect(takesGzip(accepted)).toBe(takes));
});

describe("the way that compresses", () => {
  let server: Server;
  let proxy: Awaited<ReturnType<typeof startCompressing>>;

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      if (asked.url === "/nothing") {
        answer.writeHead(204).end();
        return;
      }
      answer.writeHead(asked.url === "/missing" ? 404 : 200, {
        "content-type": "text/plain",
        "content-length": TEXT.length,
        "access-control-allow-origin": "*",
        vary: "Origin",
      });
      answer.end(TEXT);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    proxy = await startCompressing(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await proxy.close();
    server.close();
    server.closeAllConnections();
  });

  async function ask(path: string, accepted?: string) {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const sent = get(`http://${proxy.host}${path}`, { headers });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const parts: Buffer[] = await answer.toArray();
    return { answer, body: Buffer.concat(parts) };
  }

  it("compresses for who takes it, and says so", async () => {
    const { answer, body } = await ask("/", "gzip, br");
    expect(answer.headers).toMatchObject({
      "content-encoding": "gzip",
      vary: "Origin, Accept-Encoding",
      "access-control-allow-origin": "*",
    });
    expect(answer.headers["content-length"]).toBeUndefined();
    expect(body.length).toBeLessThan(TEXT.length / 10);
    expect(gunzipSync(body).toString()).toBe(TEXT);
  });

  it("sends it plain to who does not, with the same Vary", async () => {
    const { answer, body } = await ask("/");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers).toMatchObject({
      "content-length": String(TEXT.length),
      vary: "Origin, Accept-Encoding",
    });
    expect(body.toString()).toBe(TEXT);
  });

  it("keeps statuses, and puts no body where there is none", async () => {
    expect((await ask("/missing", "gzip")).answer.statusCode).toBe(404);
    const { answer, body } = await ask("/nothing", "gzip");
    expect([answer.statusCode, body.length]).toEqual([204, 0]);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });
});
