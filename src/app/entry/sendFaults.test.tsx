// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { sendFaults } from "./sendFaults";

const ADDRESS = "https://faults.example/in";
const told = (message: string) =>
  window.dispatchEvent(Object.assign(new Event("error"), { error: new TypeError(message) }));

let end = () => {};
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

it("sends what broke, each once and no more than five, without anything of the visitor", () => {
  const post = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal("fetch", post);
  history.replaceState(null, "", "/mls/players/ayo-bello?q=ayo");
  end = sendFaults(ADDRESS);
  for (const message of ["one", "one", "two", "three", "four", "five", "six"]) told(message);
  expect(post).toHaveBeenCalledTimes(5);
  const [address, options] = post.mock.calls[0] ?? [];
  expect(address).toBe(ADDRESS);
  expect(options).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  const sent: unknown = JSON.parse(String(options?.body));
  expect(Object.keys(sent as object)).toEqual(["message", "place", "page", "version", "browser"]);
  expect(sent).toMatchObject({ message: "TypeError: one", page: "/mls/players/…" });
});

it("disturbs nobody where the service does not answer, and leaves administrators' faults alone", async () => {
  const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", post);
  end = sendFaults(ADDRESS);
  told("one");
  await Promise.resolve();
  expect(post).toHaveBeenCalledOnce();
  for (const page of ["/mls/admin-dashboard/results", "/mls/admin-auth"]) {
    history.replaceState(null, "", page);
    told(page);
  }
  expect(post).toHaveBeenCalledOnce();
});
