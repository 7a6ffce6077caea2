// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeStanding } from "../../tests/factories/records";
import { renderPage, type Held } from "../../tests/harness/renderPage";
import MatchesPage from "./matches/MatchesPage";
import PlayersPage from "./players/PlayersPage";
import ResultsPage from "./results/ResultsPage";
import StandingsPage from "./standings/StandingsPage";
import StatsPage from "./stats/StatsPage";

const season = (of: { club: string; player: string }): Held => ({
  fixtures: [makeFixture({ teamA: of.club })],
  results: [makeResult({ teamA: of.club })],
  standings: [makeStanding({ team: of.club })],
  players: [makePlayer({ name: of.player, goals: 3 })],
});
const current = season({ club: "Savannah Stars", player: "Ayo Bello" });
const past = { "2025": season({ club: "Old Library FC", player: "Musa Danjuma" }) };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

type LeaguePage = ComponentType;
const pages: readonly (readonly [name: string, Page: LeaguePage, now: RegExp, then: RegExp])[] = [
  ["matches", MatchesPage, /Savannah Stars/, /Old Library FC/],
  ["results", ResultsPage, /Savannah Stars/, /Old Library FC/],
  ["standings", StandingsPage, /Savannah Stars/, /Old Library FC/],
  ["players", PlayersPage, /Ayo Bello/, /Musa Danjuma/],
  ["stats", StatsPage, /Ayo Bello/, /Musa Danjuma/],
];

describe.each(pages)("the %s page", (name, Page, now, then) => {
  const show = async (search: string, filed: Readonly<Record<string, Held>> = past) => {
    renderPage(
      <InLeague league={mls}>
        <Page />
      </InLeague>,
      current,
      `/mls/${name}${search}`,
      filed,
    );
    const main = screen.getByRole("main");
    await within(main).findAllByText(/./);
    return main;
  };
  const text = (main: HTMLElement, wanted: RegExp) =>
    within(main).findAllByText(wanted, { selector: "*:not(option)" });

  it("shows the current season", async () => {
    const main = await show("");
    expect((await text(main, now)).length).toBeGreaterThan(0);
    await waitFor(() => expect(main).not.toHaveTextContent(then));
  });

  it("shows the season of its address, and nothing of another one", async () => {
    const main = await show("?season=2025");
    expect((await text(main, then)).length).toBeGreaterThan(0);
    await waitFor(() => expect(main).not.toHaveTextContent(now));
  });

  it.each(["?season=1066", "?season=2026", "?season="])(
    "shows the current one for %s",
    async (search) => {
      const main = await show(search);
      expect((await text(main, now)).length).toBeGreaterThan(0);
    },
  );

  it("says that nothing was filed under a season", async () => {
    if (name === "stats") return;
    await show("?season=2025", {});
    expect(await screen.findByText(/^No .+ of Season 2025$/)).toBeVisible();
  });
});

it("keeps the season when the filters of players are cleared", async () => {
  const page = renderPage(
    <InLeague league={mls}>
      <PlayersPage />
    </InLeague>,
    current,
    "/?season=2025&q=nobody",
    past,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(page.address()).toBe("/?season=2025");
});

it("reads points of the season that is shown", async () => {
  renderPage(
    <InLeague league={mls}>
      <StandingsPage />
    </InLeague>,
    current,
    "/?season=2025",
    past,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show points by game week" }));
  await waitFor(() =>
    expect(screen.getByRole("combobox", { name: /club/i })).toHaveDisplayValue("Old Library FC"),
  );
});
