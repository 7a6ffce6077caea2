import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failure } from "@/data/failure";
import { dayInWords, dayOf } from "@/domain/day";
import { arena } from "@arena/arena";
import { adminKinds } from "../kinds";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { holdingBack } from "../../../tests/harness/holdingBack";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";

const PLAYERS = "/mls/admin-dashboard/players";

const squad = Array.from({ length: 30 }, (_, at) =>
  makePlayer({
    id: `p${at}`,
    name: `Player ${String(at).padStart(2, "0")}`,
    club: at < 20 ? "Kingsway Rovers" : "Mount Trojans",
    position: at % 2 ? "Forward" : "Goalkeeper",
    goals: at,
  }),
);

const rows = () => screen.getAllByRole("row").slice(1);
const firstRow = () => rows()[0] ?? document.body;

describe("a list", () => {
  it("shows no figure that changes, and no row that moves, before all it is drawn of is here", async () => {
    const { tell, change } = holdingBack("results");
    const { user } = await openAdmin("/mls/admin-dashboard/standings", {
      held: {
        seasons: [makeSeason({ id: mls.seasons[0].id })],
        standings: [makeStanding({ team: "Kingsway Rovers", won: 7 })],
        results: [makeResult({ teamA: "Kingsway Rovers", teamB: "Mount Trojans" })],
      },
      change,
    });
    expect(await screen.findByText("Loading standings")).toBeInTheDocument();
    expect(screen.queryByText("Kingsway Rovers")).toBeNull();
    expect(screen.queryByRole("button", { name: "Enter it yourself" })).toBeNull();
    act(tell);
    const row = await screen.findByRole("row", { name: /Kingsway Rovers/ });
    expect(within(row).getAllByRole("cell")[3]).toHaveTextContent("1");
    await user.click(screen.getByRole("button", { name: "Enter it yourself" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("shows a page of records with a count, and the next ones on the next page", async () => {
    const { user, address } = await openAdmin(PLAYERS, { held: { players: squad } });
    expect(await screen.findByText("30 players")).toBeVisible();
    expect(rows()).toHaveLength(25);
    await user.click(screen.getByRole("button", { name: "Go to page 2" }));
    expect(rows()).toHaveLength(5);
    expect(address()).toBe(`${PLAYERS}?page=2`);
  });

  it("keeps search, filter and order in the address, and reads them from it", async () => {
    const { user, address } = await openAdmin(`${PLAYERS}?club=mount-trojans&sort=goals&dir=desc`, {
      held: { players: squad },
    });
    expect(await screen.findByText("10 of 30 players")).toBeVisible();
    expect(firstRow()).toHaveTextContent("Player 29");
    expect(screen.getByRole("columnheader", { name: "Goals" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await user.selectOptions(screen.getByLabelText("Position"), "Goalkeeper");
    await user.type(screen.getByLabelText("Search players"), "28");
    await screen.findByText("1 of 30 players");
    expect(address()).toContain("position=goalkeeper");
    expect(address()).toContain("q=28");
    await user.type(screen.getByLabelText("Search players"), "000");
    await user.click(await screen.findByRole("button", { name: "Clear search and filters" }));
    expect(await screen.findByText("30 players")).toBeVisible();
  });

  it("takes no form away that was asked for while the search waited for more to be typed", async () => {
    const { user, address } = await openAdmin(PLAYERS, { held: { players: squad } });
    await user.type(await screen.findByLabelText("Search players"), "28");
    // As it is while the form's code loads: the address names it, the list is still there.
    history.pushState(null, "", `${PLAYERS}/p0`);
    await waitFor(() => expect(address()).toContain("q=28"));
    expect(address()).toContain(`${PLAYERS}/p0?`);
  });

  it("shows what somebody else saves without being asked", async () => {
    const { connection } = await openAdmin(PLAYERS, { held: { players: squad.slice(0, 1) } });
    await screen.findByText("1 player");
    const league = (await import("../../../tests/arena/leagues/mls")).mls;
    await connection.store.create(league, "players", {
      id: "new",
      version: 0,
      entity: makePlayer({ name: "Late Comer" }),
    });
    expect(await screen.findByText("Late Comer")).toBeVisible();
  });

  it("says in the catalogue's words that it could not be read, never that it is empty, and reads again", async () => {
    const { user } = await openAdmin(PLAYERS, {
      change: (connection) => {
        let broken = true;
        const watch: typeof connection.store.watch = (league, kind, onListing, onFailure) => {
          if (!broken) return connection.store.watch(league, kind, onListing, onFailure);
          queueMicrotask(() => onFailure(failure("unavailable")));
          return () => {
            broken = false;
          };
        };
        return { ...connection, store: { ...connection.store, watch } };
      },
    });
    expect(await screen.findByText("Failed to load players.")).toBeVisible();
    expect(screen.queryByText("No players yet")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No players yet")).toBeVisible();
    expect(screen.getByText("Visitors see players as soon as you add one.")).toBeVisible();
  });

  it("offers to paste only what can be pasted", async () => {
    const { paste } = adminKinds.players;
    onTestFinished(() => void Object.assign(adminKinds.players, { paste }));
    Object.assign(adminKinds.players, { paste: undefined });
    await openAdmin(PLAYERS);
    expect(await screen.findByText("No players yet")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Paste from a spreadsheet" })).toBeNull();
    cleanup();
    const { user } = await openAdmin(PLAYERS, { held: { players: squad } });
    await user.click(await screen.findByRole("button", { name: "More for these players" }));
    expect(screen.getAllByRole("menuitem")).toHaveLength(2);
    expect(screen.getByRole("menuitem", { name: /^Download as CSV/ })).toBeVisible();
  });

  it("names the step that comes first where something is needed before", async () => {
    await openAdmin("/mls/admin-dashboard/results");
    const add = await screen.findByRole("link", { name: "Add fixture" });
    await waitFor(() => expect(add).toHaveAttribute("href", "/mls/admin-dashboard/fixtures/new"));
  });

  it("offers neither adding nor deleting where a league may only edit", async () => {
    await openAdmin("/mbl/admin-dashboard/standings", {
      held: { standings: [makeStanding({ team: "Hilltop Hawks" })] },
    });
    expect(await screen.findByRole("link", { name: "Edit Hilltop Hawks" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it("lists a fixture without a date last, and says so", async () => {
    await openAdmin("/mls/admin-dashboard/fixtures", {
      held: {
        fixtures: [makeFixture({ teamA: "Lagoon City", date: null }), makeFixture({ id: "dated" })],
      },
    });
    await screen.findByText("2 fixtures");
    expect(rows()[1]).toHaveTextContent("Date unavailable");
  });

  it("has of a fixture with a result what came of it, in the words of the forms", async () => {
    const pair = { teamA: "Ash", teamB: "Birch" };
    const now = Date.now();
    await openAdmin("/mls/admin-dashboard/fixtures", {
      held: {
        fixtures: [
          makeFixture({ ...pair, id: "f1", status: "Upcoming" }),
          makeFixture({ ...pair, id: "f2", status: "Upcoming", gameWeek: "9" }),
          makeFixture({ ...pair, id: "f3", status: "", gameWeek: "10", date: now - 600_000 }),
          makeFixture({ ...pair, id: "f4", status: "", gameWeek: "11", date: now + 86_400_000 }),
          makeFixture({ ...pair, id: "f5", status: "Postponed", gameWeek: "12", date: null }),
        ],
        results: [makeResult({ ...pair, id: "f1" })],
      },
    });
    await screen.findByText("5 fixtures");
    await waitFor(() => expect(rows()[0]).toHaveTextContent("Finished"));
    expect(rows()[1]).toHaveTextContent("Result missing");
    expect(rows()[2]).toHaveTextContent("On now");
    expect(rows()[3]).toHaveTextContent("Scheduled");
    expect(rows()[4]).toHaveTextContent("Postponed");
  });
});

describe("deleting", () => {
  const held = { players: [makePlayer({ id: "p1", name: "Ayo Bello" })] };

  it("asks first, names the record and has the focus on the safe answer", async () => {
    const { user } = await openAdmin(PLAYERS, { held });
    await user.click(await screen.findByRole("button", { name: "Delete Ayo Bello" }));
    const dialog = screen.getByRole("dialog", { name: "Delete Ayo Bello?" });
    const keep = within(dialog).getByRole("button", { name: "Keep player" });
    expect(keep).toHaveFocus();
    await user.click(keep);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Ayo Bello")).toBeVisible();
  });

  it("waits until what names the record is counted", async () => {
    const { tell, change } = holdingBack("players");
    const { user } = await openAdmin("/mls/admin-dashboard/clubs", {
      held: {
        teams: [makeTeam({ name: "Kingsway Rovers" })],
        players: [makePlayer({ club: "Kingsway Rovers" })],
      },
      change,
    });
    await user.click(await screen.findByRole("button", { name: "Delete Kingsway Rovers" }));
    expect(await screen.findByText("Checking where it is used…")).toBeVisible();
    expect(screen.getByRole("button", { name: "Delete club" })).toBeDisabled();
    act(tell);
    expect(await screen.findByText(/^Its 1 player, /)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete club" })).toBeEnabled());
  });

  it("can be undone, also from another section", async () => {
    const { user } = await openAdmin(PLAYERS, { held });
    await user.click(await screen.findByRole("button", { name: "Delete Ayo Bello" }));
    await user.click(screen.getByRole("button", { name: "Delete player" }));
    expect(await screen.findByText("No players yet")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Fixtures" }));
    await screen.findByRole("heading", { name: "Fixtures" });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Ayo Bello is back.")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Players" }));
    expect(await screen.findByRole("link", { name: "Edit Ayo Bello" })).toBeVisible();
  });

  it("says in the catalogue's words why it failed, and tries again", async () => {
    const { user } = await openAdmin(PLAYERS, {
      held,
      change: (connection) => ({
        ...connection,
        store: failing(connection.store, "remove", [failure("offline")]),
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Delete Ayo Bello" }));
    await user.click(screen.getByRole("button", { name: "Delete player" }));
    expect(await screen.findByText("Error deleting player: You are offline.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No players yet")).toBeInTheDocument();
  });

  it("does not delete what somebody changed meanwhile without showing it", async () => {
    const { user, connection } = await openAdmin(PLAYERS, { held });
    await user.click(await screen.findByRole("button", { name: "Delete Ayo Bello" }));
    const league = (await import("../../../tests/arena/leagues/mls")).mls;
    await connection.store.update(league, "players", {
      id: "p1",
      version: 1,
      entity: makePlayer({ name: "Ayo Bello Junior" }),
    });
    await user.click(screen.getByRole("button", { name: "Delete player" }));
    await waitFor(() =>
      expect(screen.getByRole("dialog", { name: "Delete Ayo Bello Junior?" })).toHaveTextContent(
        "Someone else changed this player a moment ago.",
      ),
    );
  });
});

describe("a list by days", () => {
  const DAY = 86_400_000;
  // Far from midnight, so that "today" is the same for the test and the page.
  const fixtures = Array.from({ length: 80 }, (_, at) =>
    makeFixture({
      id: `f${at}`,
      teamA: `Team ${at}`,
      teamB: "Others",
      date: Date.now() + (at - 59.5) * 2 * DAY,
    }),
  );
  const inList = (team: string) =>
    screen.findByRole("rowheader", { name: new RegExp(`^\\W*${team} v Others`) });
  const FIXTURES = "/mls/admin-dashboard/fixtures";

  it("opens at what comes next, in the order of days, and at a page somebody chose", async () => {
    const { user } = await openAdmin(FIXTURES, { held: { fixtures } });
    expect(await inList("Team 60")).toBeVisible();
    expect(firstRow()).toHaveTextContent("Team 50");
    await user.click(screen.getByRole("button", { name: "Go to page 1" }));
    expect(firstRow()).toHaveTextContent("Team 0");
  });

  it("finds the matches of a day that is typed, and of no other day", async () => {
    const day = dayInWords(dayOf(fixtures[60]?.date ?? 0, arena.timeZone) ?? "").dated;
    await openAdmin(`${FIXTURES}?q=${encodeURIComponent(day)}`, { held: { fixtures } });
    expect(await screen.findByText("1 of 80 fixtures")).toBeVisible();
    expect(firstRow()).toHaveTextContent("Team 60");
  });

  it("opens at the end where all is past, and does not where it is sorted or narrowed", async () => {
    const past = fixtures.slice(0, 55);
    await openAdmin(FIXTURES, { held: { fixtures: past } });
    expect(await inList("Team 54")).toBeVisible();
    cleanup();
    await openAdmin(`${FIXTURES}?sort=match`, { held: { fixtures } });
    expect(await inList("Team 10")).toBeVisible();
    expect(firstRow()).toHaveTextContent("Team 0");
  });

  it("shows the page of what was saved, with the row marked and the focus on it", async () => {
    const { user } = await openAdmin(`${FIXTURES}?page=1`, { held: { fixtures } });
    await user.click(within(await inList("Team 3")).getByRole("link"));
    const date = await screen.findByLabelText(/^Date and time/, { selector: "input" });
    fireEvent.change(date, { target: { value: "2040-01-01T12:00" } });
    await user.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-record", "f3"));
    expect(document.activeElement?.closest("tr")).toHaveAttribute("data-saved");
    expect(rows().at(-1)).toHaveTextContent("Team 3");
  });
});

it("is short rows on a phone, with what can be done with each behind one button", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  const { user } = await openAdmin(PLAYERS, { held: { players: squad.slice(0, 2) } });
  await user.click(await screen.findByRole("button", { name: "More for Player 01" }));
  const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["Edit", "History", "Duplicate", "Delete"]);
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByRole("dialog", { name: /^Delete Player 01/ })).toBeVisible();
});
