// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../../tests/arena/leagues/mls";
import { setLiveMatches } from "@/ui/match/liveNow";
import { clubKey, follow } from "@/ui/mine/mine";
import { makeFixture, makeResult, makeSeason, makeTeam } from "../../../../tests/factories/records";
import { stubVisitorZone } from "../../../../tests/factories/zone";
import { renderPage, type Held } from "../../../../tests/harness/renderPage";
import TodayPage from "../TodayPage";

// What is on would be followed over a store of its own.
vi.mock(import("@/data/followLeague"), () => ({ followLeague: () => () => {} }));

const HOUR = 3_600_000;
/** Sunday 22 November 2026, 15:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 22, 14);
const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const [N, L] = ["Northgate Athletic", "Lagoon City"];

const result = (id: string, teamA: string, scoreA: number, teamB: string, gameWeek: string) =>
  makeResult({ id, teamA, teamB, scoreA, scoreB: 0, gameWeek, date: NOW - 72 * HOUR });

/** Kingsway have won twice, Mount was second before Harbour won; both play now, Northgate of the other group later. */
const held: Held = {
  seasons: [makeSeason({ id: "2026" })],
  teams: [
    ...[K, H, T].map((name) => makeTeam({ name, group: "A", house: name === K ? "Science" : "" })),
    ...[N, L].map((name) => makeTeam({ name, group: "B" })),
  ],
  results: [result("r1", K, 1, T, "1"), result("r2", K, 2, H, "1"), result("r3", H, 1, T, "2")],
  fixtures: [
    makeFixture({ id: "on", teamA: T, teamB: H, date: NOW - HOUR / 2, status: "Upcoming" }),
    makeFixture({ id: "later", teamA: N, teamB: L, date: NOW + 3 * HOUR, status: "Upcoming" }),
  ],
};

const open = async (isWide: boolean, of: Held = held, at = "/today?sport=football") => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: isWide && media.includes("min-width: 60em"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const page = renderPage(<TodayPage />, of, at);
  for (let round = 0; round < 3; round += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
  return page;
};
const lines = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  localStorage.clear();
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  act(() => setLiveMatches("mls", new Map()));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows on a wide screen the table of what is on, as the latest game week moved it", async () => {
  await open(true);
  expect(screen.getByRole("heading", { name: "MLS football, Group A" })).toBeVisible();
  const [first, second] = lines();
  expect(first).toContain(K);
  expect(second).toContain(`${H} ▲, up 1 place in game week 2`);
});

it("counts the match that is on as it stands, and says so", async () => {
  await open(true);
  const outcome = {
    scoreA: 3,
    scoreB: 0,
    figureA: "3",
    figureB: "0",
    loser: null,
    status: "Live",
    ending: "",
  };
  const shown = { outcome, state: "30'", detail: "", entries: [] };
  act(() => setLiveMatches("mls", new Map([["on", shown]])));
  expect(screen.getByText("As it stands")).toBeVisible();
  expect(lines()[1]).toContain(`${T} ▲, up 1 place as it stands`);
});

it("prefers a followed club's table to others of the day, but not to what is on", async () => {
  const fixtures = held.fixtures === "broken" ? [] : held.fixtures?.slice(1);
  const later = makeFixture({ id: "first", teamA: T, teamB: H, date: NOW + HOUR });
  follow("clubs", clubKey(mls, "lagoon-city"), true);
  const { unmount } = await open(true, { ...held, fixtures: [later, ...(fixtures ?? [])] });
  expect(screen.getByRole("heading", { name: "MLS football, Group B" })).toBeVisible();
  expect(lines().join()).toContain("Followed: ");
  unmount();
  await open(true);
  expect(screen.getByRole("heading", { name: "MLS football, Group A" })).toBeVisible();
});

it("leads to the championship, and to no table on a day that has none", async () => {
  await open(true, { ...held, fixtures: [] });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("link", { name: /^Arena championship/ })).toHaveAttribute(
    "href",
    "/championship",
  );
});

it("has no championship before a league has given a point", async () => {
  await open(true, { seasons: held.seasons ?? [] });
  expect(screen.queryByRole("link", { name: /^Arena championship/ })).toBeNull();
});

it("names no leader while a league cannot be read", async () => {
  await open(true, { ...held, standings: "broken" });
  expect(screen.queryByRole("link", { name: /^Arena championship/ })).toBeNull();
});

it("shows nothing of it on a phone", async () => {
  await open(false);
  expect(screen.getByRole("region", { name: "Matches by day" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Beside the matches" })).toBeNull();
  expect(screen.queryByRole("link", { name: /^Arena championship/ })).toBeNull();
});

it("reads no listing twice", async () => {
  const { reads } = await open(true);
  const once = new Map<string, number>();
  for (const kind of reads) once.set(kind, (once.get(kind) ?? 0) + 1);
  expect(once.get("meets")).toBe(1);
  const fixtures = once.get("fixtures") ?? 0;
  expect(once.get("seasons")).toBe(fixtures + 1);
  fireEvent.click(screen.getByRole("button", { name: "Next day" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(reads.filter((kind) => kind === "fixtures")).toHaveLength(fixtures);
});
