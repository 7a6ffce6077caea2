import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { readLastMove } from "./lastMove";

const page = "/mls/admin-dashboard/seasons";
const march = Date.UTC(2026, 2, 14, 15);
const teams = { teamA: "Rovers", teamB: "Trojans" };
const held = {
  fixtures: [
    makeFixture({ id: "f1", ...teams, date: march }),
    makeFixture({ id: "f2", teamA: "Trojans", teamB: "Eagles", date: march }),
    makeFixture({ id: "f3", teamA: "Eagles", teamB: "Rovers", date: march + 9e9 }),
  ],
  results: [
    makeResult({ id: "f1", ...teams, date: march }),
    makeResult({ id: "f3", teamA: "Eagles", teamB: "Rovers", date: march + 9e9 }),
  ],
};

async function preview() {
  fireEvent.change(await screen.findByLabelText(/^Matches before/), {
    target: { value: "2026-04-01" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Show what would move" }));
}

describe("moving finished matches to a past season", () => {
  it("shows what would move and what stays, moves it, and brings it back", async () => {
    const { connection } = await openAdmin(page, { held });
    await preview();
    expect(
      await screen.findByText(/^1 fixture and 1 result would move to Season 2025/),
    ).toBeVisible();
    expect(screen.getByText(/^1 earlier match without a result/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Move 2 records" }));
    expect(await screen.findByText("2 records are moved.")).toBeVisible();
    const ids = async () =>
      (await connection.store.list(mls, "fixtures")).records.map(({ id }) => id);
    expect(await ids()).toEqual(["f2", "f3"]);

    fireEvent.click(screen.getByRole("button", { name: "Undo: bring them back" }));
    expect(await screen.findByText("2 records are back.")).toBeVisible();
    expect(await ids()).toEqual(["f1", "f2", "f3"]);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("still offers the way back after a reload", async () => {
    await openAdmin(page, { held });
    await preview();
    fireEvent.click(await screen.findByRole("button", { name: "Move 2 records" }));
    await screen.findByText("2 records are moved.");
    expect(readLastMove("mls")).toMatchObject({
      season: "2025",
      records: [{ kind: "fixtures" }, { kind: "results" }],
    });
    const kept = localStorage.getItem("arena-moved/mls") ?? "";
    cleanup();
    await openAdmin(page, {
      held,
      change: (connection) => {
        // The scene begins with an empty storage; the page reads it after this.
        setTimeout(() => localStorage.setItem("arena-moved/mls", kept));
        return connection;
      },
    });
    expect(await screen.findByText(/2 records were moved to Season 2025/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Leave them there" }));
    expect(readLastMove("mls")).toBeNull();
  });

  it("says that nothing was moved when the look for matches fails", async () => {
    await openAdmin(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: failing(real.maintenance, "planMove", [failure("unavailable")]),
      }),
    });
    await preview();
    const nothing = await screen.findByText(/^Nothing was moved/);
    expect(nothing.textContent).not.toMatch(/stays moved/);
  });

  it("says so when it breaks off, and goes on with what is left", async () => {
    await openAdmin(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: failing(real.maintenance, "moveRecords", [failure("unavailable")]),
      }),
    });
    await preview();
    fireEvent.click(await screen.findByRole("button", { name: "Move 2 records" }));
    expect(await screen.findByText(/What has moved stays moved/)).toBeVisible();
    await preview();
    fireEvent.click(await screen.findByRole("button", { name: "Move 2 records" }));
    expect(await screen.findByText("2 records are moved.")).toBeVisible();
  });
});
