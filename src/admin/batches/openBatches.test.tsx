// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Connection } from "@/session/ConnectionProvider";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin } from "../../../tests/harness/adminScene";
import { closingTab } from "../../../tests/harness/closingTab";
import { DASHBOARD, press } from "../../../tests/harness/jobScene";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";

/*
 * A tab that is closed in the middle of a batch: everything is done, or the dashboard names what is left. A closed tab is
 * a save that is never answered, and a page that is drawn anew over the same database and storage.
 */

const DAY = 86_400_000;
const LIST = "/mls/admin-dashboard/fixtures";
const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"];
const fixtures = names.map((teamA, at) =>
  makeFixture({ id: teamA, teamA, date: KICK_OFF + at * DAY }),
);
const stored = async ({ store }: Connection) => (await store.list(mls, "fixtures")).records;

/** Opens the list in a tab that is closed after that many saves of the batch, whose own record comes before them. */
async function openClosing(saves: number) {
  const tab = closingTab();
  await openAdmin(LIST, { held: { fixtures }, change: tab.change });
  tab.closeAfter(1 + saves);
  return tab;
}

const selectAll = async () =>
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));

const openDashboard = (after: Connection) => openAdmin(DASHBOARD, { after });
describe("a tab that is closed", () => {
  it("in the middle of deleting many: the rest is deleted from the dashboard", async () => {
    const tab = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    const real = await tab.reopen(DASHBOARD);
    await waitFor(() =>
      expect(screen.getByText(/^Deleting many: 2 of 6 done\./)).toHaveTextContent("on this device"),
    );
    await press("Go on");
    await screen.findByText("4 of 4 changes saved.");
    expect(await stored(real)).toEqual([]);
    await press("Done");
    await waitFor(() => expect(screen.queryByText(/^Deleting many/)).toBeNull());
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("in the middle of moving many: the others move as far, each once", async () => {
    const tab = await openClosing(3);
    await selectAll();
    await press("Move…");
    await press("Move 6 matches");
    const real = await tab.reopen(DASHBOARD);
    await screen.findByText(/^Saving many: 3 of 6 done\./);
    await press("Go on");
    await screen.findByText("3 of 3 changes saved.");
    const dates = (await stored(real)).map(({ id, date }) => [id, date]);
    expect(Object.fromEntries(dates)).toEqual(
      Object.fromEntries(fixtures.map(({ id, date }) => [id, (date ?? 0) + 7 * DAY])),
    );
  });

  it("in the middle of an undo: the rest comes back", async () => {
    const tab = await openClosing(6 + 2 + 4);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    await press("Undo all 6 changes");
    const real = await tab.reopen(DASHBOARD);
    await screen.findByText(/^Undoing many changes: 4 of 6 done\./);
    await press("Go on");
    await screen.findByText("2 undone.");
    expect(await stored(real)).toHaveLength(6);
  });

  it("in the middle of deleting many: what was deleted is brought back", async () => {
    const tab = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    const real = await tab.reopen(DASHBOARD);
    await press("Undo what is saved");
    await screen.findByText("2 undone.");
    expect(await stored(real)).toHaveLength(6);
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("in the middle of deleting many: it is left so", async () => {
    const tab = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    const real = await tab.reopen(DASHBOARD);
    await press("Leave it as it is");
    await waitFor(() => expect(screen.queryByText(/^Deleting many/)).toBeNull());
    expect(await stored(real)).toHaveLength(4);
  });
});

describe("a batch of another administrator", () => {
  const begun = async () => {
    const { connection } = await openAdmin(LIST, { held: { fixtures }, as: "football" });
    await connection.batches.begin({
      id: "group-of-many",
      what: "delete",
      how: "",
      league: "mls",
      total: 6,
      ids: names,
    });
    await connection.identity.signOut();
    await connection.identity.signIn("boss@arena.example", "secret");
    return connection;
  };

  it("may still be under way: it waits ten minutes", async () => {
    const after = await begun();
    await openDashboard(after);
    const note = await screen.findByText(/^Deleting many: 6 to do\./);
    await waitFor(() =>
      expect(note).toHaveTextContent(
        /It may still be under way; from \d\d:\d\d on you can take it over/,
      ),
    );
    const row = note.parentElement ?? note;
    expect(within(row).queryByRole("button", { name: "Go on" })).toBeNull();
    expect(within(row).queryByRole("button", { name: "Leave it as it is" })).toBeNull();
  });
});
