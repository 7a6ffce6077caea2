// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { Connection } from "@/session/ConnectionProvider";
import { readLastMove } from "../seasons/lastMove";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { closingTab, type ClosingTab } from "../../../tests/harness/closingTab";
import { DASHBOARD, lineOf, list, noneIsOpen, open, press } from "../../../tests/harness/jobScene";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeTeam,
} from "../../../tests/factories/records";

/*
 * A season that is closed, reopened, given matches or counted in another way, in a tab that is closed in the middle of
 * it: the dashboard names the job, and what it says to do does the rest (other jobs: jobs.test.tsx).
 */

const [season] = mls.seasons;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a season", () => {
  const fixtures = ["f1", "f2", "f3"].map((id) => makeFixture({ id, date: 0 }));
  const held = { fixtures, players: [makePlayer({ id: "p1", goals: 7 })] };
  const close = async (tab: ClosingTab, saves: number) => {
    await open(tab, "seasons", held);
    await press("Close Season 2026");
    const button = await screen.findByRole("button", { name: "Close and open Season 2027" });
    tab.closeAfter(1 + saves);
    fireEvent.click(button);
  };

  it("that is being closed is closed by the page that the dashboard leads to", async () => {
    const tab = closingTab();
    // The season's record, the name of the next one, and two records that it files.
    await close(tab, 2 + 2);
    const real = await tab.reopen(DASHBOARD);
    const { row } = await lineOf(
      /^Closing a season: not finished\. .*Close it again under Seasons/,
    );
    fireEvent.click(row.getByRole("link", { name: "Go on" }));
    await press("Go on closing Season 2026");
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(await dialog.findByRole("button", { name: "Go on closing Season 2026" }));
    await screen.findByText(/^Season 2026 is closed/);
    expect(await list(real, "fixtures")).toEqual([]);
    await noneIsOpen(real);
  });

  it("that is closed but for the end of its batch is not closed again", async () => {
    const { connection } = await openAdmin(`${DASHBOARD}/seasons`, { held });
    await press("Close Season 2026");
    await press("Close and open Season 2027");
    await screen.findByText(/^Season 2026 is closed/);
    const what = { what: "close", how: "season-2026", league: "mls", total: 4, ids: [] } as const;
    await connection.batches.begin({ ...what, id: "cut-off-at-its-end" });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await openAdmin(DASHBOARD, { after: connection });
    await noneIsOpen(connection);
    expect(screen.queryByText(/^Closing a season/)).toBeNull();
  });

  it("that is being reopened is reopened by the page that the dashboard leads to", async () => {
    const tab = closingTab();
    await close(tab, Infinity);
    await screen.findByText(/^Season 2026 is closed/);
    fireEvent.click(
      await within(screen.getByRole("dialog")).findByRole("button", { name: "Undo" }),
    );
    const button = await screen.findByRole("button", { name: "Bring Season 2026 back" });
    tab.closeAfter(1 + 1 + 2);
    fireEvent.click(button);
    const real = await tab.reopen(DASHBOARD);
    const { row } = await lineOf(/^Reopening a season: not finished\./);
    fireEvent.click(row.getByRole("link", { name: "Go on" }));
    await press("Undo closing Season 2026");
    await press("Bring Season 2026 back");
    await screen.findByText(/^Season 2026 runs again/);
    expect(await list(real, "fixtures")).toHaveLength(3);
    expect(await list(real, "players")).toMatchObject([{ goals: 7 }]);
    await noneIsOpen(real);
  });

  it("that gets matches moved into it gets the rest from the dashboard, and gives all back", async () => {
    const march = Date.UTC(2026, 2, 14, 15);
    const teams = { teamA: "Rovers", teamB: "Trojans", date: march };
    const back = { teamA: "Trojans", teamB: "Rovers", date: march };
    const tab = closingTab();
    await open(tab, "seasons", {
      fixtures: [
        makeFixture({ id: "f1", ...teams }),
        makeFixture({ id: "f2", ...back }),
        makeFixture({ id: "f3", ...teams, date: march + 9e9 }),
      ],
      results: [makeResult({ id: "f1", ...teams }), makeResult({ id: "f2", ...back })],
    });
    fireEvent.change(await screen.findByLabelText(/^Matches before/), {
      target: { value: "2026-04-01" },
    });
    await press("Show what would move");
    const button = await screen.findByRole("button", { name: "Move 4 records" });
    tab.closeAfter(1 + 2);
    fireEvent.click(button);
    const real = await tab.reopen(DASHBOARD);
    await lineOf(/^Moving matches to another season: 2 of 4 done\./);
    await press("Go on");
    await noneIsOpen(real);
    expect((await list(real, "fixtures")).map(({ id }) => id)).toEqual(["f3"]);
    expect(await list(real, "results")).toEqual([]);
    await openAdmin(`${DASHBOARD}/seasons`, { after: real });
    await press("Undo: bring them back");
    await screen.findByText("4 records are back.");
  });

  it("that gives matches back gives the rest from the dashboard, and has no move left to undo", async () => {
    const date = Date.UTC(2026, 2, 14, 15);
    const matches = ["f1", "f2"].map((id) => ({ id, teamA: `${id} A`, teamB: `${id} B`, date }));
    const tab = closingTab();
    await open(tab, "seasons", {
      fixtures: matches.map(makeFixture),
      results: matches.map(makeResult),
    });
    fireEvent.change(await screen.findByLabelText(/^Matches before/), {
      target: { value: "2026-04-01" },
    });
    await press("Show what would move");
    await press("Move 4 records");
    const undo = await screen.findByRole("button", { name: "Undo: bring them back" });
    tab.closeAfter(1 + 2);
    fireEvent.click(undo);
    const real = await tab.reopen(DASHBOARD);
    expect(readLastMove("mls")?.records).toHaveLength(2);
    await lineOf(/^Moving matches to another season: 2 of 4 done\./);
    await press("Go on");
    await noneIsOpen(real);
    expect(await list(real, "fixtures")).toHaveLength(2);
    expect(await list(real, "results")).toHaveLength(2);
    expect(readLastMove("mls")).toBeNull();
  });
});

describe("a change of a season's mode", () => {
  const teams = ["Alpha", "Beta", "Gamma", "Delta"].map((name) =>
    makeTeam({ id: name, name, group: "A" }),
  );
  const results = [
    makeResult({ id: "r1", teamA: "Alpha", teamB: "Beta", scoreA: 3, scoreB: 1 }),
    makeResult({ id: "r2", teamA: "Gamma", teamB: "Delta", scoreA: 2, scoreB: 0 }),
  ];
  const held = { teams, results, seasons: [makeSeason({ id: season.id, table: "computed" })] };
  const begin = async (tab: ClosingTab, change = tab.change) => {
    await openAdmin(`${DASHBOARD}/standings`, { held, change });
    await screen.findByText("Counted from results");
    await press("Enter it yourself");
    return screen.findByRole("button", { name: "Change over" });
  };
  const tableOf = async (real: Connection) => (await list(real, "seasons"))[0]?.table;

  it("is finished from the dashboard", async () => {
    const tab = closingTab();
    const button = await begin(tab);
    tab.closeAfter(1 + 2);
    fireEvent.click(button);
    const real = await tab.reopen(DASHBOARD);
    await lineOf(/^Saving many: 2 of 5 done\./);
    expect(await tableOf(real)).toBe("computed");
    await press("Go on");
    await screen.findByText("3 of 3 changes saved.");
    expect(await list(real, "standings")).toHaveLength(4);
    expect(await tableOf(real)).toBe("kept");
    await noneIsOpen(real);
  });

  it("is there still where a try failed and the tab is closed behind it", async () => {
    const tab = closingTab();
    const lost = [failure("offline")];
    const button = await begin(tab, (connection) => ({
      ...tab.change(connection),
      store: failing(connection.store, "update", lost),
    }));
    fireEvent.click(button);
    await screen.findByRole("alert");
    tab.closeAfter(0);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await tab.reopen(DASHBOARD);
    const { line } = await lineOf(/^Saving many: 4 of 5 done\./);
    expect(line).toHaveTextContent("on this device");
  });

  it("that is being undone is undone from the dashboard", async () => {
    const tab = closingTab();
    fireEvent.click(await begin(tab));
    const undo = await screen.findByRole("button", { name: "Undo" });
    tab.closeAfter(1 + 3);
    fireEvent.click(undo);
    const real = await tab.reopen(DASHBOARD);
    await lineOf(/^Undoing many changes: 3 of 5 done\./);
    await press("Go on");
    await screen.findByText("2 undone.");
    expect(await list(real, "standings")).toEqual([]);
    expect(await tableOf(real)).toBe("computed");
    await noneIsOpen(real);
  });
});
