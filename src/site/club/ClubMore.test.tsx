// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import ClubPage from "./ClubPage";

const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const DAY = 86_400_000;
const held: Held = {
  fixtures: [
    makeFixture({ id: "late", teamA: K, teamB: T, date: Date.now() + 9 * DAY }),
    makeFixture({ id: "soon", teamA: H, teamB: K, date: Date.now() + 2 * DAY }),
  ],
  results: [
    makeResult({
      id: "r1",
      teamA: K,
      teamB: H,
      scoreA: 1,
      scoreB: 3,
      date: KICK_OFF,
      bookings: ["Musa Eze (Red Card) 80'", "Ayo Bello (Yellow Card)"],
    }),
    makeResult({ id: "r2", teamA: T, teamB: H, scoreA: 2, scoreB: 2, date: KICK_OFF }),
  ],
  players: [
    makePlayer({ id: "p5", name: "Musa Eze", club: K }),
    makePlayer({ id: "p9", name: "Ayo Bello", club: K }),
  ],
  seasons: [
    makeSeason({ id: "2025", label: "Season 2025", champion: K, places: [K, T] }),
    makeSeason({ id: "2026", label: "Season 2026" }),
  ],
};

beforeEach(() => stubVisitorZone("Africa/Lagos"));

describe("what follows from a club's records", () => {
  it("has its titles before any record is read, and keeps them", async () => {
    const titles = () =>
      screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const later = [
      "News",
      "Against other clubs",
      "Suspended",
      "Arrivals and departures",
      "Past seasons",
      "Honours",
    ];
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { ...held, waiting: ["fixtures", "results", "players", "seasons"] },
    );
    expect(titles()).toEqual(expect.arrayContaining(later));
    expect(titles()).toEqual([
      "Next matches",
      "Latest results",
      "Top scorers",
      "Squad",
      "The season so far",
      ...later,
    ]);
  });

  it("lists what is new of it", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
    );
    const news = await screen.findByRole("region", { name: "News" });
    await waitFor(() =>
      expect(
        within(news)
          .getAllByRole("link")
          .map((link) => link.getAttribute("href")),
      ).toEqual(["/mls/players/p5", "/mls/matches/r1"]),
    );
  });

  it("tells the club's place after each game week", async () => {
    const results = [
      makeResult({ id: "w1", teamA: K, teamB: H, scoreA: 0, scoreB: 1, gameWeek: "1" }),
      makeResult({ id: "w2", teamA: T, teamB: K, scoreA: 0, scoreB: 4, gameWeek: "2" }),
    ];
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { ...held, results },
    );
    const title = await screen.findByText("Place by game week");
    expect(screen.getByText(/^The coloured line is Kingsway Rovers; the grey ones/)).toBeVisible();
    const weeks = within(title.closest("figure") ?? title).getAllByRole("listitem");
    expect(weeks.map(({ textContent }) => textContent)).toEqual([
      "Game week 1: 3rd",
      "Game week 2: 1st",
    ]);
  });

  it("names who misses which match, why, and by what rule", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
    );
    const suspended = await screen.findByRole("region", { name: "Suspended" });
    const [only, ...others] = await within(suspended).findAllByRole("listitem");
    expect(others).toEqual([]);
    await waitFor(() =>
      expect(only).toHaveTextContent(
        /^Musa Eze misses the next match, at Harbour Eagles on .+ \(red card\)\.$/,
      ),
    );
    expect(within(suspended).getByRole("link", { name: "Musa Eze" })).toHaveAttribute(
      "href",
      "/mls/players/p5",
    );
    await waitFor(() => expect(suspended).toHaveTextContent("5 yellow cards: 1 match"));
  });

  it("says so where nobody is suspended, and nothing in a sport whose cards keep nobody out", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="mount-trojans" />
      </InLeague>,
      held,
    );
    const suspended = await screen.findByRole("region", { name: "Suspended" });
    await waitFor(() => expect(suspended).toHaveTextContent("Nobody is suspended."));
    page.unmount();
    const results = [
      makeResult({
        teamA: "Hilltop Hawks",
        teamB: "Sunset Comets",
        bookings: ["Diarra (Red Card)"],
        date: KICK_OFF,
      }),
    ];
    const fixtures = [makeFixture({ teamA: "Hilltop Hawks", date: Date.now() + DAY })];
    renderPage(
      <InLeague league={mbl}>
        <ClubPage slug="hilltop-hawks" />
      </InLeague>,
      { results, fixtures },
    );
    await screen.findByRole("region", { name: /^Against / });
    expect(screen.queryByRole("region", { name: "Suspended" })).toBeNull();
  });

  it("sets the club against its next opponent", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
    );
    const against = await screen.findByRole("region", { name: /^Against other/ });
    const lost = await within(against).findByRole("link", { name: /Kingsway Rovers 1–3/ });
    await waitFor(() => expect(lost).toHaveAttribute("href", "/mls/matches/r1"));
    expect(within(against).getByRole("link", { name: "next opponent" })).toHaveAttribute(
      "href",
      "/mls/matches/soon",
    );
  });

  it("lets the visitor choose any opponent, and keeps it in the address", async () => {
    const past = {
      "2025": { results: [makeResult({ id: "old", teamA: T, teamB: K, scoreA: 0 })] },
    };
    const page = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
      "/mls/clubs/kingsway-rovers?against=harbour-eagles",
      past,
    );
    const chosen = await screen.findByRole("region", { name: /^Against other/ });
    await waitFor(() => expect(chosen).toHaveTextContent("Won0Drawn0Lost1Goals1–3"));
    const opponent = await within(chosen).findByRole("combobox", { name: "Opponent" });
    await userEvent.selectOptions(opponent, T);
    expect(page.address()).toBe("/mls/clubs/kingsway-rovers?against=mount-trojans");
    const against = await screen.findByRole("region", { name: /^Against other/ });
    await waitFor(() => expect(against).toHaveTextContent("They have not met this season."));
    await userEvent.click(within(against).getByRole("button", { name: "Show other seasons" }));
    expect(await within(against).findByRole("heading", { name: "All seasons" })).toBeVisible();
    expect(within(against).getByRole("link", { name: /Mount Trojans 0–/ })).toHaveAttribute(
      "href",
      "/mls/matches/old?season=2025",
    );
  });

  it("says where it came in past seasons, and what it won there once it is asked for", async () => {
    const past = {
      "2025": {
        seasons: [makeSeason({ id: "2025", label: "Season 2025", table: "kept" })],
        standings: [makeStanding({ team: K, played: 7, won: 5, draw: 1, lost: 1, points: 16 })],
      },
    };
    const page = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
      "/",
      past,
    );
    const seasons = await screen.findByRole("region", { name: "Past seasons" });
    const row = () => within(seasons).getByRole("row", { name: /^Season 2025/ });
    await waitFor(() => expect(row()).toHaveTextContent("Season 20251st"));
    const before = page.reads.length;
    await userEvent.click(within(seasons).getByRole("button", { name: /^Show matches won/ }));
    await waitFor(() => expect(row()).toHaveTextContent("Season 20251st751116"));
    expect(page.reads.length).toBeGreaterThan(before);
    page.unmount();
    // The final places name two.
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="harbour-eagles" />
      </InLeague>,
      held,
    );
    const others = await screen.findByRole("region", { name: "Past seasons" });
    await waitFor(() =>
      expect(within(others).getByRole("row", { name: /^Season 2025/ })).toHaveTextContent(
        "Season 2025Outside the first 2",
      ),
    );
  });

  it("lists who came and who left, with the day", async () => {
    const players = [
      makePlayer({ id: "in", name: "Ada Obi", club: K, formerClubs: [`2026-03-10 ${H}`] }),
      makePlayer({ id: "out", name: "Ben Ude", club: T, formerClubs: [`2026-02-01 ${K}`] }),
      makePlayer({ id: "else", name: "Chi Eke", club: T, formerClubs: [`2026-02-01 ${H}`] }),
    ];
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { ...held, players },
    );
    const moves = await screen.findByRole("region", { name: "Arrivals and departures" });
    await waitFor(() => expect(within(moves).getAllByRole("listitem")).toHaveLength(2));
    const [first, second] = within(moves).getAllByRole("listitem");
    expect(first).toHaveTextContent("Ada ObiTuesday 10 March 2026came fromHEHarbour Eagles");
    expect(second).toHaveTextContent("Ben UdeSunday 1 February 2026left forMTMount Trojans");
  });

  it("lists the seasons it came among the first three in", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
    );
    const honours = await screen.findByRole("region", { name: "Honours" });
    await waitFor(() => expect(honours).toHaveTextContent("HonoursChampions1×Season 2025"));
    expect(within(honours).getByRole("link", { name: "Season 2025" })).toHaveAttribute(
      "href",
      "/mls/seasons/2025",
    );
    page.unmount();
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="harbour-eagles" />
      </InLeague>,
      held,
    );
    const none = await screen.findByRole("region", { name: "Honours" });
    await waitFor(() => expect(none).toHaveTextContent("No first, second or third place"));
  });

  it("charts its matches, with the same figures as a table", async () => {
    const more = makeResult({
      id: "r3",
      gameWeek: "30",
      teamA: T,
      teamB: K,
      scoreA: 0,
      scoreB: 4,
      date: KICK_OFF + DAY,
    });
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        ...held,
        results: [...(held.results === "broken" ? [] : (held.results ?? [])), more],
      },
    );
    const chart = await screen.findByRole("img", { name: "Match by match" });
    await waitFor(() => expect(chart).toHaveTextContent("LW"));
    const table = screen.getByRole("table", {
      name: /^Goals of Kingsway Rovers and against it in/,
      hidden: true,
    });
    expect(table).toHaveTextContent("1. loss against Harbour Eagles2. win against Mount Trojans");
    expect(table).toHaveTextContent("Scored14Conceded30");
  });

  it.each([
    ["Suspended", { failing: ["whole results"] }],
    ["News", { failing: ["whole results"] }],
    ["Against other clubs", { results: "broken" }],
    ["Past seasons", { seasons: "broken" }],
    ["Honours", { seasons: "broken" }],
  ] as const)(
    "says of %s that it could not be loaded, not that there is nothing",
    async (name, of) => {
      renderPage(
        <InLeague league={mls}>
          <ClubPage slug="kingsway-rovers" />
        </InLeague>,
        { ...held, ...of },
      );
      const part = await screen.findByRole("region", { name });
      await waitFor(() => expect(within(part).getByRole("alert")).toHaveTextContent(/^Failed to /));
      await within(part).findByRole("button", { name: "Try again" });
      expect(part.textContent).not.toMatch(/No news|have not met|No first|–$/);
    },
  );
});
