import { afterEach, describe, expect, it, vi } from "vitest";
import { heldClock } from "../../tests/harness/heldClock";
import { isEmulatorReachable } from "./online";

/** What it says after its pause. */
async function answerOf(host: string): Promise<boolean> {
  const answer = isEmulatorReachable(host);
  await heldClock.runOut(300);
  return answer;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a host on this machine", () => {
  it.each(["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])("is asked at %s", async (host) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    expect(await answerOf(host)).toBe(true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await answerOf(host)).toBe(false);
  });

  it("is not asked in the moment of the cut, when a request may still pass", async () => {
    let isCut = false;
    vi.stubGlobal("fetch", () => (isCut ? Promise.reject(new TypeError()) : new Response()));
    const answer = isEmulatorReachable("127.0.0.1:8080");
    isCut = true;
    await heldClock.runOut(300);
    expect(await answer).toBe(false);
  });

  it.each([undefined, "firestore.googleapis.com", "localhost.example:80", "127.evil.example"])(
    "is not %s",
    async (host) => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
      expect(await isEmulatorReachable(host)).toBe(false);
    },
  );
});
