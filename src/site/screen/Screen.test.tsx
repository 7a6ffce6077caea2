// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeFixture, makeMeet, makeResult, makeStanding } from "../../../tests/factories/records";
import type * as connection from "@/data/connection";
import { renderPage } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import Screen from "./Screen";
import { screenTimes } from "./upkeep";

// A page follows a match that is on: nothing is heard of it here but what a test holds.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

const NOW = Date.UTC(2026, 10, 22, 14);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  vi.stubGlobal("fetch", async () => new Response(""));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => document.querySelector("section")?.getAttribute("aria-label");
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(besides: Parameters<typeof renderPage>[1] = {}) {
  const fixtures = [makeFixture({ id: "next", date: NOW + HOUR, teamA: "Kingsway Rovers" })];
  const page = renderPage(<Screen slug="mls" />, {
    fixtures,
    standings: [makeStanding()],
    ...besides,
  });
  await settle();
  return page;
}

it("shows one scene after another, and stays where it is paused", async () => {
  await open();
  expect(shown()).toBe("Next");
  await wait(screenTimes.scene + 1000);
  const second = shown();
  expect(second).toMatch(/table$/);
  fireEvent.keyDown(document.body, { key: " " });
  expect(screen.getByRole("button", { name: "Pause" })).toHaveAttribute("aria-pressed", "true");
  await wait(3 * screenTimes.scene);
  expect(shown()).toBe(second);
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(shown()).toBe("Next");
});

it.each([
  ["is chosen by hand", () => fireEvent.keyDown(document.body, { key: "ArrowRight" })],
  ["goes on after a pause", () => [1, 2].map(() => fireEvent.keyDown(document.body, { key: " " }))],
])("shows a scene for its full time after it %s", async (_, act_) => {
  await open();
  await wait(screenTimes.scene - 2000);
  act_();
  const chosen = shown();
  await wait(screenTimes.scene - 1000);
  expect(shown()).toBe(chosen);
  await wait(2000);
  expect(shown()).not.toBe(chosen);
});

it.each([
  ["next", HOUR],
  ["live", -HOUR / 2],
])("says of which knock-out a match is that is %s", async (_, in_) => {
  const semi = makeFixture({ id: "semi", date: NOW + in_, gameWeek: "", stage: "SF1" });
  await open({ fixtures: [semi] });
  expect(screen.getAllByText(/Semi-finals/)[0]).toBeVisible();
  expect(screen.queryByText(/SF1/)).toBeNull();
});

it("reads again after its interval, shows what changed, and keeps one timer", async () => {
  const page = await open();
  const timers = vi.getTimerCount();
  page.reads.length = 0;
  await wait(screenTimes.read - (2 * HOUR) / 3_600);
  expect(page.reads).toEqual([]);
  page.held.fixtures = [makeFixture({ id: "next", date: NOW + HOUR, teamA: "Harbour Eagles" })];
  await wait(10_000);
  expect(page.reads).toContain("fixtures");
  expect(screen.getAllByText("Harbour Eagles").length).toBeGreaterThan(0);
  await wait(10 * screenTimes.read);
  expect(vi.getTimerCount()).toBe(timers);
  page.unmount();
  expect(vi.getTimerCount()).toBeLessThan(timers);
});

it("keeps what it has without a connection, says from when it is, and goes on by itself", async () => {
  const page = await open();
  page.held.fixtures = "broken";
  await wait(screenTimes.read + 1000);
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(screen.getAllByText("Kingsway Rovers").length).toBeGreaterThan(0);
  page.held.fixtures = [makeFixture({ id: "next", date: NOW + HOUR, teamA: "Lagoon City" })];
  await wait(screenTimes.read);
  expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  expect(screen.getAllByText("Lagoon City").length).toBeGreaterThan(0);
});

it("shows what is ready while something is still read", async () => {
  await open({ waiting: ["standings"], fixtures: [] });
  expect(screen.getByText("Loading screen")).toBeInTheDocument();
  cleanup();
  await open({ waiting: ["standings"] });
  expect(screen.getByText("Loading screen")).toBeInTheDocument();
  await wait(screenTimes.patience + 1000);
  expect(shown()).toBe("Next");
  expect(screen.queryByText("Loading screen")).toBeNull();
});

it("loads a newer version of the site by itself", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: "/mls/screen", reload });
  let version = 1;
  vi.stubGlobal("fetch", async () => new Response(`<script src="/assets/start-${version}.js">`));
  await open();
  await wait(screenTimes.version + 1000);
  expect(reload).not.toHaveBeenCalled();
  version = 2;
  await wait(screenTimes.version);
  expect(reload).toHaveBeenCalledOnce();
});

it("says of a latest result that it is void", async () => {
  const result = makeResult({ id: "over", date: NOW - 24 * HOUR, scoreA: 0, scoreB: 0 });
  await open({ results: [{ ...result, ending: "void" }] });
  expect(screen.getByText(/^Void · /)).toBeVisible();
});

it("shows today's results before what comes, beside the scene too", async () => {
  const today = makeResult({ id: "over", date: NOW - 3 * HOUR, scoreA: 2, scoreB: 1 });
  await open({ results: [today] });
  expect(shown()).toBe("Results");
  expect(screen.getByText("2–1")).toBeVisible();
  const titles = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(titles()).toEqual(["Results", "Next"]);
  await wait(2 * screenTimes.scene + 1000);
  expect(shown()).toMatch(/table$/);
  expect(titles().slice(-2)).toEqual(["Latest results", "Next"]);
});

it("shows a league of meets", async () => {
  const meets = [makeMeet({ id: "next", name: "Second meet", date: NOW + HOUR })];
  renderPage(<Screen slug="mal" />, { meets });
  await wait(0);
  expect(shown()).toBe("MAL meet");
  expect(screen.getAllByText("Second meet").length).toBeGreaterThan(0);
});
