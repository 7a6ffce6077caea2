import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import type { Connection } from "@/session/ConnectionProvider";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { returnPageState } from "../match/matchParts";
import AdminApp from "../AdminApp";
import { InLeague } from "@/ui/leagueContext";

/** What the page connects to. */
const connected: { now: Connection | null } = { now: null };
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  loadStore: async () => {
    if (!connected.now) throw new Error("nothing to connect to");
    return connected.now;
  },
  loadLiveReader: () => Promise.reject(new Error("no network")),
}));

it("leads on from a match that is over, and back from one that is not there", async () => {
  const held = { fixtures: [makeFixture({ id: "f1" })], results: [makeResult({ id: "f1" })] };
  const { connection } = await openAdmin("/mls/admin-dashboard", { held });
  connected.now = connection;
  const open = (id: string, state?: unknown) => {
    cleanup();
    const at = { pathname: `/mls/admin-dashboard/matches/${id}`, search: "?part=live", state };
    render(
      <MemoryRouter initialEntries={[at]}>
        <InLeague league={mls}>
          <AdminApp access="full" section="dashboard" />
        </InLeague>
      </MemoryRouter>,
    );
  };
  open("f1");
  expect(await screen.findByText("This match has its result")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open its result" })).toHaveAttribute(
    "href",
    "/mls/admin-dashboard/matches/f1?part=after",
  );
  open("nobody");
  expect(await screen.findByText("Failed to load fixtures.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the matches" })).toHaveAttribute(
    "href",
    "/mls/admin-dashboard",
  );
  open("f1", returnPageState("/mls/admin-dashboard/match-day?day=2026-11-29", "Match day"));
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Back to the matches" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/match-day?day=2026-11-29",
    ),
  );
});
