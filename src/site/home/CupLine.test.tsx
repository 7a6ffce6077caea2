import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { InLeague } from "@/ui/leagueContext";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import CupLine from "./CupLine";

const seasons = [
  makeSeason({ id: "2026", label: "Season 2026" }),
  makeSeason({ id: "2025", label: "Season 2025", champion: "Lagoon City" }),
];

describe("who holds the cup", () => {
  it("is the champion of the last season that has one, with a link to its bracket", async () => {
    renderPage(
      <InLeague league={mls} clubs={clubsOf(mls, [])}>
        <CupLine />
      </InLeague>,
      { seasons },
    );
    expect(await screen.findByText(/won the knock-out: champions of Season 2025/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Lagoon City" })).toHaveAttribute(
      "href",
      "/mls/clubs/lagoon-city",
    );
    expect(screen.getByRole("link", { name: "The bracket of Season 2025" })).toHaveAttribute(
      "href",
      "/mls/standings?season=2025",
    );
  });

  it("leads to no bracket while the league's standings are closed", async () => {
    renderPage(
      <InLeague
        league={{ ...mls, pages: { ...mls.pages, standings: "coming-soon" } }}
        clubs={clubsOf(mls, [])}
      >
        <CupLine />
      </InLeague>,
      { seasons },
    );
    expect(await screen.findByText(/won the knock-out: champions of Season 2025/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^The bracket/ })).toBeNull();
  });

  it("is nobody where nobody has won, and where there is no cup", async () => {
    const { reads } = renderPage(
      <InLeague league={mls} clubs={[]}>
        <CupLine />
      </InLeague>,
      {
        seasons: seasons.slice(0, 1),
      },
    );
    renderPage(
      <InLeague league={mbl} clubs={[]}>
        <CupLine />
      </InLeague>,
      { seasons },
    );
    await expect.poll(() => reads).toEqual(["seasons"]);
    expect(screen.queryByText(/won the knock-out/)).toBeNull();
  });
});
