import { afterEach, describe, expect, it, vi } from "vitest";
import { answersHere } from "./online";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a host on this machine", () => {
  it.each(["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])("is asked at %s", async (host) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    expect(await answersHere(host)).toBe(true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await answersHere(host)).toBe(false);
  });

  it("is not asked in the moment of the cut, when a request may still pass", async () => {
    let isCut = false;
    setTimeout(() => (isCut = true), 50);
    vi.stubGlobal("fetch", () => (isCut ? Promise.reject(new TypeError()) : new Response()));
    expect(await answersHere("127.0.0.1:8080")).toBe(false);
  });

  it.each([undefined, "firestore.googleapis.com", "localhost.example:80", "127.evil.example"])(
    "is not %s",
    async (host) => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
      expect(await answersHere(host)).toBe(false);
    },
  );
});
