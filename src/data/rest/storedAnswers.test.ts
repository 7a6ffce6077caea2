import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeAnswer, readAnswer } from "./storedAnswers";

const held = new Map<string, Response>();

/** The browser's Cache Storage, as far as it is used. */
function stubCaches(broken = false) {
  const put = async (address: string, response: Response) => {
    if (broken) throw new DOMException("full", "QuotaExceededError");
    held.set(address, new Response(await response.text(), response));
  };
  vi.stubGlobal("caches", {
    open: async () => ({ put }),
    match: async (address: string) => held.get(address)?.clone(),
  });
}

beforeEach(() => {
  held.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("gives back the latest answer, and from when it is", async () => {
  vi.useFakeTimers({ now: 1_000 });
  stubCaches();
  await storeAnswer("https://db/a", Response.json({ fields: 1 }));
  vi.setSystemTime(2_000);
  await storeAnswer("https://db/a", Response.json({ fields: 2 }));
  expect(await readAnswer("https://db/a")).toEqual({ body: { fields: 2 }, readAt: 2_000 });
  expect(await readAnswer("https://db/b")).toBeNull();
});

it("says that there is none when what was kept is something else", async () => {
  stubCaches();
  const at = (readAt: string) => ({ headers: { "x-read-at": readAt } });
  for (const other of [
    new Response("{}"),
    new Response("{}", at("now")),
    new Response("", at("1000")),
    new Response('{"fields":', at("1000")),
  ]) {
    held.set("https://db/a", other);
    expect(await readAnswer("https://db/a")).toBeNull();
  }
});

it("harms nobody where nothing can be kept", async () => {
  await storeAnswer("https://db/a", Response.json({}));
  expect(await readAnswer("https://db/a")).toBeNull();
  stubCaches(true);
  await storeAnswer("https://db/a", Response.json({}));
  expect(await readAnswer("https://db/a")).toBeNull();
});
