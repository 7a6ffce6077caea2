// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Connection } from "@/session/ConnectionProvider";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin, type Person } from "../../../tests/harness/adminScene";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";

/*
 * A tab that is closed in the middle of a batch: everything is done, or the dashboard names what is left. A closed tab is
 * a save that is never answered, and a page that is drawn anew over the same database and storage.
 */

const DAY = 86_400_000;
const LIST = "/mls/admin-dashboard/fixtures";
const DASHBOARD = "/mls/admin-dashboard";
const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"];
const fixtures = names.map((teamA, at) =>
  makeFixture({ id: teamA, teamA, date: KICK_OFF + at * DAY }),
);
const never = () => new Promise<never>(() => {});

/** The connection of a tab that is closed after so many saves. */
function closingAfter(saves: number) {
  let left = saves;
  const store = (connection: Connection) => {
    const spend = <A extends readonly unknown[], R>(save: (...given: A) => Promise<R>) => {
      return (...given: A): Promise<R> => (left-- > 0 ? save(...given) : never());
    };
    const { update, remove, create, restore } = connection.store;
    return {
      ...connection.store,
      update: spend(update) as typeof update,
      remove: spend(remove) as typeof remove,
      create: spend(create) as typeof create,
      restore: spend(restore) as typeof restore,
    };
  };
  return (connection: Connection): Connection => ({ ...connection, store: store(connection) });
}

const stored = async ({ store }: Connection) => (await store.list(mls, "fixtures")).records;

/** Opens the list, whose tab is closed after so many saves. */
async function openClosing(saves: number, as: Person = "boss") {
  let real: Connection | undefined;
  await openAdmin(LIST, {
    held: { fixtures },
    as,
    change: (connection) => {
      real = connection;
      return closingAfter(saves)(connection);
    },
  });
  if (!real) throw new Error("not connected");
  return real;
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const selectAll = async () =>
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));

/** Waits until so many saves are made and the next one is on its way. */
const saving = (count: number) => screen.findByText(`Saving ${count + 1} of 6.`, { exact: false });
const openDashboard = (after: Connection) => openAdmin(DASHBOARD, { after });

describe("a tab that is closed", () => {
  it("in the middle of deleting many: the rest is deleted from the dashboard", async () => {
    const real = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    await saving(2);
    await openDashboard(real);
    expect(await screen.findByText(/^Deleting many: 2 of 6 done\./)).toHaveTextContent(
      "on this device",
    );
    await press("Go on");
    await screen.findByText("4 of 4 saved.");
    expect(await stored(real)).toEqual([]);
    await press("Done");
    await waitFor(() => expect(screen.queryByText(/^Deleting many/)).toBeNull());
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("in the middle of moving many: the others move as far, each once", async () => {
    const real = await openClosing(3);
    await selectAll();
    await press("Move…");
    await press("Move 6 matches");
    await saving(3);
    await openDashboard(real);
    await screen.findByText(/^Saving many: 3 of 6 done\./);
    await press("Go on");
    await screen.findByText("3 of 3 saved.");
    const dates = (await stored(real)).map(({ id, date }) => [id, date]);
    expect(Object.fromEntries(dates)).toEqual(
      Object.fromEntries(fixtures.map(({ id, date }) => [id, (date ?? 0) + 7 * DAY])),
    );
  });

  it("in the middle of an undo: the rest comes back", async () => {
    const real = await openClosing(6 + 4);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    await press("Undo all 6");
    await screen.findByText("Undoing 5 of 6.", { exact: false });
    await openDashboard(real);
    await screen.findByText(/^Undoing many changes: 4 of 6 done\./);
    await press("Go on");
    await screen.findByText("2 undone.");
    expect(await stored(real)).toHaveLength(6);
  });

  it("in the middle of deleting many: what was deleted is brought back", async () => {
    const real = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    await saving(2);
    await openDashboard(real);
    await press("Undo what is saved");
    await screen.findByText("2 undone.");
    expect(await stored(real)).toHaveLength(6);
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("in the middle of deleting many: it is left so", async () => {
    const real = await openClosing(2);
    await selectAll();
    await press("Delete");
    await press("Delete 6");
    await saving(2);
    await openDashboard(real);
    await press("Leave it so");
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
    expect(note).toHaveTextContent(/It may still be under way; from \d\d:\d\d on you can go on/);
    const row = note.parentElement ?? note;
    expect(within(row).queryByRole("button", { name: "Go on" })).toBeNull();
    expect(within(row).queryByRole("button", { name: "Leave it so" })).toBeNull();
  });
});
