import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { PUBLISHED } from "../published";
import { leaveRead } from "./earlyReads";
import { documentUrl } from "./restDocuments";
import { restReader } from "./restReader";

const address = { projectId: "arena", apiKey: "key" };
const url = documentUrl(address, PUBLISHED, "mls");
const listing = { records: [], unreadable: [], readAt: 5, source: "published" } as const;
const read = {
  url,
  document: {},
  listings: { results: listing },
  body: { name: "x/documents/published/mls", fields: {} },
};
const refused = vi.fn<typeof fetch>(async () => new Response("{}", { status: 503 }));

beforeEach(() => {
  vi.stubGlobal("fetch", refused);
  globalThis.arenaEarly = { [url]: Promise.resolve(new Response("{}")) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  refused.mockClear();
  globalThis.arenaEarly = undefined;
  globalThis.arenaRead = undefined;
});

it("is what the reader gives without a request, once", async () => {
  leaveRead(read);
  const reader = restReader(address);
  expect(await reader.read(mls, "results")).toBe(listing);
  // Its request is not there for the next reading.
  expect(globalThis.arenaEarly).toEqual({});
  expect(refused).not.toHaveBeenCalled();
  await expect(reader.read(mls, "results")).rejects.toMatchObject({ kind: "unavailable" });
  expect(refused).toHaveBeenCalledOnce();
});

it.each([
  ["a kind that stands elsewhere", "players", undefined],
  ["a past season", "results", "2025"],
] as const)("is not given to %s", async (_, kind, season) => {
  leaveRead(read);
  const asked = restReader(address).read(mls, kind, season ? { season } : {});
  await expect(asked).rejects.toMatchObject({ kind: "unavailable" });
});

it("is not given for news once the reader has taken the request over", async () => {
  const body = { ...read.body, fields: { results: { mapValue: { fields: {} } } } };
  globalThis.arenaEarly = { [url]: Promise.resolve(Response.json(body)) };
  const reader = restReader(address);
  expect(await reader.read(mls, "results")).not.toBe(listing);
  leaveRead(read);
  await expect(reader.read(mls, "results")).rejects.toMatchObject({ kind: "unavailable" });
  expect(refused).toHaveBeenCalledOnce();
});

it("is kept for visits without a network", async () => {
  const put = vi.fn(async () => {});
  vi.stubGlobal("caches", { open: async () => ({ put }) });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
  leaveRead(read);
  await restReader(address).read(mls, "results");
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(url, expect.any(Response)));
});
