// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { unhurried } from "../../../tests/harness/unhurried";
import MatchesPage from "./MatchesPage";

const DAY = 24 * 3_600_000;
const inDays = (days: number) => Date.now() + days * DAY;

const season = {
  fixtures: [
    makeFixture({ id: "w1", gameWeek: "1", date: inDays(-7), status: "Full time" }),
    makeFixture({ id: "w2", gameWeek: "2", date: inDays(2), teamA: "Lagoon City" }),
    makeFixture({ id: "w2b", gameWeek: "2", date: inDays(3), teamA: "Savannah Stars" }),
    makeFixture({ id: "w4", gameWeek: "4", date: null, teamA: "Old Library FC" }),
  ],
} satisfies Held;
const rows = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("aria-label")?.replace(/ v .*/, ""));
const show = (at = "/mls/matches", held: Held = season) =>
  renderPage(
    <InLeague league={mls}>
      <MatchesPage />
    </InLeague>,
    held,
    at,
  );
const picker = () => screen.findByRole("combobox", { name: "Game week" });

const scrolled = vi.fn<typeof Element.prototype.scrollIntoView>();
beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => vi.restoreAllMocks());

describe("the matches page by game week", () => {
  it("begins at the week of the next match, one heading a day", async () => {
    show();
    await waitFor(async () => expect(await picker()).toHaveDisplayValue("Game week 2"));
    expect(rows()).toEqual(["Lagoon City", "Savannah Stars"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(screen.getByRole("status")).toHaveTextContent("Game week 2, 2 matches");
  });

  it("shows a day without a time as that day in any zone, and no time", async () => {
    stubVisitorZone("Pacific/Kiritimati");
    const fixtures = [makeFixture({ id: "d", gameWeek: "2", date: null, day: "2099-02-20" })];
    show("/mls/matches", { fixtures });
    const day = "Friday 20 February 2099";
    expect(await screen.findByRole("heading", { level: 3, name: day })).toBeVisible();
    expect(screen.getByRole("link", { name: new RegExp(`${day}$`) })).toHaveTextContent(
      "Time open",
    );
    expect(screen.getByRole("main")).not.toHaveTextContent(/\d:\d\d/);
  });

  it("steps to another week and keeps it in the address", async () => {
    const page = show();
    await picker();
    await userEvent.click(screen.getByRole("button", { name: "Previous game week" }));
    expect(page.address()).toBe("/mls/matches?week=1");
    expect(rows()).toEqual(["Kingsway Rovers"]);
    expect(screen.getByText("FT")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous game week" })).toBeDisabled();
  });

  it("steps on from the week that was chosen last, though its matches are still to be drawn", async () => {
    const page = show("/mls/matches?week=1");
    await picker();
    const next = unhurried(() => screen.getByRole("button", { name: "Next game week" }).click());
    await next();
    expect(screen.getByRole("combobox", { name: "Game week" })).toHaveDisplayValue("Game week 2");
    expect(rows()).toEqual(["Kingsway Rovers"]);
    await next();
    await waitFor(() => expect(page.address()).toBe("/mls/matches?week=3"));
    expect(screen.getByText("No match in game week 3")).toBeVisible();
  });

  it("shows the week of the address, and a match without a date", async () => {
    show("/mls/matches?week=4");
    await waitFor(async () => expect(await picker()).toHaveDisplayValue("Game week 4"));
    expect(screen.getByRole("heading", { name: "Date unavailable" })).toBeVisible();
    // The heading says it, so the row does not.
    expect(screen.getAllByText("Date unavailable")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Next game week" })).toBeDisabled();
  });

  it("leads out of a week without matches", async () => {
    const page = show("/mls/matches?week=3");
    expect(await screen.findByText("No match in game week 3")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next week with games" }));
    expect(page.address()).toBe("/mls/matches?week=4");
  });

  it("shows a match that was played with its score, ending and venue, and all of it in its details", async () => {
    const [fixture] = season.fixtures;
    const result = makeResult({
      id: "w1",
      gameWeek: "1",
      teamA: fixture?.teamA ?? "",
      teamB: fixture?.teamB ?? "",
      scoreA: 2,
      scoreB: 2,
      ending: "pens 4-2",
      bookings: ["Eze (Yellow Card)"],
    });
    show("/mls/matches?week=1", { ...season, results: [result] });
    const row = await screen.findByRole("link", { name: /^Kingsway Rovers 2–2 Mount Trojans/ });
    await waitFor(() => expect(row).toHaveTextContent("4–2 on penalties"));
    await waitFor(() => expect(row).toHaveTextContent("Main bowl"));
    await waitFor(() => expect(row).not.toHaveTextContent(/\d\d:\d\d/));
    await userEvent.click(row);
    const dialog = await screen.findByRole("dialog", { name: "Kingsway Rovers v Mount Trojans" });
    await waitFor(() => expect(dialog).toHaveTextContent("Main bowl · Game week 1"));
    await waitFor(() => expect(dialog).toHaveTextContent("Eze"));
  });

  it("shows a match that is on as such", async () => {
    const fixtures = [makeFixture({ date: Date.now() - 1_800_000 })];
    show("/mls/matches", { fixtures });
    expect(await screen.findByRole("link", { name: /On now$/ })).toBeVisible();
  });

  it("shows one club's matches, its weeks without any included", async () => {
    const page = show("/mls/matches?club=mount-trojans");
    await waitFor(async () => expect(await picker()).toHaveDisplayValue("All game weeks"));
    expect(rows()).toEqual(["Kingsway Rovers", "Lagoon City", "Savannah Stars", "Old Library FC"]);
    expect(screen.getByRole("status")).toHaveTextContent("All game weeks, 4 matches");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Club" }), "Lagoon City");
    expect(rows()).toEqual(["Lagoon City"]);
    await userEvent.selectOptions(await picker(), "Game week 1");
    expect(screen.getByText("No match in game week 1")).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Club" }), "All clubs");
    expect(page.address()).toBe("/mls/matches?week=1");
    expect(rows()).toEqual(["Kingsway Rovers"]);
  });

  it("begins at the next match for an unknown week", async () => {
    show("/mls/matches?week=99");
    await waitFor(async () => expect(await picker()).toHaveDisplayValue("Game week 2"));
  });

  it("keeps week and club while a match is open", async () => {
    const page = show("/mls/matches?week=2&club=lagoon-city");
    await picker();
    await userEvent.click(screen.getByRole("link", { name: /^Lagoon City v/ }));
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("Main bowl"));
    expect(page.address()).toBe("/mls/matches?week=2&club=lagoon-city&match=w2");
  });

  it("names the zone of times that are not the arena's", async () => {
    stubVisitorZone("America/New_York");
    show();
    expect(await screen.findByText("Times are New York time")).toBeVisible();
  });
});

describe("the matches page in one round", () => {
  it("shows all matches under the round's name", async () => {
    renderPage(
      <InLeague league={mbl}>
        <MatchesPage />
      </InLeague>,
      {
        fixtures: [
          makeFixture({ teamA: "Sunset Comets", gameWeek: "", date: inDays(3) }),
          makeFixture({ teamA: "Hilltop Hawks", gameWeek: "", date: inDays(-3) }),
        ],
      },
      "/mbl/matches",
    );
    expect(await screen.findByRole("heading", { name: "Round 1" })).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Game week" })).toBeNull();
    expect(rows()).toEqual(["Hilltop Hawks", "Sunset Comets"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  });

  const twoGames = [
    makeFixture({ teamA: "Sunset Comets", gameWeek: "", date: inDays(3) }),
    makeFixture({ teamA: "Hilltop Hawks", gameWeek: "", date: inDays(-3), status: "Full time" }),
  ];

  it("opens at the day of the next match, and leaves the focus where it is", async () => {
    renderPage(
      <InLeague league={mbl}>
        <MatchesPage />
      </InLeague>,
      { fixtures: twoGames },
      "/mbl/matches",
    );
    await screen.findByRole("heading", { name: "Round 1" });
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "instant" }));
    expect(scrolled.mock.contexts[0]).toHaveTextContent("Sunset Comets");
    expect(document.body).toHaveFocus();
  });

  it("stays where somebody has scrolled to, and at the top where the next match is", async () => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(300);
    renderPage(
      <InLeague league={mbl}>
        <MatchesPage />
      </InLeague>,
      { fixtures: twoGames },
      "/mbl/matches",
    );
    await screen.findByRole("heading", { name: "Round 1" });
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe("the matches page of a long season in one round", () => {
  const long = Array.from({ length: 200 }, (_, at) =>
    makeFixture({ id: `f${at}`, gameWeek: "", date: inDays(at - 99.5), teamA: `Club ${at}` }),
  );

  it("begins around the next match, and grows at both ends", async () => {
    renderPage(
      <InLeague league={mbl}>
        <MatchesPage />
      </InLeague>,
      { fixtures: long },
      "/mbl/matches",
    );
    await screen.findByRole("heading", { name: "Round 1" });
    expect(rows()).toHaveLength(60);
    expect(rows()).toContain("Club 101");
    await userEvent.click(screen.getByRole("button", { name: /^Show earlier matches \(\d+\)$/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Show later matches \(\d+\)$/ }));
    expect(rows()).toHaveLength(180);
  });
});

describe("the matches page without fixtures", () => {
  it("says that there are none yet", async () => {
    show("/mls/matches", {});
    expect(await screen.findByText("No matches yet")).toBeVisible();
  });

  it("shows the matches that have a result", async () => {
    show("/mls/matches", { results: [makeResult({ teamA: "Alpha", teamB: "Beta" })] });
    await waitFor(() => expect(screen.getAllByText("Alpha")[0]).toBeVisible());
    expect(screen.queryByText("No matches yet")).toBeNull();
  });

  it("says that they could not be read, and tries again", async () => {
    const held: Held = { fixtures: "broken" };
    show("/mls/matches?match=w2", held);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load fixtures."),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    held.fixtures = season.fixtures;
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await picker()).toBeVisible();
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("Lagoon City"));
  });
});
