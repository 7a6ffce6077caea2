import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import type { LeagueMaintenance } from "@/data/maintenance";
import { mls } from "@/leagues/mls";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { failing, openAdmin } from "../../../tests/harness/adminScene";

const held = {
  fixtures: [makeFixture({ id: "f1", date: 0 }), makeFixture({ id: "f2", date: Date.now() + 9e6 })],
  results: [makeResult({ id: "r1" })],
  players: [makePlayer({ id: "p1", goals: 7 })],
};

async function openDialog(...[at, options]: Parameters<typeof openAdmin>) {
  const scene = await openAdmin(at, options);
  fireEvent.click(await screen.findByRole("button", { name: "Close Season 2025" }));
  const dialog = await screen.findByRole("dialog", { name: "Close Season 2025" });
  return { ...scene, dialog: within(dialog) };
}
const page = "/mls/admin-dashboard?view=publication";

/** A slow database: stops after the first record, when it is told to. */
const fileOneAndWait: LeagueMaintenance["closeSeason"] = (_, { onProgress, signal } = {}) => {
  onProgress?.(1, 4);
  return new Promise((resolve) => {
    const closed = { season: { id: "2025", label: "Season 2025" }, done: 1, left: 3, failed: [] };
    signal?.addEventListener("abort", () => resolve(closed));
  });
};

describe("closing a season", () => {
  it("says what it means before anything happens, and doubts a season with matches ahead", async () => {
    const { connection, dialog } = await openDialog(page, { held });
    expect(await dialog.findByText("2 fixtures and 1 result move to Season 2025.")).toBeVisible();
    expect(dialog.getByText(/^0 rows of the table and 1 player are kept/)).toBeVisible();
    expect(dialog.getByText(/^1 match is still to be played/)).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Not now" }));
    expect((await connection.store.list(mls, "fixtures")).records).toHaveLength(2);
  });

  it("files everything, says so, and finds nothing to do the next time", async () => {
    const { connection, dialog } = await openDialog(page, { held });
    fireEvent.click(await dialog.findByRole("button", { name: "Close Season 2025" }));
    expect(await dialog.findByText("Season 2025 is closed: 4 records are filed.")).toBeVisible();
    expect((await connection.store.list(mls, "fixtures")).records).toEqual([]);
    const { records } = await connection.store.list(mls, "players");
    expect(records).toMatchObject([{ id: "p1", goals: 0 }]);

    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    fireEvent.click(await screen.findByRole("button", { name: "Close Season 2025" }));
    expect(await screen.findByText(/^Season 2025 is closed: 4 records are filed/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^(Go on|Try)/ })).toBeNull();
  });

  it("goes on after the connection was lost", async () => {
    const { connection, dialog } = await openDialog(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: failing(real.maintenance, "closeSeason", [failure("unavailable")]),
      }),
    });
    fireEvent.click(await dialog.findByRole("button", { name: "Close Season 2025" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      /^The season is not closed yet: The database cannot be reached/,
    );
    fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("Season 2025 is closed: 4 records are filed.");
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
    fireEvent.click(await dialog.findByRole("button", { name: "Close Season 2025" }));
    expect(await dialog.findByText("Filing record 2 of 4.")).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Stop" }));
    expect(await dialog.findByText("1 record is filed, 3 left. Go on when you can.")).toBeVisible();
  });

  it("needs a season that is past", async () => {
    await openAdmin("/student-week-football/admin-dashboard?view=publication");
    expect(await screen.findByText(/^Student week 2026 is the only season/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Close/ })).toBeNull();
  });
});
