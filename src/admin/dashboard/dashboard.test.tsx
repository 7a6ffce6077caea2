// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin } from "../../../tests/harness/adminScene";
import { holdingBack } from "../../../tests/harness/holdingBack";
import { refusing } from "../../../tests/harness/refusing";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";

const DASHBOARD = "/mls/admin-dashboard";

afterEach(() => void vi.useRealTimers());

describe("a dashboard whose records cannot be read", () => {
  it("says so once, never that there is nothing, and reads again", async () => {
    const { user } = await openAdmin(DASHBOARD, {
      change: refusing(["fixtures", "players", "results", "standings"]),
    });
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent(/^Not everything could be loaded\./));
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        "The site has reached its limit for today. Failed to load fixtures. Failed to load " +
          "players. Failed to fetch results. Failed to load standings.",
      ),
    );
    expect(screen.queryByText("Nothing has been saved yet.")).toBeNull();
    expect(screen.queryByText("No result is missing.")).toBeNull();
    expect(screen.getAllByText("Could not be counted")).toHaveLength(4);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing has been saved yet.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Last saved" })).toBeVisible();
    expect(screen.getByText("No result is missing.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("stays where it is while it is read again, and the focus goes on from its heading", async () => {
    const results = holdingBack("results");
    const { user } = await openAdmin(DASHBOARD, {
      change: (connection) => refusing(["results"])(results.change(connection)),
    });
    const alert = await screen.findByRole("alert");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    const busy = await within(alert).findByRole("button", { name: "Trying again…" });
    await waitFor(() => expect(busy).toHaveFocus());
    expect(screen.getByRole("heading", { name: "Last saved" })).toBeVisible();
    act(results.tell);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Dashboard" })).toHaveFocus());
  });

  it("uses the catalogue's sentence for one kind, and shows the others", async () => {
    await openAdmin(DASHBOARD, {
      held: { players: [makePlayer()] },
      change: refusing(["results"]),
    });
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(/^Failed to fetch results\./),
    );
    expect(await screen.findByText("1 player")).toBeVisible();
    expect(screen.queryByText("No result is missing.")).toBeNull();
  });
});

it("is drawn once all it says is here, so that nothing of it moves", async () => {
  const { tell, change } = holdingBack("results");
  await openAdmin(DASHBOARD, { held: {}, change });
  expect(await screen.findByText("Loading the dashboard")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Needs attention" })).toBeNull();
  act(tell);
  expect(await screen.findByRole("heading", { name: "Needs attention" })).toBeVisible();
  expect(screen.queryByText("Loading the dashboard")).toBeNull();
});

it("says before a season is full what visitors read of it, and what makes room", async () => {
  const goals = Array.from({ length: 20 }, (_, nth) => ({
    player: "a".repeat(80),
    assist: "b".repeat(80),
    minute: `${nth}`,
  }));
  const results = Array.from({ length: 110 }, (_, nth) =>
    makeResult({ id: `r${nth}`, goalsA: goals, goalsB: goals }),
  );
  await openAdmin(DASHBOARD, { held: { results } });
  expect(
    await screen.findByText(
      /^Results take about \d+ kB of the 900 kB that fit into one site copy\. Move finished matches/,
    ),
  ).toBeVisible();
});

it("tells what was saved last in a league of meets too", async () => {
  const meet = makeMeet({ id: "opening", timetable: ["100 m"] });
  const { connection } = await openAdmin("/mal/admin-dashboard", { held: { meets: [meet] } });
  const block = (await screen.findByRole("heading", { name: "Last saved" })).closest("section");
  if (!block) throw new Error("the heading stands in no section");
  const { id: _, version, ...entity } = makeEvent({ version: 0 });
  await act(() => connection.store.create(mal, "events", { id: "e1", version, entity }));
  expect(await within(block).findByRole("link", { name: /^Opening meet, / })).toBeVisible();
});

describe("the dashboard of a match day", () => {
  it("begins with today's matches and what needs a hand, before the nine parts", async () => {
    const fixtures = [
      makeFixture({
        id: "f1",
        teamA: "Hall A",
        teamB: "Hall B",
        date: Date.now(),
        status: "Live",
      }),
      makeFixture({
        id: "f2",
        teamA: "Hall C",
        teamB: "Hall D",
        date: Date.now() + 3 * 86_400_000,
      }),
    ];
    await openAdmin(DASHBOARD, { held: { fixtures } });
    expect(await screen.findByText("Hall A v Hall B")).toBeVisible();
    expect(screen.queryByText("Hall C v Hall D")).toBeNull();
    expect(screen.getByRole("link", { name: "Open match day" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/match-day",
    );
    // One that is played leads to its live page, which makes its result.
    expect(screen.getByRole("link", { name: "Score live: Hall A v Hall B" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/matches/f1?part=live",
    );
    const today = screen.getByRole("heading", { name: "Today" });
    const parts = screen.getByRole("list", { name: "Parts of the league" });
    expect(today.compareDocumentPosition(parts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(parts).getAllByRole("listitem")).toHaveLength(9);
  });

  it("keeps the evening's match past midnight while it is on", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // Ten past midnight in Lagos.
    vi.setSystemTime(Date.UTC(2026, 2, 14, 23, 10));
    const [on, due] = [Date.UTC(2026, 2, 14, 22, 50), Date.UTC(2026, 2, 14, 15)];
    const fixtures = [
      makeFixture({ id: "on", teamA: "Lagoon City", date: on }),
      makeFixture({ id: "due", teamA: "Hall A", date: due }),
    ];
    await openAdmin(DASHBOARD, { held: { fixtures } });
    expect(await screen.findByRole("heading", { name: "Today" })).toBeVisible();
    const links = screen.getAllByRole("link", { name: /^Score live: / });
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
      expect.stringMatching(/^Score live: Lagoon City v/),
    ]);
    expect(screen.getByRole("link", { name: "Open match day" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/match-day?day=2026-03-14",
    );
  });

  it("names the next day that has matches when there is none today", async () => {
    const date = Date.now() + 3 * 86_400_000;
    await openAdmin(DASHBOARD, { held: { fixtures: [makeFixture({ date })] } });
    expect(await screen.findByRole("heading", { name: /^Next: / })).toBeVisible();
  });
});

describe("what needs attention", () => {
  it("is every match without a result, each with the way to enter it", async () => {
    const names = ["Hall A", "Hall B", "Hall C", "Hall D", "Hall E", "Hall F", "Hall G"];
    const fixtures = names.map((teamB, at) =>
      makeFixture({ id: `f${at}`, teamA: "Lagoon City", teamB, gameWeek: String(at) }),
    );
    await openAdmin(DASHBOARD, { held: { fixtures } });
    expect(await screen.findByText(/^7 matches have been played/)).toBeVisible();
    const links = screen.getAllByRole("link", { name: "Enter result" });
    expect(links.map((link) => link.getAttribute("href"))).toContain(
      "/mls/admin-dashboard/matches/f6?part=after",
    );
    expect(links).toHaveLength(7);
  });

  it("is what has no picture, a line for each kind", async () => {
    const players = ["p1", "p2", "p3"].map((id) =>
      makePlayer({ id, picture: id === "p1" ? "https://pictures.example/p1.webp" : "" }),
    );
    await openAdmin(DASHBOARD, { held: { players } });
    const note = await screen.findByText("2 players have no picture.");
    expect(within(note.parentElement ?? note).getByRole("link")).toHaveAttribute(
      "href",
      `${DASHBOARD}/players`,
    );
    expect(screen.queryByText(/(clubs?|results?) ha(s|ve) no picture/)).toBeNull();
  });

  it("is no picture in a league whose players have none", async () => {
    await openAdmin(DASHBOARD, { held: { players: [makePlayer({ picture: "" })] } });
    expect(await screen.findByText("No result is missing.")).toBeVisible();
    expect(screen.queryByText(/ha(s|ve) no picture/)).toBeNull();
  });

  it("is a match with two results", async () => {
    const results = ["r1", "r2"].map((id) => makeResult({ id, scoreA: id === "r1" ? 2 : 5 }));
    const format = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
    const seasons = [makeSeason({ id: mls.seasons[0].id, table: "computed", format })];
    await openAdmin(DASHBOARD, { held: { results, seasons } });
    expect(await screen.findByText(/5–1 .* has another result\.$/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Look at it" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/results/r2",
    );
  });

  it("is reached from the fixture too, in the list and in its form", async () => {
    const fixtures = [makeFixture({ id: "f1", teamA: "Lagoon City", teamB: "Hall B" })];
    const to = "/mls/admin-dashboard/results/new?fixture=f1";
    await openAdmin(`${DASHBOARD}/fixtures`, { held: { fixtures } });
    const inList = await screen.findByRole("link", {
      name: "Enter result of Lagoon City v Hall B",
    });
    await waitFor(() => expect(inList).toHaveAttribute("href", to));
    fireEvent.click(screen.getByRole("link", { name: "Edit Lagoon City v Hall B" }));
    await screen.findByText("Update fixture");
    expect(screen.getByRole("link", { name: "Enter result" })).toHaveAttribute("href", to);
  });
});

describe("what waits for somebody", () => {
  it("is a scorer's result, confirmed where it is named", async () => {
    const { user, connection } = await openAdmin(`${DASHBOARD}/players`);
    const entity = makeResult({ goalsA: [], goalsB: [] });
    const given = { id: "match", version: 0, entity, unconfirmed: true };
    await connection.store.create(mls, "results", given);
    await user.click(await screen.findByRole("link", { name: "Dashboard" }));
    const list = await screen.findByRole("list", { name: "Results to confirm" });
    await user.click(within(list).getByRole("button", { name: /^Confirm / }));
    await screen.findByText("Result confirmed");
    await waitFor(() => expect(list).not.toBeVisible());
  });

  it("is a request for rights, named for owners", async () => {
    await openAdmin(DASHBOARD, {
      change: (connection) => ({
        ...connection,
        access: {
          ...connection.access,
          requests: () =>
            Promise.resolve([
              {
                uid: "ada",
                verified: true,
                email: "ada@arena.example",
                name: "Ada",
                league: "mls",
                at: 0,
              },
            ]),
        },
      }),
    });
    expect(await screen.findByText("One person asks for rights.")).toBeVisible();
  });
});
