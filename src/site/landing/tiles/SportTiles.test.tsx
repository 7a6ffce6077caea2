// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leagueLinks } from "@/leagues/menu";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makeResult,
  makeSeason,
} from "../../../../tests/factories/records";
import { stubVisitorZone } from "../../../../tests/factories/zone";
import { renderPage } from "../../../../tests/harness/renderPage";
import { setLiveMatches } from "@/ui/match/liveNow";
import { SportTiles } from "./SportTiles";

const DAY = 86_400_000;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const arrive = async () => {
  await wait(0);
  await act(() => vi.dynamicImportSettled());
  await wait(0);
};
const tiles = () => within(screen.getByRole("region", { name: "Sport by sport" }));
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

it("show who leads a sport's league, and its next match", async () => {
  const at = Date.UTC(2026, 2, 14, 15);
  vi.setSystemTime(at - DAY);
  renderPage(<SportTiles />, {
    seasons: [makeSeason({ id: "2026", table: "computed" })],
    fixtures: [makeFixture({ date: at })],
    results: [
      makeResult({
        id: "won",
        teamA: "Lagoon Waves",
        teamB: "Hilltop Hawks",
        scoreA: 80,
        scoreB: 70,
      }),
    ],
  });
  await arrive();
  expect(basketball()).toHaveTextContent(
    /^Basketball Next: Sat 14 Mar, 16:001 \w+Lagoon Waves 1 W2 .+ 0 W$/,
  );
  expect(tiles().getAllByRole("link")).toHaveLength(leagueLinks().length);
});

it("say that nobody leads before anything is played, and that a match is on", async () => {
  const on = makeFixture({ id: "on", date: Date.now() - 1_800_000 });
  renderPage(<SportTiles />, { fixtures: [on] });
  await arrive();
  expect(basketball()).toHaveTextContent("Basketball On nowNobody leads yet");
});

it("say that a league could not be loaded", async () => {
  renderPage(<SportTiles />, { fixtures: "broken", meets: "broken", events: "broken" });
  await arrive();
  expect(basketball()).toHaveTextContent(/^Basketball Could not be loaded$/);
  expect(tiles().getByRole("link", { name: /^Athletics/ })).toHaveTextContent(/not be loaded$/);
});

it("count a match that is on as it stands", async () => {
  const home = "Lagoon Waves";
  const teams = { teamA: home, teamB: "Hilltop Hawks" };
  renderPage(<SportTiles />, {
    seasons: [makeSeason({ id: "2026", table: "computed" })],
    fixtures: [makeFixture({ ...teams, id: "on", date: Date.now() - 1_800_000 })],
    results: [],
  });
  await arrive();
  const outcome = {
    scoreA: 40,
    scoreB: 30,
    figureA: "40",
    figureB: "30",
    loser: null,
    status: "Live",
    ending: "",
  };
  const shown = { outcome, state: "Half-time", detail: "", entries: [] };
  act(() => setLiveMatches("mbl", new Map([["on", shown]])));
  await arrive();
  expect(basketball()).toHaveTextContent(new RegExp(`On now1 \\w+${home} 1 W`));
  act(() => setLiveMatches("mbl", new Map()));
});

it("are the way into every sport before anything is known", () => {
  renderPage(<SportTiles />);
  expect(basketball()).toHaveAttribute("href", "/mbl/home");
});

it.each([
  ["that is on", [-0.05, 3], "On now"],
  ["that comes next", [-3, 3], "Next: Tue 17 Mar, 16:00"],
  ["that was the last one", [-9, -3], "Last: Wed 11 Mar"],
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
  await arrive();
  expect(tiles().getByRole("link", { name: /^Athletics/ })).toHaveTextContent(`Athletics ${words}`);
});
