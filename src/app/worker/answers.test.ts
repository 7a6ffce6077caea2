import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fileAnswer, pageAnswer } from "./answers";

const kept = new Map<string, Response>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("caches", {
    match: async (asked: Request | string) =>
      kept.get(typeof asked === "string" ? asked : new URL(asked.url).pathname),
  });
});
afterEach(() => vi.unstubAllGlobals());

const never = new Promise<Response>(() => {});
const shell = () => {
  const answer = new Response("shell");
  kept.set("/offline", answer);
  return answer;
};

it("gives the page that the network has", async () => {
  shell();
  const page = new Response("page");
  expect(await pageAnswer(Promise.resolve(page), "/offline")).toBe(page);
});

it("gives the kept page without a network, and for one that does not answer", async () => {
  const answer = shell();
  expect(await pageAnswer(Promise.reject(new TypeError()), "/offline")).toBe(answer);
  expect(await pageAnswer(never, "/offline", 1)).toBe(answer);
});

it("leaves the failure to the browser where no page is kept", async () => {
  await expect(pageAnswer(Promise.reject(new TypeError("down")), "/offline")).rejects.toThrow(
    "down",
  );
});

it("gives a file as it is kept, and asks the network for any other", async () => {
  const file = new Response("code");
  kept.set("/assets/a.js", file);
  vi.stubGlobal("fetch", async () => new Response("fetched"));
  expect(await fileAnswer(new Request("https://arena.example/assets/a.js"))).toBe(file);
  const other = await fileAnswer(new Request("https://arena.example/assets/b.js"));
  expect(await other.text()).toBe("fetched");
});

it("asks past the browser's cache for a file that is missing", async () => {
  // The cache remembers that the file was missing; the host has it by now.
  vi.stubGlobal("fetch", async (_: Request, { cache = "default" }: RequestInit = {}) =>
    cache === "reload" ? new Response("code") : new Response("", { status: 404 }),
  );
  const answer = await fileAnswer(new Request("https://arena.example/assets/late.js"));
  expect(await answer.text()).toBe("code");
});
