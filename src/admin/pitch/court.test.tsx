import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { arena } from "@arena/arena";
import type { LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mltl } from "../../../tests/arena/leagues/mltl";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { ConnectionProvider } from "@/session/ConnectionProvider";
import { makeFixture, makePlayer } from "../../../tests/factories/records";
import { endOf } from "@/ui/match/status";
import { openAdmin } from "../../../tests/harness/adminScene";
import { keep } from "./pitchStorage";
import PitchPage from "./PitchPage";
import { InLeague } from "@/ui/leagueContext";

// Nobody is heard but this page, and the squads are as visitors read them: both are another database here.
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  reader: { ...(await original()).reader, read: async () => squads as never },
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

// Each point is sent at once: on the free plan this page would wait a minute for it.
Object.assign(arena, { plan: "paid" });

const squads = {
  records: ["Ada", "Ben"].map((name) => makePlayer({ id: name, name, club: "Hosts" })),
};

const fixture = makeFixture({ id: "f1", teamA: "Hosts", teamB: "Guests", date: Date.now() });

/** The page beside the court of that match, with a match that is told already as far as `told` says. */
async function beside(league: League, told: Partial<LiveMatch> = {}) {
  const scene = await openAdmin(`/${league.slug}/admin-dashboard`, {
    held: { fixtures: [fixture] },
  });
  cleanup();
  const { store } = scene.connection;
  // What this device heard last.
  keep("live", league.slug, "f1", { ...notBegun, ...told });
  render(
    <MemoryRouter>
      <ConnectionProvider load={() => Promise.resolve(scene.connection)}>
        <InLeague league={league}>
          <PitchPage asScorer={false} id="f1" />
        </InLeague>
      </ConnectionProvider>
    </MemoryRouter>,
  );
  await screen.findByRole("button", { name: endOf(league).words });
  const press = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) await scene.user.click(await screen.findByRole("button", { name }));
  };
  const stored = async () => {
    let now: LiveMatch | null = null;
    await store.saveLive(league, "f1", (match) => (now = match));
    return now as LiveMatch | null;
  };
  const list = async (kind: EntityKind) => (await store.list(league, kind)).records;
  return { ...scene, press, stored, list };
}

it("counts a goal of football at the tap, before anybody says who gave the pass", async () => {
  const { press, stored } = await beside(mls, { phase: "1st half", since: Date.now() });
  // What comes next is under the thumb: no match ends in its first half.
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByRole("button", { name: "Half-time" })).toBeVisible();
  expect(foot.queryByRole("button", { name: "Full time" })).toBeNull();
  await press(/Ada/, "Goal");
  expect(await screen.findByRole("dialog", { name: "Who gave the pass?" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Hosts1–0/);
  await waitFor(async () => expect(await stored()).toMatchObject({ scoreA: 1 }));
});

it("counts points in volleyball, closes the set by its rule and takes the last tap back", async () => {
  const { press, stored } = await beside(mvl, { detail: "24-20", phase: "Set 1" });
  await screen.findByText("now 24–20");
  await press("One more for Hosts");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Hosts1–0/);
  await press("One more for Guests");
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ detail: "25-20 0-1", scoreA: 1, phase: "Set 2" }),
  );
  await press("Undo +1 Guests, Set 2", "Undo +1 Hosts, Set 1");
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ detail: "24-20", scoreA: 0, phase: "Set 1" }),
  );
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

it("hands the sets to the result, and not before the match can be over", async () => {
  const { press, list } = await beside(mvl, {
    detail: "25-20 25-20 24-20",
    phase: "Set 3",
    scoreA: 2,
  });
  await screen.findByText(/now 24–20/);
  await press("Finished");
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent("a third set ends at 25");
  expect(within(dialog).getByRole("button", { name: "Save result" })).toBeDisabled();
  await press("Not yet", "One more for Hosts", "Finished", "Save result");
  await screen.findByText("Result saved successfully");
  // What was saved, not the emptied match.
  expect(screen.getByRole("status")).toHaveTextContent("Hosts 3–0 Guests");
  expect(screen.queryByRole("button", { name: "Finished" })).not.toBeInTheDocument();
  expect(await list("results")).toMatchObject([
    { id: "f1", scoreA: 3, scoreB: 0, detail: "25-20 25-20 25-20" },
  ]);
});

it("adds what one shot is worth in basketball, and begins the next quarter", async () => {
  const { press, stored } = await beside(mbl);
  await press("3 more for Hosts", "2 more for Guests", "Start 2nd quarter", "One more for Hosts");
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      detail: "3-2 1-0",
      scoreA: 4,
      scoreB: 2,
      phase: "2nd quarter",
    }),
  );
});

it("tells the boards of chess in any order, a drawn one as a half", async () => {
  const { press, stored } = await beside(mcl);
  await press("Board 3: Hosts win", "Board 1: draw");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Hosts1½–½/);
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ detail: "=x1x", phase: "2 of 4 boards" }),
  );
  await press("Finished");
  expect(screen.getByText(/board 2 is still being played/)).toBeInTheDocument();
});

it("tells one match of a tie after the other, with players from the squads", async () => {
  const { press, stored, user, list } = await beside(mttl, {
    detail: "11-3 11-3 11-3; 11-3 11-3 11-3; 11-3 11-3 10-3",
    phase: "Match 3, game 3",
    scoreA: 2,
  });
  await screen.findByText("11–3 · 11–3 · now 10–3");
  expect(screen.getByRole("button", { name: "Match 3: 2–0" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await press("One more for Hosts");
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ scoreA: 3, phase: "Match 3 over" }),
  );
  await press("Match 1: 3–0");
  await user.selectOptions(screen.getByLabelText("Match 1, player of Hosts"), "Ada");
  await press("Finished", "Save result");
  await screen.findByText("Result saved successfully");
  expect(await list("results")).toMatchObject([{ scoreA: 3, scoreB: 0, playersA: ["Ada"] }]);
});

it("notes in tennis that somebody gave up", async () => {
  const { press, stored, user } = await beside(mltl);
  await press("One more for Guests");
  await user.selectOptions(screen.getByLabelText("Ended"), "Hosts retired");
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ detail: "0-1 ret A", scoreB: 1 }),
  );
});

it("shows the shape of the page while the match is read", async () => {
  const scene = await openAdmin("/mvl/admin-dashboard");
  cleanup();
  const { store } = scene.connection;
  const unanswered = {
    ...scene.connection,
    store: { ...store, list: () => new Promise<never>(() => {}) },
  };
  render(
    <MemoryRouter>
      <ConnectionProvider load={() => Promise.resolve(unanswered)}>
        <InLeague league={mvl}>
          <PitchPage asScorer={false} id="unread" />
        </InLeague>
      </ConnectionProvider>
    </MemoryRouter>,
  );
  const said = await screen.findByText("Loading the match");
  expect(said.parentElement).toHaveAttribute("aria-busy", "true");
});
