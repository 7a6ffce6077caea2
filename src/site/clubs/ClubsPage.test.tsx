import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mbl } from "@/leagues/mbl";
import { mls } from "@/leagues/mls";
import { renderPage } from "../../../tests/harness/renderPage";
import ClubsPage from "./ClubsPage";

describe("the clubs page", () => {
  it.each([
    [mls, 8],
    [mbl, 5],
  ])("links every club of the league to its page", async (league, count) => {
    renderPage(<ClubsPage league={league} />);
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      league.clubs.map(({ slug }) => `/${league.slug}/clubs/${slug}`),
    );
    expect(links).toHaveLength(count);
  });

  it("keeps the registered clubs when the league's records cannot be read", async () => {
    renderPage(<ClubsPage league={mls} />, { teams: "broken" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load clubs.");
    expect(screen.getAllByRole("link")).toHaveLength(8);
  });
});
