import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ServedSite } from "../../scripts/hosting/serveSite";
import { rememberedSite } from "./rememberedSite";

const asked: string[] = [];
let site: ServedSite;

beforeAll(async () => {
  const host = createServer(({ method, url, headers }, answer) => {
    asked.push(`${method} ${url}`);
    if (url === "/torn" && asked.length === 1) return void answer.destroy();
    answer.writeHead(url === "/gone" ? 404 : 200, { "x-policy": "self", vary: "accept-encoding" });
    answer.end(`${headers["accept-encoding"]} ${headers.range ?? "whole"} ${asked.length}`);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  site = await rememberedSite({
    url: `http://127.0.0.1:${port}`,
    close: async () => void host.close(),
  });
});
beforeEach(() => void asked.splice(0));
afterAll(() => site.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${site.url}${path}`, {
    headers: { "accept-encoding": "identity", ...headers },
  });
  return {
    status: answer.status,
    policy: answer.headers.get("x-policy"),
    text: await answer.text(),
  };
};

it("answers a second time as the first time, without asking the site", async () => {
  const first = await ask("/a.js?b");
  expect(first).toEqual({ status: 200, policy: "self", text: "identity whole 1" });
  expect(await ask("/a.js?b")).toEqual(first);
  expect(await ask("/gone")).toMatchObject({ status: 404 });
  expect(await ask("/gone")).toMatchObject({ status: 404 });
  expect(asked).toEqual(["GET /a.js?b", "GET /gone"]);
});

it("asks again for what failed the first time", async () => {
  await expect(ask("/torn")).rejects.toThrow("fetch failed");
  expect(await ask("/torn")).toMatchObject({ status: 200 });
  expect(asked).toHaveLength(2);
});

it("keeps answers of other encodings apart", async () => {
  expect(await ask("/b.js")).toMatchObject({ text: "identity whole 1" });
  expect(await ask("/b.js", { "accept-encoding": "gzip" })).toMatchObject({ text: "gzip whole 2" });
});

it("passes on what asks for a part, or whether something has changed", async () => {
  await ask("/c.js");
  expect(await ask("/c.js", { range: "bytes=0-1" })).toMatchObject({
    text: expect.stringMatching(/ bytes=0-1 2$/),
  });
  await ask("/c.js", { "if-none-match": "x" });
  expect(await ask("/c.js")).toMatchObject({ text: "identity whole 1" });
  expect(asked).toHaveLength(3);
});
