// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.innerHTML =
    '<link rel="later" href="/assets/a.js"><link rel="later" href="/assets/b.js">';
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = "";
});

const fetched = () => document.querySelectorAll('link[rel="modulepreload"]').length;

it("the site's own code is fetched once what comes early is drawn", async () => {
  const { startSite } = await import("./startSite");
  expect(fetched()).toBe(0);
  startSite();
  expect(fetched()).toBe(2);
});

it("the site's own code does not wait for data that do not come", async () => {
  await import("./startSite");
  vi.advanceTimersByTime(999);
  expect(fetched()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(fetched()).toBe(2);
});
