import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makeFixture, makeSeason, makeStanding } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import ClubsPage from "./ClubsPage";

describe("the clubs page", () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [mls, 8],
    [mbl, 5],
  ])("links every club of the league to its page", async (league, count) => {
    renderPage(
      <InLeague league={league}>
        <ClubsPage />
      </InLeague>,
    );
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      league.clubs.map(({ slug }) => `/${league.slug}/clubs/${slug}`),
    );
    expect(links).toHaveLength(count);
  });

  it("names whoever plays beside the organiser's word about one team, where the table is computed", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubsPage />
      </InLeague>,
      {
        teams: [],
        standings: [makeStanding({ team: "Kingsway Rovers", adjust: ["-3"] })],
        seasons: [makeSeason({ id: mls.seasons[0].id, table: "computed" })],
        fixtures: [makeFixture({ teamA: "Kingsway Rovers", teamB: "Lagoon City" })],
      },
    );
    expect(await screen.findByRole("link", { name: /Lagoon City/ })).toBeVisible();
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("shows no invented clubs when the league's records cannot be read", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubsPage />
      </InLeague>,
      { teams: "broken" },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load clubs."),
    );
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says from when the league's records are when they cannot be read again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { held } = renderPage(
      <InLeague league={mls}>
        <ClubsPage />
      </InLeague>,
      { teams: [] },
    );
    await screen.findAllByRole("link");
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(/Showing data from/)).toBeNull();

    held.teams = "broken";
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.getAllByRole("link")).toHaveLength(8);
  });
});
