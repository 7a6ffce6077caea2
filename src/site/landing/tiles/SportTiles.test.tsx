// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leagueLinks } from "@/leagues/menu";
import { makeEvent, makeFixture, makeMeet, makeResult } from "../../../../tests/factories/records";
import { stubVisitorZone } from "../../../../tests/factories/zone";
import { renderPage } from "../../../../tests/harness/renderPage";
import { SportTiles } from "./SportTiles";

const DAY = 86_400_000;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tiles = () => within(screen.getByRole("region", { name: "Pick a sport" }));
// A sport of one league, also where the recipe of the README has added one of football.
const basketball = () => tiles().getByRole("link", { name: /^Basketball/ });

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("show the next match of a sport's league", async () => {
  const at = Date.UTC(2026, 2, 14, 15);
  vi.setSystemTime(at - DAY);
  renderPage(<SportTiles />, { fixtures: [makeFixture({ date: at })] });
  await wait(0);
  expect(basketball()).toHaveTextContent(
    "Basketball Sat 14 Mar, 16:00 Kingsway Rovers v Mount Trojans",
  );
  expect(tiles().getAllByRole("link")).toHaveLength(leagueLinks().length);
});

it("show the match that is on until its result stands", async () => {
  const on = makeFixture({ id: "on", date: Date.now() - 1_800_000, teamA: "Home now" });
  const next = makeFixture({ id: "next", date: Date.now() + DAY, teamA: "Home next" });
  const { held } = renderPage(<SportTiles />, { fixtures: [next, on] });
  await wait(0);
  expect(basketball()).toHaveTextContent("Basketball On now Home now v Mount Trojans");
  held.results = [makeResult({ id: "on", teamA: "Home now", teamB: on.teamB })];
  await wait(5000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await wait(0);
  expect(basketball()).toHaveTextContent("Home next");
});

it.each([
  ["that is on", [-0.05, 3], "On now Meet 0"],
  ["that comes next", [-3, 3], "Tue 17 Mar, 16:00 Meet 1"],
  ["that was the last one", [-9, -3], "Last: Wed 11 Mar Meet 1"],
  ["where there is any", [], "No meet planned"],
])("show the meet %s", async (_, days, words) => {
  const now = Date.UTC(2026, 2, 14, 15);
  vi.setSystemTime(now);
  const meets = days.map((day, at) =>
    makeMeet({
      id: `m${at}`,
      name: `Meet ${at}`,
      date: now + day * DAY,
      timetable: ["1|14:00|100 metres|time"],
    }),
  );
  const events = [makeEvent({ meet: "elsewhere", number: 1 })];
  renderPage(<SportTiles />, { meets, events });
  await wait(0);
  await act(() => vi.dynamicImportSettled());
  await wait(0);
  expect(tiles().getByRole("link", { name: /^Athletics/ })).toHaveTextContent(`Athletics ${words}`);
});
