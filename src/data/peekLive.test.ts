import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../tests/arena/leagues/mbl";
import { mls } from "../../tests/arena/leagues/mls";
import { mvl } from "../../tests/arena/leagues/mvl";
import { failure } from "./failure";
import { PEEK_LASTS, peekOnce, peekRest } from "./peekLive";

const state = { updatedAt: null, matches: new Map() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks once however many pages ask, and again when the answer is old", async () => {
  const peek = vi.fn(async () => state);
  await Promise.all([peekOnce(mls, peek), peekOnce(mls, peek), peekOnce(mbl, peek)]);
  expect(peek).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(PEEK_LASTS - 1);
  await peekOnce(mls, peek);
  expect(peek).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await peekOnce(mls, peek);
  expect(peek).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(PEEK_LASTS);
});

it("keeps no failure", async () => {
  const refused = vi.fn(async () => Promise.reject(failure("offline")));
  await expect(peekOnce(mvl, refused)).rejects.toMatchObject({ kind: "offline" });
  const peek = vi.fn(async () => state);
  expect(await peekOnce(mvl, peek)).toBe(state);
  expect(peek).toHaveBeenCalledTimes(1);
});

describe("over REST", () => {
  const answers = (body: unknown) => {
    const fetch = vi.fn(async () => new Response(JSON.stringify(body)));
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };
  afterEach(() => void vi.unstubAllGlobals());
  const address = { projectId: "arena", apiKey: "k" };
  const name = "projects/arena/databases/(default)/documents/live/mls";
  const missing = [{ missing: name, readTime: "2026-11-30T10:00:00Z" }];
  const match = { scoreA: { integerValue: "1" }, scoreB: { integerValue: "0" } };
  const matches = { mapValue: { fields: { one: { mapValue: { fields: match } } } } };

  it("asks for the document so that its absence is an answer, not an error", async () => {
    const fetch = answers(missing);
    expect(await peekRest(address, mls)).toEqual({ updatedAt: null, matches: new Map() });
    expect(fetch.mock.calls).toEqual([
      [
        "https://firestore.googleapis.com/v1/projects/arena/databases/(default)/documents:batchGet?key=k",
        { method: "POST", body: JSON.stringify({ documents: [name] }), signal: expect.anything() },
      ],
    ]);
  });

  it("reads the matches that are on", async () => {
    answers([{ found: { name, fields: { matches } } }]);
    const { matches: on } = await peekRest(address, mls);
    expect([...on.keys()]).toEqual(["one"]);
  });

  it("fails where something else answers", async () => {
    answers({});
    await expect(peekRest(address, mls)).rejects.toMatchObject({ kind: "unavailable" });
  });
});
