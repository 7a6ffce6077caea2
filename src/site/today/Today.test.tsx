// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayInWords, daysFrom } from "@/domain/day";
import { leagues } from "@arena/leagues";
import { clubKey, follow } from "@/ui/mine/mine";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { swipe } from "../../../tests/factories/pointer";
import { stubVisitorZone } from "../../../tests/factories/zone";
import type * as connection from "@/data/connection";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import TodayPage from "./TodayPage";

// A page follows a match that is on: nothing is heard of it here but what a test holds.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

const HOUR = 3_600_000;
/** Sunday 22 November 2026, 15:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 22, 14);
const TODAY = "2026-11-22";

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (held: Held = {}, at = "/today") => {
  const page = renderPage(<TodayPage />, held, at);
  await settle();
  return page;
};

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fixture = (id: string, hours: number, status = "Upcoming") =>
  makeFixture({ id, date: NOW + hours * HOUR, teamA: `Home ${id}`, gameWeek: id, status });
const result = (id: string, hours: number) =>
  makeResult({ id, date: NOW + hours * HOUR, teamA: `Home ${id}`, gameWeek: id });
const playing = leagues.filter(({ collections }) => collections.fixtures ?? collections.meets);
const ofMatches = playing.filter(({ collections }) => collections.fixtures).length;
const keeping = playing.filter(({ collections }) => collections.results).length;
const parts = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const rows = (part: string) =>
  within(screen.getByRole("region", { name: part }))
    .getAllByRole("listitem")
    .map((row) => within(row).getByRole("link").getAttribute("aria-label"));
const day = (name: RegExp | string) => screen.getByRole("button", { name });

describe("a day", () => {
  it("begins with what is on, then what is over, then what comes, league by league", async () => {
    await open({
      fixtures: [
        fixture("late", 5),
        fixture("next", 2),
        fixture("on", -0.5),
        fixture("due", -5),
        fixture("off", 3, "Postponed"),
        fixture("tomorrow", 24),
      ],
      results: [result("early", -6), result("done", -2)],
    });
    const many = ofMatches;
    expect(parts()).toEqual([
      `Live now ${many}`,
      `Finished ${many + 2 * keeping}`,
      `Next ${2 * many}`,
      `Not played ${many}`,
    ]);
    const first = (part: string, count: number) =>
      rows(part)
        .slice(0, count)
        .map((label) => /Home \w+/.exec(label ?? "")?.[0]);
    expect(first("Next", 2)).toEqual(["Home next", "Home late"]);
    expect(first("Finished", 3)).toEqual(["Home due", "Home done", "Home early"]);
  });

  it("begins what comes next with the league that plays first", async () => {
    const held = {
      mls: { fixtures: [fixture("late", 5)] },
      mvl: { fixtures: [fixture("next", 2)] },
    };
    renderPage(<TodayPage />, {}, "/today", {}, { leagues: held });
    await settle();
    expect(rows("Next").map((label) => /Home \w+/.exec(label ?? "")?.[0])).toEqual([
      "Home next",
      "Home late",
    ]);
  });

  it("may stand by the clock over all leagues, as the address says", async () => {
    const { address } = await open({ fixtures: [fixture("late", 5), fixture("next", 2)] });
    const leaguesOf = () =>
      within(screen.getByRole("region", { name: "Next" }))
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    const byLeague = leaguesOf();
    fireEvent.click(screen.getByRole("button", { name: "By time" }));
    await wait(0);
    expect(address()).toBe("/today?order=time");
    // The early match of every league, then the late one of every league.
    expect(rows("Next").map((label) => /Home \w+/.exec(label ?? "")?.[0])).toEqual([
      ...Array<string>(ofMatches).fill("Home next"),
      ...Array<string>(ofMatches).fill("Home late"),
    ]);
    fireEvent.click(screen.getByRole("button", { name: "By league" }));
    await wait(0);
    expect(leaguesOf()).toEqual(byLeague);
  });

  it("has a sheet for the press on every day with a match, and an order only of several", async () => {
    const one = { leagues: { mls: { fixtures: [fixture("only", 2)] } } };
    const page = renderPage(<TodayPage />, {}, "/today", {}, one);
    await settle();
    expect(screen.getByRole("button", { name: "For the press" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "By time" })).toBeNull();
    page.unmount();
    // The only match is that of a followed club, so no other part is there.
    follow("clubs", clubKey(mls, "kingsway-rovers"), true);
    const own = makeFixture({ id: "own", date: NOW + HOUR, teamA: "Kingsway Rovers" });
    renderPage(<TodayPage />, {}, "/today", {}, { leagues: { mls: { fixtures: [own] } } });
    await settle();
    expect(screen.getByRole("heading", { name: "My clubs" })).toBeVisible();
    expect(screen.getByRole("button", { name: "For the press" })).toBeVisible();
    localStorage.clear();
  });

  it("of today without a result shows the last ones there are", async () => {
    await open({
      fixtures: [fixture("next", 2)],
      results: [result("older", -60), result("done", -30)],
    });
    expect(parts().at(-1)).toBe("Latest results 3");
    expect(rows("Latest results").every((label) => label?.startsWith("Home done"))).toBe(true);
  });

  it("begins with what has been on since before midnight, not with what is over", async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 10));
    await open({
      fixtures: [
        makeFixture({ id: "on", date: Date.UTC(2026, 10, 21, 22, 50), teamA: "Home on" }),
        makeFixture({ id: "due", date: Date.UTC(2026, 10, 21, 15), teamA: "Home due" }),
        fixture("next", 2),
      ],
    });
    expect(parts()).toEqual([`Live now ${ofMatches}`, `Next ${ofMatches}`]);
    expect(rows("Live now")[0]).toMatch(/^Home on v/);
    const told = `Sunday 22 November 2026: ${2 * ofMatches} matches`;
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(told);
  });

  it("that has few matches also shows what comes after it", async () => {
    await open({ fixtures: [fixture("a", 24), fixture("b", 48), fixture("c", 72)] });
    expect(screen.getByText("No matches on Sun 22 Nov")).toBeVisible();
    expect(screen.getByText("Next: Mon 23 Nov, football")).toBeVisible();
    expect(rows("Next")).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: "Show Mon 23 Nov" }));
    await wait(0);
    expect(day(/^Monday 23 November 2026/)).toHaveAttribute("aria-pressed", "true");
  });

  it("is another one by its button, the arrows, a swipe and the address, and today again", async () => {
    const { address } = await open({ fixtures: [fixture("a", 24)] });
    fireEvent.click(day("Next day"));
    await wait(0);
    expect(address()).toBe("/today?day=2026-11-23");
    expect(rows("Next")).toHaveLength(ofMatches);
    const list = screen.getByRole("region", { name: "Next" });
    swipe(list, 300, 200);
    await wait(0);
    expect(address()).toBe("/today?day=2026-11-24");
    fireEvent.click(day("Previous day"));
    fireEvent.click(day(/^Today, /));
    await wait(0);
    expect(address()).toBe("/today");
  });

  it("of a past address shows that day's results, and the way back", async () => {
    const { address } = await open({ results: [result("old", -48)] }, "/today?day=2026-11-20");
    expect(parts()).toEqual([`Finished ${keeping}`]);
    fireEvent.click(screen.getByRole("button", { name: "Back to today" }));
    await wait(0);
    expect(address()).toBe("/today");
  });

  it("says that nothing is planned at all", async () => {
    await open();
    expect(screen.getByText("No match is planned after it yet.")).toBeVisible();
  });
});

it("counts the matches of each day, and tells the shown one politely", async () => {
  await open({ fixtures: [fixture("a", 24), fixture("b", 25)] });
  const tomorrow = dayInWords(daysFrom(TODAY, 1)).full;
  expect(day(`${tomorrow}, ${2 * ofMatches} matches`)).toBeVisible();
  expect(day(`Today, ${dayInWords(TODAY).full}, no matches`)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Sunday 22 November 2026: no matches");
});

it("shows one sport only where that is chosen", async () => {
  await open({ fixtures: [fixture("a", 2)] });
  fireEvent.click(screen.getByRole("button", { name: "Basketball" }));
  await wait(0);
  const of = leagues.filter(({ sport }) => sport === "basketball");
  expect(rows("Next")).toHaveLength(of.length);
});

it("reads each league once, and before its own code is here", async () => {
  const { reads } = renderPage(<TodayPage />, {}, "/today");
  const once = ofMatches;
  await wait(0);
  expect(reads.filter((kind) => kind === "fixtures")).toHaveLength(once);
  await settle();
  expect(reads.filter((kind) => kind === "fixtures")).toHaveLength(once);
  expect(reads.filter((kind) => kind === "results")).toHaveLength(keeping);
  expect(reads.filter((kind) => kind === "meets")).toHaveLength(playing.length - ofMatches);
});

it("says once what could not be read, never that a day is empty, and tries again", async () => {
  const { held } = await open({ fixtures: "broken", results: "broken" });
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(/^Failed to load fixtures\./);
  expect(screen.queryByText(/^No matches/)).toBeNull();
  const strip = within(screen.getByRole("navigation", { name: "Days" }));
  for (const one of strip.getAllByRole("button")) {
    expect(one).not.toHaveAccessibleName(/no match/i);
    expect(one).not.toHaveTextContent("–");
  }
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  held.fixtures = [fixture("a", 2)];
  held.results = [];
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(rows("Next")).toHaveLength(ofMatches);
});

it("keeps what it has when it cannot be read again, and says from when that is", async () => {
  const { held } = await open({ fixtures: [fixture("a", 2)] });
  await wait(5000);
  held.fixtures = "broken";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await settle();
  expect(screen.getAllByText(/^Showing data from/)).toHaveLength(1);
  expect(rows("Next")).toHaveLength(ofMatches);
});

it("moves on to the next day at midnight", async () => {
  // An hour before: a whole day of timers takes half a minute.
  vi.setSystemTime(NOW + 8 * HOUR);
  await open({ fixtures: [fixture("a", 24)] });
  await wait(2 * HOUR);
  expect(day(/^Today, Monday 23 November/)).toHaveAttribute("aria-pressed", "true");
});
