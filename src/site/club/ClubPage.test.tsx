import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { PageName } from "@/ui/pageName";
import { InLeague } from "@/ui/leagueContext";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage } from "../../../tests/harness/renderPage";
import ClubPage from "./ClubPage";

const future = Date.now() + 86_400_000;

afterEach(() => vi.restoreAllMocks());

describe("a club page", () => {
  it("says that the club holds the cup, and no other club's page does", async () => {
    const held = {
      standings: [makeStanding({ team: "Lagoon City", group: "B", points: 9, played: 3 })],
      seasons: [makeSeason({ id: "2025", label: "Season 2025", champion: "Lagoon City" })],
    };
    const { unmount } = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="lagoon-city" />
      </InLeague>,
      held,
    );
    expect(await screen.findByText("1st in Group B · champions, Season 2025")).toBeVisible();
    unmount();
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      held,
    );
    await screen.findByRole("heading", { level: 1, name: "Kingsway Rovers" });
    expect(screen.queryByText(/champions/)).toBeNull();
  });

  it("keeps address, squad, results and place of a club that was renamed", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        teams: [
          makeTeam({ name: "Kingsway United", formerNames: ["Kingsway Rovers"], group: "A" }),
        ],
        standings: [makeStanding({ team: "Kingsway Rovers" })],
        results: [
          makeResult({ teamA: "Kingsway Rovers", teamB: "Harbour Eagles", date: KICK_OFF }),
        ],
        players: [makePlayer({ name: "Own Player", club: "kingsway rovers", goals: 6 })],
      },
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Kingsway United" })).toBeVisible();
    expect(
      await screen.findByRole("link", { name: /Kingsway United .*Harbour Eagles, full/ }),
    ).toBeVisible();
    // In the squad, and among the scorers.
    await waitFor(() => expect(screen.getAllByText("Own Player")).toHaveLength(2));
    expect(await screen.findByText("1st in Group A")).toBeVisible();
    expect(screen.queryByText(/Kingsway Rovers/)).toBeNull();
  });

  it("keeps the goals of a player who left, and counts for the new club what came after", async () => {
    const goal = { player: "Ada Obi", assist: "", minute: "1" };
    const moved = makePlayer({
      name: "Ada Obi",
      club: "Mount Trojans",
      formerClubs: ["2026-03-10 Kingsway Rovers"],
    });
    const held = {
      seasons: [makeSeason({ id: mls.seasons[0].id, players: "computed" })],
      players: [moved],
      results: [
        makeResult({ teamA: "Kingsway Rovers", scoreA: 2, goalsA: [goal, goal] }),
        makeResult({
          teamA: "Kingsway Rovers",
          teamB: "Mount Trojans",
          scoreB: 1,
          date: KICK_OFF,
          goalsB: [goal],
        }),
      ],
    };
    const scored = async (slug: string) => {
      const page = renderPage(
        <InLeague league={mls}>
          <ClubPage slug={slug} />
        </InLeague>,
        held,
      );
      const list = () => screen.getByRole("heading", { name: "Top scorers" }).parentElement;
      await vi.waitFor(() => expect(list()).toHaveTextContent(/Ada Obi/));
      const text = list()?.textContent ?? "";
      page.unmount();
      return text;
    };
    expect(await scored("kingsway-rovers")).toMatch(/Ada Obi.*2/);
    expect(await scored("mount-trojans")).toMatch(/Ada Obi.*1/);
  });

  it("derives place, form, squad, fixtures, results and scorers from the league", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        standings: [
          makeStanding({ team: "Mount Trojans", points: 9 }),
          makeStanding({ team: "Kingsway Rovers", points: 4 }),
        ],
        fixtures: [
          makeFixture({ date: future }),
          makeFixture({ teamA: "Lagoon City", teamB: "Savannah Stars", date: future }),
        ],
        results: [
          makeResult({ teamA: "Kingsway Rovers", teamB: "Harbour Eagles", date: KICK_OFF }),
        ],
        players: [
          makePlayer({ name: "Own Player", club: "kingsway rovers", goals: 6 }),
          makePlayer({ name: "Other Player" }),
        ],
      },
    );
    expect(screen.getByRole("heading", { level: 1, name: "Kingsway Rovers" })).toBeVisible();
    expect(await screen.findByText("2nd in Group A")).toBeVisible();
    expect(await screen.findByRole("img", { name: "Form: win" })).toBeVisible();
    expect(
      await screen.findByRole("link", { name: /Kingsway Rovers v Mount Trojans/ }),
    ).toBeVisible();
    expect(screen.queryByRole("link", { name: /Lagoon City v Savannah Stars/ })).toBeNull();
    expect(
      await screen.findByRole("link", { name: /Kingsway Rovers .*Harbour Eagles, full/ }),
    ).toBeVisible();
    // In the squad, and among the scorers.
    await waitFor(() => expect(screen.getAllByText("Own Player")).toHaveLength(2));
    expect(screen.queryByText("Other Player")).toBeNull();
    const scorers = screen.getByRole("heading", { name: "Top scorers" }).closest("section");
    expect(scorers).toHaveTextContent("Own Player6");
  });

  it("names a shared place as joint, and says of a club without scorers that none is recorded", async () => {
    const standings = ["Mount Trojans", "Kingsway Rovers"].map((team) =>
      makeStanding({ id: team, team, played: 1, points: 1 }),
    );
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        standings,
        players: [makePlayer({ name: "Own Player", club: "Kingsway Rovers", goals: 0 })],
      },
    );
    expect(await screen.findByText("joint 1st in Group A")).toBeVisible();
    expect(await screen.findByText("No scorer is recorded yet.")).toBeVisible();
  });

  it("leads to all its matches and results in the league's own lists", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {},
    );
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("All matches")).toBe("/mls/matches?club=kingsway-rovers");
    expect(to("All results")).toBe("/mls/results?club=kingsway-rovers");
    page.unmount();
    renderPage(
      <InLeague league={studentWeekFootball}>
        <ClubPage slug="A1" />
      </InLeague>,
      {},
    );
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole("link", { name: /^All (matches|results)/ })).toBeNull();
  });

  it("shows as many of its next matches as it keeps room for, soonest first", async () => {
    const opponents = ["Mount Trojans", "Lagoon City", "Savannah Stars"];
    const fixtures = opponents.map((teamB, day) =>
      makeFixture({ id: teamB, teamB, date: future + (opponents.length - day) * 86_400_000 }),
    );
    stubVisitorZone("America/New_York");
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { fixtures },
    );
    const block = screen.getByRole("region", { name: "Next matches" });
    const room = block.querySelectorAll("[aria-hidden] > * > * > *").length;
    const rows = await within(block).findAllByRole("link", { name: / v / });
    expect(rows).toHaveLength(room);
    expect(rows[0]).toHaveAccessibleName(/Savannah Stars/);
    expect(within(block).getByText("Times are New York time")).toBeVisible();
  });

  it("shows the latest results of a league without game weeks, newest first", async () => {
    const results = [1, 2, 3, 4, 5, 6].map((day) =>
      makeResult({
        teamA: "Hilltop Hawks",
        teamB: `Visitors ${day}`,
        gameWeek: "",
        date: KICK_OFF + day * 86_400_000,
      }),
    );
    renderPage(
      <InLeague league={mbl}>
        <ClubPage slug="hilltop-hawks" />
      </InLeague>,
      { results },
    );
    const block = screen.getByRole("region", { name: "Latest results" });
    const rows = await within(block).findAllByRole("link", { name: /Visitors/ });
    expect(
      rows.map((row) => /Visitors \d/.exec(row.ariaLabel ?? row.textContent ?? "")?.[0]),
    ).toEqual([6, 5, 4, 3].map((day) => `Visitors ${day}`));
  });

  it.each([
    ["match", "f1", "Starting XI"],
    ["result", "r1", "Open match page"],
    ["match", "nowhere", "Match not found"],
  ])("opens the details of the %s %s that the address names", async (name, id, words) => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { fixtures: [makeFixture({ id: "f1" })], results: [makeResult({ id: "r1" })] },
      `/mls/clubs/kingsway-rovers?${name}=${id}`,
    );
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(words));
  });

  it("names the squad without the results, and says that its scorers need them", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        seasons: [makeSeason({ id: mls.seasons[0].id, players: "computed" })],
        players: [makePlayer({ name: "Own Player", club: "Kingsway Rovers" })],
        results: "broken",
      },
    );
    const scorers = await screen.findByRole("region", { name: "Top scorers" });
    await waitFor(() =>
      expect(within(scorers).getByRole("alert")).toHaveTextContent("Failed to fetch results."),
    );
    expect(await within(scorers).findByRole("button", { name: "Try again" })).toBeVisible();
    expect(await screen.findByText("Own Player")).toBeVisible();
  });

  it("does not go on loading the season's charts if the table cannot be loaded", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      { standings: "broken", results: [makeResult({ teamA: "Kingsway Rovers" })] },
    );
    expect(await screen.findByRole("heading", { name: "The season so far" })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: "The season so far" })).toBeNull(),
    );
  });

  it("says what is missing", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
    );
    for (const title of ["No match ahead", "No results yet", "No players yet"]) {
      expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    }
  });

  it("takes the club's own record over the register", async () => {
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="kingsway-rovers" />
      </InLeague>,
      {
        teams: [makeTeam({ nickname: "The Redcoats" })],
      },
    );
    expect(await screen.findByText("The Redcoats")).toBeVisible();
  });

  it("tells the frame what a club of the registry is called now, and nothing of one that keeps its name", async () => {
    const told: string[] = [];
    const page = (
      <PageName value={(name) => void told.push(name)}>
        <InLeague league={mls}>
          <ClubPage slug="kingsway-rovers" />
        </InLeague>
      </PageName>
    );
    const kept = renderPage(page, { teams: [makeTeam({ name: "Kingsway Rovers" })] });
    await screen.findByRole("heading", { level: 1, name: "Kingsway Rovers" });
    // What it tells is told after it is drawn.
    await act(async () => {});
    kept.unmount();
    expect(told).toEqual([]);
    renderPage(page, {
      teams: [makeTeam({ name: "Kingsway United", formerNames: ["Kingsway Rovers"] })],
    });
    await waitFor(() => expect(told).toEqual(["Kingsway United"]));
    expect(screen.getByRole("heading", { level: 1, name: "Kingsway United" })).toBeVisible();
  });

  it("finds a club that only the league's records know, and says so when nobody does", async () => {
    const newcomer = makeTeam({ name: "New Comers", slug: "new-comers" });
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="new-comers" />
      </InLeague>,
      { teams: [newcomer] },
    );
    expect(await screen.findByRole("heading", { level: 1, name: "New Comers" })).toBeVisible();
    renderPage(
      <InLeague league={mls}>
        <ClubPage slug="nobody" />
      </InLeague>,
      { teams: [newcomer] },
    );
    expect(await screen.findByRole("heading", { name: "No club called “nobody”" })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
    renderPage(
      <InLeague league={mal}>
        <ClubPage slug="nobody" />
      </InLeague>,
    );
    expect(await screen.findByRole("heading", { name: "No team called “nobody”" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All teams" })).toBeVisible();
  });

  it("leaves out what its league does not keep", async () => {
    const bare = { ...studentWeekFootball, collections: { fixtures: "swfFixtures" } };
    const page = renderPage(
      <InLeague league={bare}>
        <ClubPage slug="A1" />
      </InLeague>,
      {
        fixtures: [makeFixture({ teamA: "A1", teamB: "B2", date: future })],
      },
    );
    expect(await screen.findByRole("link", { name: /\(A1\) v .+\(B2\)/ })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Squad" })).toBeNull();
    expect(page.reads).not.toContain("players");
  });
});
