import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { notBegun, type PitchStep } from "@/domain/match/pitch";
import { mls } from "../../../tests/arena/leagues/mls";
import type { Connection } from "@/session/ConnectionProvider";
import { makeFixture } from "../../../tests/factories/records";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import AdminApp from "../AdminApp";
import { forget, keep, keepMatch, keepSteps, readKept, readKeptMatch } from "./pitchStorage";
import type { PitchMatch } from "./pitchMatch";
import { InLeague } from "@/ui/leagueContext";

const both = <T,>(value: T) => ({ A: value, B: value });
const match = (id: string): PitchMatch => ({
  fixture: makeFixture({ id, teamA: "Hosts", teamB: "Guests", lineUpA: ["Ayo Bello"] }),
  hasResult: false,
  squads: both([]),
  last: both([]),
  clubs: both(null),
  season: { pack: "", format: "" },
});
const DAY = 86_400_000;

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

/** Opens the page of a match that this account had open here before; nothing can be read. */
async function openUnread(by: string, waiting: readonly PitchStep[] = []) {
  const { connection } = await openAdmin("/mls/admin-dashboard/matches/f1?part=live");
  cleanup();
  const lost = failure("offline");
  connected.now = {
    ...connection,
    identity: { ...connection.identity, rightsOf: () => Promise.reject(lost) },
    store: failing(connection.store, "list", [lost, lost, lost, lost]),
  };
  keepMatch("mls", { by, asScorer: false, at: Date.now(), match: match("f1") });
  keepSteps("mls", "f1", by, waiting);
  keep("live", "mls", "f1", { ...notBegun, phase: "1st half", scoreA: 2 });
  render(
    <MemoryRouter initialEntries={["/mls/admin-dashboard/matches/f1?part=live"]}>
      <InLeague league={mls}>
        <AdminApp access="full" section="dashboard" />
      </InLeague>
    </MemoryRouter>,
  );
}

it("opens a match again without a connection, as it was known last", async () => {
  await openUnread("uid-boss");
  expect(await screen.findByRole("button", { name: /Ayo Bello/ })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("2–0");
});

it("takes what that account tapped for its own, whose rights cannot be read", async () => {
  await openUnread("uid-boss", [{ do: "clock", phase: "2nd half", minute: 45, since: null }]);
  expect(await screen.findByRole("button", { name: /Ayo Bello/ })).toBeVisible();
  expect(screen.queryByText(/of another account/)).toBeNull();
});

it("shows it to no other account", async () => {
  await openUnread("uid-football");
  expect(await screen.findByText("Your rights could not be loaded")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Ayo Bello/ })).toBeNull();
});

it("forgets matches of days ago, but no step that nobody has sent", () => {
  localStorage.clear();
  const now = Date.now();
  keepMatch("mls", { by: "a", asScorer: true, at: now - 3 * DAY, match: match("old") });
  keep("steps", "mls", "old", [{ do: "clock", phase: "1st half", minute: 0, since: null }]);
  keepMatch("mls", { by: "a", asScorer: true, at: now, match: match("new") });
  expect(readKeptMatch("mls", "old", "a")).toBeNull();
  expect(readKeptMatch("mls", "new", "a")).toMatchObject({ asScorer: true });
  expect(readKept("mls", "old")).toHaveLength(1);
  forget("mls", "new");
  expect(Object.keys(localStorage)).toEqual(["arena-pitch/mls/old"]);
});
