// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leagues } from "@/leagues";
import { leaguesOf } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { sports } from "@/sports";
import { makeFixture, makeResult } from "../../../../tests/factories/records";
import { stubVisitorZone } from "../../../../tests/factories/zone";
import { renderPage, type Held } from "../../../../tests/harness/renderPage";
import LandingPage from "../LandingPage";

const open = (held: Held = {}) => renderPage(<LandingPage />, held);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The lists' code is here, and what they read. */
const settled = async () => {
  await act(() => vi.dynamicImportSettled());
  await wait(0);
};

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withFixtures = leagues.filter(({ collections }) => collections.fixtures);
const withResults = leagues.filter(({ pages }) => pages.results === "real");
/** The leagues whose next match stands on their sport's tile. */
const onTiles = sports.flatMap((sport) => leaguesOf(sport).slice(0, 1));

const DAY = 86_400_000;
const block = (name: string) => screen.getByRole("region", { name });
const rows = (name: string) =>
  within(block(name))
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link"));

describe("what is on", () => {
  const fixture = (id: string, days: number) =>
    makeFixture({ id, date: Date.now() + days * DAY, teamA: `Home ${id}` });

  it("lists the next three matches of every league, linked to their details", async () => {
    open({ fixtures: [4, 2, 3, 1, -1].map((days) => fixture(`day${days}`, days)) });
    await settled();
    const links = rows("Next matches");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      withFixtures.flatMap((league) =>
        ["day1", "day2", "day3"].map(
          (id) =>
            `${paths.page(league, league.pages.matches === "real" ? "matches" : "home")}?match=${id}`,
        ),
      ),
    );
  });

  it("lists the latest results of the leagues that keep some", async () => {
    const result = (id: string, days: number) => makeResult({ id, date: Date.now() - days * DAY });
    open({ results: [result("old", 9), result("new", 1), result("older", 12), result("mid", 4)] });
    await settled();
    expect(rows("Latest results").map((link) => link.getAttribute("href"))).toEqual(
      withResults.flatMap((league) =>
        ["new", "mid", "old"].map((id) => `${paths.page(league, "results")}?match=${id}`),
      ),
    );
  });

  it("shows the next match of a league on its sport's tile", async () => {
    const at = Date.UTC(2026, 2, 14, 15);
    vi.setSystemTime(at - DAY);
    open({ fixtures: [makeFixture({ date: at })] });
    await settled();
    const tile = within(block("Pick a sport")).getByRole("link", { name: /^Football/ });
    expect(tile).toHaveTextContent("Football Sat 14 Mar, 16:00 Kingsway Rovers v Mount Trojans");
    expect(within(block("Pick a sport")).getAllByRole("link")).toHaveLength(7);
    for (const sport of sports.filter((one) => leaguesOf(one).length === 0)) {
      const name = `${sport.name} Coming soon`;
      const soon = within(block("Pick a sport")).getByRole("link", { name });
      expect(soon).toHaveAttribute("href", paths.menu(sport, "league"));
    }
  });

  it("begins with the match that is on, also on its sport's tile, until its result stands", async () => {
    const on = makeFixture({ id: "on", date: Date.now() - 1_800_000, teamA: "Home now" });
    const { held } = open({ fixtures: [fixture("day1", 1), on] });
    await settled();
    const tile = () => within(block("Pick a sport")).getByRole("link", { name: /^Football/ });
    expect(rows("Next matches")[0]).toHaveTextContent("On now");
    expect(tile()).toHaveTextContent("Football On now Home now v Mount Trojans");
    held.results = [makeResult({ id: "on", teamA: "Home now", teamB: on.teamB })];
    await wait(5000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settled();
    expect(rows("Next matches")[0]).toHaveTextContent("Home day1");
    expect(tile()).toHaveTextContent("Home day1");
  });

  it("reads each collection once, whoever shows it", async () => {
    const { reads } = open();
    await settled();
    await wait(1000);
    expect(reads.filter((kind) => kind === "fixtures")).toHaveLength(withFixtures.length);
    expect(reads.filter((kind) => kind === "results")).toHaveLength(withResults.length);
  });

  it("reads no more than the tiles need until the matches are near", async () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { reads } = open();
    await wait(1000);
    // Both stand in one document of each league.
    expect(reads).toEqual(onTiles.flatMap(() => ["fixtures", "results"]));
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(rows("Next matches")).toEqual([]);
  });

  it("says of each league that nothing is planned or played", async () => {
    open();
    await settled();
    expect(within(block("Next matches")).getAllByText("No match planned")).toHaveLength(
      withFixtures.length,
    );
    expect(within(block("Latest results")).getAllByText("No results yet")).toHaveLength(
      withResults.length,
    );
  });

  it("shows results when fixtures cannot be read, and tries again", async () => {
    const { held, reads } = open({ fixtures: "broken", results: [makeResult()] });
    await settled();
    // Once for the whole block, not once for each league.
    const alert = within(block("Next matches")).getByRole("alert");
    expect(alert).toHaveTextContent(/^Failed to load fixtures\./);
    expect(rows("Latest results")).toHaveLength(withResults.length);
    held.fixtures = [fixture("day1", 1)];
    reads.length = 0;
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await settled();
    expect(reads).toEqual(withFixtures.map(() => "fixtures"));
    expect(within(block("Next matches")).queryByRole("alert")).toBeNull();
    expect(rows("Next matches")).toHaveLength(withFixtures.length);
  });

  it("says when results cannot be read", async () => {
    open({ results: "broken" });
    await settled();
    expect(within(block("Latest results")).getAllByText("Failed to fetch results.")).toHaveLength(
      1,
    );
  });

  it("keeps what it has when it cannot be read again, and says from when that is", async () => {
    const { held } = open({ fixtures: [fixture("day1", 1)] });
    await settled();
    await wait(5000);
    held.fixtures = "broken";
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settled();
    const notes = within(block("Next matches")).getAllByText(/^Showing data from/);
    expect(notes).toHaveLength(1);
    expect(rows("Next matches")).toHaveLength(withFixtures.length);
  });
});
