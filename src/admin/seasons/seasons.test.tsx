import { fireEvent, screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { LeagueMaintenance } from "@/data/maintenance";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { failing, openAdmin } from "../../../tests/harness/adminScene";

const held = {
  fixtures: [makeFixture({ id: "f1", date: 0 }), makeFixture({ id: "f2", date: Date.now() + 9e6 })],
  results: [makeResult({ id: "r1" })],
  players: [makePlayer({ id: "p1", goals: 7 })],
};

const page = "/mls/admin-dashboard/seasons";
const button = (name: string) => screen.findByRole("button", { name });

async function openDialog(...[at, options]: Parameters<typeof openAdmin>) {
  const scene = await openAdmin(at, options);
  fireEvent.click(await button("Close Season 2026"));
  const dialog = await screen.findByRole("dialog", { name: "Close Season 2026" });
  return { ...scene, dialog: within(dialog) };
}
const go = { name: "Close and open Season 2027" };

/** A slow database: stops after the first record, when it is told to. */
const fileOneAndWait: LeagueMaintenance["closeSeason"] = (_, { onProgress, signal } = {}) => {
  onProgress?.(1, 4);
  return new Promise((resolve) => {
    const season = { id: "season-2026", label: "Season 2026" };
    const closed = { season, done: 1, left: 3, failed: [] };
    signal?.addEventListener("abort", () => resolve(closed));
  });
};

describe("closing a season", () => {
  it("says what it means before anything happens, and doubts a season with matches ahead", async () => {
    const { connection, dialog } = await openDialog(page, { held });
    expect(await dialog.findByText("2 fixtures and 1 result move to Season 2026.")).toBeVisible();
    expect(dialog.getByText(/^1 player is kept unchanged/)).toBeVisible();
    expect(dialog.getByText(/^1 match is still to be played/)).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect((await connection.store.list(mls, "fixtures")).records).toHaveLength(2);
    expect((await connection.store.list(mls, "seasons")).records).toEqual([]);
  });

  it("takes three clicks from the dashboard, and the next one runs under its name", async () => {
    const { connection, user } = await openAdmin("/mls/admin-dashboard", { held });
    let clicks = 0;
    const click = async (what: HTMLElement) => {
      await user.click(what);
      clicks += 1;
    };
    await click(await screen.findByRole("link", { name: "Seasons" }));
    await click(await button("Close Season 2026"));
    await click(await screen.findByRole("button", go));
    expect(await screen.findByText("Season 2026 is closed: 4 records are filed.")).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(3);
    expect(await screen.findByRole("heading", { name: "Season 2027" })).toBeVisible();
    expect((await connection.store.list(mls, "fixtures")).records).toEqual([]);
    const { records } = await connection.store.list(mls, "players");
    expect(records).toMatchObject([{ id: "p1", goals: 0 }]);
    const entries = await connection.maintenance.history(mls, "seasons");
    expect(entries.map(({ id, action }) => `${id} ${action}`).toSorted()).toEqual([
      "2026 create",
      "season-2026 create",
      "season-2026 update",
    ]);
  });

  it("gives it all back, from where it said so", async () => {
    const { connection, dialog } = await openDialog(page, { held });
    fireEvent.click(await dialog.findByRole("button", go));
    fireEvent.click(await dialog.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/^4 records come back, Season 2026 runs again/)).toBeVisible();
    fireEvent.click(await button("Bring Season 2026 back"));
    expect(await screen.findByText("Season 2026 runs again: 4 records are back.")).toBeVisible();
    expect((await connection.store.list(mls, "fixtures")).records).toHaveLength(2);
    const { records } = await connection.store.list(mls, "players");
    expect(records).toMatchObject([{ id: "p1", goals: 7 }]);
    expect(await screen.findByRole("heading", { name: "Season 2026" })).toBeVisible();
  });

  it("gives nothing back while a record of the season cannot be read", async () => {
    const { dialog } = await openDialog(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: {
          ...real.maintenance,
          checkReopening: async (league) => {
            const reopening = await real.maintenance.checkReopening(league);
            return reopening && { ...reopening, unreadable: 1 };
          },
        },
      }),
    });
    fireEvent.click(await dialog.findByRole("button", go));
    fireEvent.click(await dialog.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/^1 record of Season 2026 cannot be read/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Bring Season 2026 back" })).toBeNull();
  });

  it("names the next season as it is told to, and takes no name twice", async () => {
    const [{ id, label }] = mls.seasons;
    const parted = makeSeason({ id, label, split: ["t1=1"], splitAt: 1 });
    const { connection, dialog } = await openDialog(page, { held: { ...held, seasons: [parted] } });
    const name = await dialog.findByLabelText(/^The next season is called/);
    for (const taken of ["season 2025", "Season 2026", " "]) {
      fireEvent.change(name, { target: { value: taken } });
      expect(dialog.getByRole("button", { name: /^Close and open/ })).toBeDisabled();
    }
    fireEvent.change(name, { target: { value: "2026/27" } });
    fireEvent.click(dialog.getByRole("button", { name: "Close and open 2026/27" }));
    expect(await screen.findByRole("heading", { name: "2026/27" })).toBeVisible();
    // Its table has not parted yet.
    const { records } = await connection.store.list(mls, "seasons");
    expect(records.find((one) => one.id === id)).toMatchObject({ split: [], splitAt: null });
  });

  it("goes on after the connection was lost", async () => {
    const { connection, dialog } = await openDialog(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: failing(real.maintenance, "closeSeason", [failure("unavailable")]),
      }),
    });
    fireEvent.click(await dialog.findByRole("button", { name: "Close and open Season 2027" }));
    await waitFor(() =>
      expect(dialog.getByRole("alert")).toHaveTextContent(
        /^The season is not closed yet: The site’s data cannot be reached/,
      ),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("Season 2026 is closed: 4 records are filed.");
    expect((await connection.store.list(mls, "results")).records).toEqual([]);
  });

  it("can be stopped between two records", async () => {
    const { dialog } = await openDialog(page, {
      held,
      change: ({ maintenance, ...rest }) => ({
        ...rest,
        maintenance: { ...maintenance, closeSeason: fileOneAndWait },
      }),
    });
    fireEvent.click(await dialog.findByRole("button", { name: "Close and open Season 2027" }));
    expect(await dialog.findByText("Filing record 2 of 4.")).toBeVisible();
    // Whoever closes the tab is asked first.
    expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
    fireEvent.click(dialog.getByRole("button", { name: "Stop" }));
    expect(
      await dialog.findByText("1 record is filed, 3 left. Continue when you can."),
    ).toBeVisible();
  });

  it("needs nothing of a league but that it keeps seasons", async () => {
    await openAdmin("/student-week-football/admin-dashboard/seasons");
    fireEvent.click(await button("Close Student week 2026"));
    await waitFor(async () =>
      expect(await button("Close and open Student week 2027")).toBeEnabled(),
    );
  });
});

describe("a season", () => {
  it("gets another name, with an undo", async () => {
    await openAdmin(page, { held });
    fireEvent.click(await button("Rename"));
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "2026/27" } });
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Rename" }));
    expect(await screen.findByRole("heading", { name: "2026/27" })).toBeVisible();
    fireEvent.click(await button("Undo"));
    expect(await screen.findByRole("heading", { name: "Season 2026" })).toBeVisible();
  });

  it("of the past gets what is left of it, also what was saved since", async () => {
    const seasons = [makeSeason({ id: "2025", label: "Season 2025" })];
    const filed = makeFixture({ id: "moved" });
    const { connection } = await openAdmin(page, { held: { ...held, seasons } });
    await connection.store.create(mls, "fixtures", { id: "moved", version: 0, entity: filed });
    const into = { id: "2025", label: "Season 2025" };
    const records = [{ kind: "fixtures", id: "moved" }] as const;
    await connection.maintenance.moveRecords(mls, { records, season: into });
    fireEvent.click(await button("Close Season 2025"));
    expect(await screen.findByText(/^4 records count as Season 2026’s/)).toBeVisible();
    fireEvent.click(await button("File them too"));
    fireEvent.click(await button("Go on closing Season 2025"));
    expect(await screen.findByText("Season 2025 is closed: 4 records are filed.")).toBeVisible();
    expect((await connection.store.list(mls, "players")).records).toMatchObject([{ goals: 0 }]);
  });
});

describe("pages that begin closed", () => {
  it("are opened by one switch, and closed again", async () => {
    const { connection, user } = await openAdmin("/mbl/admin-dashboard/seasons");
    const open = async () =>
      (await connection.store.list(mbl, "seasons")).records.map((one) => one.open);
    await user.click(await screen.findByRole("switch", { name: "Stats: closed" }));
    const turned = await screen.findByRole("switch", { name: "Stats: open" });
    await waitFor(() => expect(turned).toBeChecked());
    expect(await screen.findByText("Stats: now open.")).toBeVisible();
    expect(await open()).toEqual([["stats"]]);
    await user.click(turned);
    await waitFor(() =>
      expect(screen.getByRole("switch", { name: "Stats: closed" })).not.toBeChecked(),
    );
    expect(await open()).toEqual([[]]);
  });

  it("names officials to visitors once the season says so", async () => {
    const { connection, user } = await openAdmin("/mls/admin-dashboard/seasons");
    const publish = vi.spyOn(connection.maintenance, "publish");
    await user.click(await screen.findByRole("switch", { name: "Who leads a match: not shown" }));
    await waitFor(() =>
      expect(screen.getByRole("switch", { name: "Who leads a match: shown" })).toBeChecked(),
    );
    expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), "officials");
    const { records } = await connection.store.list(mls, "seasons");
    expect(records.map(({ open }) => open)).toEqual([["officials"]]);
  });
});
