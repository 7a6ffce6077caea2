// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import ResultsPage from "./ResultsPage";

const DAY = 24 * 3_600_000;
const season: Held = {
  results: [
    makeResult({ id: "a", gameWeek: "1", date: KICK_OFF }),
    makeResult({ id: "b", gameWeek: "Game Week 10", date: KICK_OFF + 70 * DAY, teamA: "Q" }),
    makeResult({ id: "c", gameWeek: "2", date: KICK_OFF + 7 * DAY, teamA: "Savannah Stars" }),
    makeResult({ id: "d", gameWeek: "10", date: KICK_OFF + 71 * DAY, corrected: "3–1" }),
  ],
};
const show = (at = "/mls/results", held: Held = season) =>
  renderPage(
    <InLeague league={mls}>
      <ResultsPage />
    </InLeague>,
    held,
    at,
  );
const weeks = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
const rows = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("aria-label")?.replace(/,.*/, ""));

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe("the results page", () => {
  it("groups by game week however it is written, newest first", async () => {
    show();
    await screen.findByRole("heading", { name: "Game week 10" });
    expect(weeks()).toEqual(["Game week 10", "Game week 2", "Game week 1"]);
    expect(rows().slice(0, 2)).toEqual(["Northgate Athletic 2–1 Lagoon City", "Q 2–1 Lagoon City"]);
  });

  it("opens a result's details, with what it was corrected from", async () => {
    const page = show();
    const [first] = await screen.findAllByRole("link", { name: /^Northgate Athletic 2–1/ });
    if (first) await userEvent.click(first);
    expect(page.address()).toBe("/mls/results?match=d");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("corrected, was 3–1"));
  });

  it("shows the venue and the line-ups that only the fixture knows", async () => {
    const of = { id: "a", teamA: "Northgate Athletic", teamB: "Lagoon City", gameWeek: "1" };
    const fixtures = [makeFixture({ ...of, stadium: "Upper field", lineUpA: ["Bello"] })];
    show("/mls/results?match=a", { ...season, fixtures });
    expect(await screen.findByRole("link", { name: "Upper field" })).toBeVisible();
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveTextContent("Northgate Athletic 2, Lagoon City 1"));
    await waitFor(() => expect(dialog).toHaveTextContent("Bello"));
  });

  it("goes to a game week", async () => {
    const page = show();
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Go to a game week" }),
      "Game week 2",
    );
    expect(page.address()).toBe("/mls/results?week=2");
    expect(screen.getByRole("heading", { name: "Game week 2" })).toHaveFocus();
  });

  it("shows one club's results", async () => {
    show("/mls/results?club=savannah-stars");
    await screen.findByRole("heading", { name: "Game week 2" });
    expect(weeks()).toEqual(["Game week 2"]);
    expect(rows()).toEqual(["Savannah Stars 2–1 Lagoon City"]);
  });

  it("offers all results when a club has none", async () => {
    show("/mls/results?club=harbour-eagles");
    expect(await screen.findByText("No results of this club yet")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all results" }));
    expect(weeks()).toHaveLength(3);
  });

  it("stands under the round's name where a league has no game weeks", async () => {
    renderPage(
      <InLeague league={mbl}>
        <ResultsPage />
      </InLeague>,
      season,
      "/mbl/results",
    );
    expect(await screen.findByRole("heading", { name: "Round 1" })).toBeVisible();
    expect(weeks()).toEqual(["Round 1"]);
  });

  it("says that there are none yet", async () => {
    show("/mls/results", {});
    expect(await screen.findByText("No results yet")).toBeVisible();
  });

  it("says in the catalogue's words that they could not be read", async () => {
    show("/mls/results", { results: "broken" });
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch results."),
    );
  });

  it("says that a match of an unknown address was not found", async () => {
    show("/mls/results?match=nowhere");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("Match not found"));
  });
});
