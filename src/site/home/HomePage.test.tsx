// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import type { League } from "@/domain/league/league";
import { InLeague } from "@/ui/leagueContext";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import HomePage from "./HomePage";

const HOUR = 3_600_000;
const inHours = (hours: number) => Date.now() + hours * HOUR;

const results = [
  makeResult({
    id: "new",
    gameWeek: "3",
    goalsA: [
      { player: "Ayo Bello", assist: "", minute: "5" },
      { player: "Ayo Bello", assist: "", minute: "9" },
    ],
    manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 5 },
  }),
  makeResult({
    id: "old",
    gameWeek: "2",
    date: KICK_OFF - 60 * 24 * HOUR,
    teamA: "Savannah Stars",
    teamB: "Old Library FC",
  }),
];
const squad = [
  ...["Goalkeeper", "Defender", "Midfielder"].map((position) =>
    makePlayer({ name: `Chinedu ${position}`, position }),
  ),
  makePlayer({ id: "bello", name: "Ayo Bello", position: "Forward" }),
];
const full: Held = {
  fixtures: [
    makeFixture({ id: "later", date: inHours(48), teamA: "Harbour Eagles" }),
    makeFixture({ id: "next", date: inHours(24) }),
    makeFixture({ id: "gone", date: inHours(-24), teamA: "Savannah Stars" }),
  ],
  results,
  players: squad,
};

const show = (held: Held = full, league: League = mls, at = `/${league.slug}/home`) =>
  renderPage(
    <InLeague league={league}>
      <HomePage />
    </InLeague>,
    held,
    at,
  );
// A block is drawn anew with what it waited for.
const block = async (name: string) =>
  within(
    await waitFor(() => {
      const region = screen.getByRole("region", { name });
      expect(region.querySelector("[aria-busy=true]")).toBeNull();
      return region;
    }),
  );

beforeEach(() => stubVisitorZone("Africa/Lagos"));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the home page", () => {
  it("lists the fixtures that lie ahead, the next one first", async () => {
    show();
    const upcoming = await block("Upcoming");
    const rows = await upcoming.findAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("link").getAttribute("aria-label"))).toEqual([
      expect.stringMatching(/^Kingsway Rovers v Mount Trojans/),
      expect.stringMatching(/^Harbour Eagles v Mount Trojans/),
    ]);
  });

  it("begins with what is on, and leaves out what will not be played", async () => {
    const fixtures = [
      ...(full.fixtures ?? []),
      makeFixture({ date: inHours(1), status: "Postponed" }),
      makeFixture({ date: inHours(2), status: "Walkover" }),
      makeFixture({ date: inHours(-0.5), teamA: "Lagoon City" }),
    ] as NonNullable<Exclude<Held["fixtures"], "broken">>;
    show({ ...full, fixtures });
    const rows = await (await block("Today and next")).findAllByRole("link", { name: / v / });
    expect(rows.map((row) => row.getAttribute("aria-label")?.replace(/ v .*, /, ": "))).toEqual([
      "Lagoon City: On now",
      expect.stringMatching(/^Kingsway Rovers/),
      expect.stringMatching(/^Harbour Eagles/),
    ]);
  });

  it("shows on a day with results what is on, then these, then what comes", async () => {
    vi.useFakeTimers({ now: KICK_OFF, toFake: ["Date"] });
    const at = (id: string, hours: number) => ({ id, date: KICK_OFF + hours * HOUR });
    show({
      fixtures: [
        makeFixture({ ...at("on", -0.5), teamA: "Lagoon City" }),
        makeFixture({ ...at("evening", 2), teamA: "Harbour Eagles" }),
      ],
      results: [
        makeResult({ ...at("noon", -3), teamA: "Savannah Stars" }),
        makeResult({ ...at("morning", -6), teamA: "Old Library FC" }),
        makeResult({ ...at("yesterday", -24), teamA: "Mount Trojans" }),
      ],
    });
    await screen.findByRole("region", { name: "Today and next" });
    const rows = await (await block("Today and next")).findAllByRole("listitem");
    const names = rows.map(
      (row) =>
        /^\D+?(?= v | \d)/.exec(
          within(row).getByRole("link").getAttribute("aria-label") ?? "",
        )?.[0],
    );
    expect(names).toEqual(["Lagoon City", "Savannah Stars", "Old Library FC", "Harbour Eagles"]);
  });

  it("opens a fixture's details in the address, and closes them again", async () => {
    const page = show();
    const upcoming = await block("Upcoming");
    await userEvent.click(
      await upcoming.findByRole("link", { name: /^Kingsway Rovers v Mount Trojans/ }),
    );
    expect(page.address()).toBe("/mls/home?match=next");
    const dialog = await screen.findByRole("dialog", { name: "Kingsway Rovers v Mount Trojans" });
    await waitFor(() => expect(dialog).toHaveTextContent("Main bowl"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(page.address()).toBe("/mls/home");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens a result by its address", async () => {
    show(full, mls, "/mls/home?match=old");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveTextContent("Savannah Stars 2, Old Library FC 1"));
  });

  it("says that a match of an unknown address was not found", async () => {
    show(full, mls, "/mls/home?match=nowhere");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("Match not found"));
  });

  it("shows the latest results, newest first", async () => {
    show();
    const latest = await block("Latest results");
    const cards = await latest.findAllByRole("link", { name: /match details/ });
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual([
      "Northgate Athletic 2–1 Lagoon City, match details",
      "Savannah Stars 2–1 Old Library FC, match details",
    ]);
  });

  it("computes the weekly awards, and opens them one at a time", async () => {
    const page = show();
    const awards = await block("Weekly awards");
    await userEvent.click(
      await awards.findByRole("link", {
        name: "Player of the week: Ayo Bello, Northgate Athletic, Man of the match, 5 of 5 stars",
      }),
    );
    const dialog = await screen.findByRole("dialog", { name: /Weekly awards\s· Game week 3/ });
    await waitFor(() => expect(dialog).toHaveTextContent("1 of 3"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
    expect(within(dialog).getByRole("heading", { name: "Ayo Bello" })).toBeVisible();
    await waitFor(() => expect(dialog).toHaveTextContent("2 goals"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
    expect(within(dialog).getByRole("heading", { name: "Northgate Athletic" })).toBeVisible();
    expect(page.address()).toBe("/mls/home?award=club");
  });

  it("draws the Team of the Week and lists it with a way to each player", async () => {
    show();
    const team = await block("Team of the Week");
    expect(await team.findByRole("img", { name: "The team in its formation" })).toBeVisible();
    expect(team.getByRole("link", { name: "Ayo Bello" })).toHaveAttribute(
      "href",
      "/mls/players/bello",
    );
    expect(team.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Forward",
      "Midfielder",
      "Defender",
      "Goalkeeper",
    ]);
  });

  it("names what the team was chosen by, which are cards only where the sport ranks them", async () => {
    show();
    expect(
      await screen.findByText(/Chosen by goals, assists, match ratings, cards and/),
    ).toBeVisible();
  });

  it("shows how the league stands before any picture, and who scores", async () => {
    show({ ...full, seasons: [makeSeason({ id: "2026" })] });
    await screen.findByRole("link", { name: "Whole table" });
    const table = await block("The table");
    expect(table.getAllByRole("table")).toHaveLength(2);
    expect(table.getByRole("row", { name: /^1.* Northgate Athletic/ })).toBeVisible();
    expect(table.getByRole("link", { name: "Whole table" })).toHaveAttribute(
      "href",
      "/mls/standings",
    );
    await screen.findByRole("link", { name: "All statistics" });
    const players = await block("Top players");
    expect(players.getByRole("heading", { name: "Goals" })).toBeVisible();
    expect(players.getByRole("link", { name: "Ayo Bello" })).toBeVisible();
    await (await block("Team of the Week")).findByRole("img", { name: /formation/ });
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Upcoming",
      "The table",
      "Top players",
      "Latest results",
      "Weekly awards",
      "Team of the Week",
    ]);
  });

  it.each([
    [mls, "Pts", [false, false, false, true]],
    [mbl, "W", [false, true, false, false]],
  ])("marks the figure that decides: %#", async (league, short, marked) => {
    const teams = { teamA: league.clubs[0]?.name ?? "", teamB: league.clubs[1]?.name ?? "" };
    const seasons = [makeSeason({ id: "2026" })];
    show({ results: [makeResult({ id: "new", ...teams })], seasons }, league);
    await screen.findByRole("link", { name: "Whole table" });
    const [head, line] = (await block("The table")).getAllByRole("row");
    if (!head || !line) throw new Error("The table has lines.");
    const decides = (cell: HTMLElement) => cell.dataset["decisive"] !== undefined;
    const heads = within(head).getAllByRole("columnheader").filter(decides);
    expect(heads.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(short)]);
    expect(within(line).getAllByRole("cell").map(decides)).toEqual(marked);
  });

  it("reads the sheet, whole results and players, each once", async () => {
    const { reads } = show();
    await (await block("Team of the Week")).findByRole("img", { name: /formation/ });
    expect([...reads].sort()).toEqual([
      "fixtures",
      "players",
      "results",
      "seasons",
      "standings",
      "teams",
      "whole results",
    ]);
  });

  it("says what is missing where there is too little data", async () => {
    show({});
    expect(await screen.findByText("No upcoming matches")).toBeVisible();
    expect(await screen.findByText("No results yet")).toBeVisible();
    // What has nobody to show is not there.
    await waitFor(() => expect(screen.queryAllByRole("status")).toEqual([]));
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Upcoming",
      "Latest results",
    ]);
  });

  it("says that there is no result while none of them was played", async () => {
    show({ results: [makeResult({ scoreA: 3, scoreB: 0, ending: "void" })] });
    expect(await screen.findByText("No results yet")).toBeVisible();
  });

  it("keeps its other blocks when one cannot be read, and reads it anew on request", async () => {
    const held: Held = { ...full, fixtures: "broken" };
    show(held);
    const upcoming = await block("Upcoming");
    await waitFor(() =>
      expect(upcoming.getByRole("alert")).toHaveTextContent("Failed to load fixtures."),
    );
    await (await block("Latest results")).findAllByRole("link");
    // Before it can be read: whoever else reads fixtures next mends this block too.
    const again = () => upcoming.getByRole("button", { name: "Try again" });
    await waitFor(() => expect(again()).toHaveAttribute("aria-disabled", "false"));
    held.fixtures = [makeFixture({ date: inHours(24) })];
    // At once: a button that is drawn anew in between would not hear it.
    fireEvent.click(again());
    expect(await upcoming.findByRole("link", { name: /^Kingsway Rovers v/ })).toBeVisible();
  });

  it("says once that results could not be read, and why awards are missing", async () => {
    show({ ...full, results: "broken" });
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch results."),
    );
    await waitFor(() => expect(screen.getAllByText("Not available right now")).toHaveLength(2));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("shows basketball's awards in points", async () => {
    const played = makeResult({
      teamA: "Hilltop Hawks",
      teamB: "Lagoon Waves",
      gameWeek: "",
      scoreA: 81,
      scoreB: 78,
      goalsA: [{ player: "Chidi", assist: "", minute: "36" }],
    });
    show({ results: [played] }, mbl);
    const awards = await block("Weekly awards");
    expect(
      await awards.findByRole("link", { name: "Top scorer: Chidi, Hilltop Hawks, 36 points" }),
    ).toBeVisible();
    // Nobody was the best of a match: no award is shown empty.
    expect(awards.queryByText("Player of the week")).toBeNull();
  });

  it("calls clubs by their names where they are kept by codes", async () => {
    const coded = [
      makeResult({
        teamA: "A1",
        teamB: "A2",
        scoreA: 2,
        scoreB: 1,
        goalsA: [{ player: "Ayo Bello", assist: "", minute: "5" }],
      }),
    ];
    show({ results: coded, players: [makePlayer({ club: "A1" })] }, studentWeekFootball);
    const awards = await block("Weekly awards");
    expect(
      await awards.findByRole("link", {
        name: "Club of the week: Science (A1), Beat Engineering (A2) 2–1 at home",
      }),
    ).toBeVisible();
    expect(
      awards.getByRole("link", { name: /^Top scorer: Ayo Bello, Science \(A1\)/ }),
    ).toBeVisible();
    const players = await block("Top players");
    expect(await players.findByText("Science (A1)")).toBeVisible();
    const latest = await block("Latest results");
    expect(
      latest.getByRole("link", { name: /^Science \(A1\) 2–1 Engineering \(A2\)/ }),
    ).toBeVisible();
  });

  it("leaves out what a league does not keep", async () => {
    const bare = { ...studentWeekFootball, collections: { fixtures: "swfFixtures" } };
    const { reads } = show(
      { fixtures: [makeFixture({ teamA: "A1", teamB: "A2", date: inHours(5) })] },
      bare,
    );
    expect(await screen.findByRole("link", { name: /\(A1\) v .+\(A2\)/ })).toBeVisible();
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["Upcoming"]);
    await waitFor(() => expect(reads).toEqual(["fixtures"]));
  });

  it("offers calendar and embedding where the league has no page of its matches", async () => {
    const page = show(full, studentWeekFootball);
    const name = "Calendar of Student week football";
    expect(await screen.findByRole("button", { name })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Embed" })).toBeVisible();
    page.unmount();
    show();
    expect(await screen.findByRole("heading", { name: "Upcoming" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Calendar/ })).toBeNull();
  });
});
