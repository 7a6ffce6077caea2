import { afterEach, describe, expect, it, vi } from "vitest";
import { restDocuments, restUrl } from "./restDocuments";

const address = { projectId: "arena", apiKey: "k&y" };
const published =
  "https://firestore.googleapis.com/v1/projects/arena/databases/(default)/documents/" +
  "published/mlsResults?key=k%26y";

const answer = (body: unknown) => new Response(JSON.stringify(body));
const stored = { name: "x/documents/published/mlsResults", fields: { a: { stringValue: "b" } } };

function fetching(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError("Failed to fetch"));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const documents = (signal?: AbortSignal) => restDocuments(address, { signal, timeout: 5_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.arenaEarly = undefined;
});

describe("restDocuments", () => {
  it("asks with a plain GET, so that the browser sends no preflight", async () => {
    const fetch = fetching(answer(stored));
    expect(await documents().get("published", "mlsResults")).toEqual({ a: "b" });
    expect(fetch.mock.calls[0]?.[0]).toBe(published);
    expect(fetch.mock.calls[0]?.[1]).toEqual({ signal: expect.any(AbortSignal) });
  });

  it("reads no document as null", async () => {
    fetching(new Response("{}", { status: 404 }));
    expect(await documents().get("published", "mlsResults")).toBeNull();
  });

  it("lists page after page, up to the limit", async () => {
    const page = (id: string, nextPageToken?: string) =>
      answer({ documents: [{ name: `x/documents/mlsResults/${id}` }], nextPageToken });
    const fetch = fetching(page("a", "t1"), page("b", "t2"), page("c"));
    const found = await documents().list("mlsResults", 2);
    expect(found.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(fetch.mock.calls.map(([url]) => String(url).split("?")[1])).toEqual([
      "pageSize=200&key=k%26y",
      "pageSize=200&pageToken=t1&key=k%26y",
    ]);
  });

  it("uses a request that the page has started early, once", async () => {
    const fetch = fetching(answer({ ...stored, fields: {} }));
    globalThis.arenaEarly = { [published]: Promise.resolve(answer(stored)) };
    expect(await documents().get("published", "mlsResults")).toEqual({ a: "b" });
    expect(fetch).not.toHaveBeenCalled();
    expect(await documents().get("published", "mlsResults")).toEqual({});
  });

  it.each([
    { age: 1_200, left: 3_800 },
    { age: 9_000, left: 1_250 },
  ])("waits $left ms more for one that was sent $age ms ago", async ({ age, left }) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.advanceTimersByTime(age);
    globalThis.arenaEarly = { [published]: new Promise(() => {}) };
    const told = vi.fn();
    documents().get("published", "mlsResults").catch(told);
    await vi.advanceTimersByTimeAsync(left - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: "timeout" }));
  });

  it("says offline where the browser knows that it is", async () => {
    fetching();
    await expect(documents().get("a", "b")).rejects.toMatchObject({ kind: "unavailable" });
    vi.stubGlobal("navigator", { onLine: false });
    await expect(documents().get("a", "b")).rejects.toMatchObject({ kind: "offline" });
  });

  it("stops when its reader no longer wants it", async () => {
    const controller = new AbortController();
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      controller.abort();
      return signal?.aborted ? Promise.reject(new DOMException("", "AbortError")) : answer(stored);
    });
    await expect(documents(controller.signal).get("a", "b")).rejects.toMatchObject({
      kind: "unavailable",
    });
  });

  it("reads another database of the project where one is named", () => {
    const at = (databaseId?: string) => restUrl({ ...address, databaseId }, "mlsResults");
    expect(at("restored")).toContain("/projects/arena/databases/restored/documents/mlsResults?");
    expect(at("")).toBe(at());
    expect(at()).toContain("/databases/(default)/");
  });

  it("goes to the emulator where there is one", () => {
    const url = restUrl({ ...address, emulatorHost: "127.0.0.1:8080" }, "mlsResults");
    expect(url.startsWith("http://127.0.0.1:8080/v1/projects/arena/")).toBe(true);
  });
});
