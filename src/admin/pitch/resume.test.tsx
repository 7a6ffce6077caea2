// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { LiveReader } from "@/data/reader";
import { HOUR, MINUTE } from "@/domain/durations";
import { scoringHours, type LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import { ConnectionProvider } from "@/session/ConnectionProvider";
import { SessionProvider } from "@/session/SessionProvider";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { openAdmin, type Person } from "../../../tests/harness/adminScene";
import PitchPage from "./PitchPage";

/** The live document of the scene's database. */
const watched: { live: LiveReader | null } = { live: null };
const squads = {
  records: (
    [
      ["Ada", 16],
      ["Ben", 3],
      ["Chi", null],
    ] as const
  ).map(([name, jersey]) => makePlayer({ id: name, name, jersey, club: "Hosts" })),
};
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  reader: { read: async () => squads } as never,
  loadLiveReader: async () => {
    if (!watched.live) throw new Error("nothing to watch");
    return watched.live;
  },
}));

const KICK_OFF = Date.now();
const fixture = makeFixture({ id: "f1", teamA: "Hosts", teamB: "Guests", date: KICK_OFF });
afterEach(() => void vi.useRealTimers());
const stood: LiveMatch = {
  ...notBegun,
  scoreA: 1,
  phase: "1st half",
  minute: 12,
  since: Date.now() - 60_000,
  events: ["e1|goal|A|12|Ada|"],
};

async function beside(
  as: Person,
  fixtures = [fixture],
  stored: readonly ReturnType<typeof makeResult>[] = [],
) {
  const scene = await openAdmin("/mls/admin-dashboard", {
    as,
    held: { fixtures, results: stored },
  });
  cleanup();
  const { connection, user } = scene;
  watched.live = (connection as unknown as { readonly live: LiveReader }).live;
  const asScorer = as === "scorer";
  const open = () => {
    cleanup();
    render(
      <MemoryRouter>
        <ConnectionProvider load={() => Promise.resolve(connection)}>
          <SessionProvider identity={connection.identity}>
            <InLeague league={mls}>
              <PitchPage asScorer={asScorer} id="f1" />
            </InLeague>
          </SessionProvider>
        </ConnectionProvider>
      </MemoryRouter>,
    );
  };
  const press = async (...names: readonly string[]) => {
    for (const name of names) await user.click(await screen.findByRole("button", { name }));
  };
  const live = async () => {
    let now: LiveMatch | null = null;
    await connection.store.saveLive(mls, "f1", (match) => (now = match));
    return now as LiveMatch | null;
  };
  const results = async () => (await connection.store.list(mls, "results")).records;
  return { connection, open, press, live, results };
}

it.each<Person>(["scorer", "football"])(
  "takes full time back: clock, score and events are what they were, for %s",
  async (as) => {
    const { connection, open, press, live, results } = await beside(as);
    await connection.store.saveLive(mls, "f1", () => stood);
    open();
    // A tap of this device is the entry by which a scorer takes the match up again.
    await press("Half-time");
    await waitFor(async () => expect(await live()).toMatchObject({ phase: "Half-time" }));
    const before = await live();
    await press("Full time", "Save result");
    expect(await screen.findByText("Result saved successfully")).toBeVisible();
    expect(await live()).toBeNull();

    await press("Resume");
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Hosts\s*1–0/),
    );
    expect(await live()).toEqual(before);
    // The result stays, waits, and counts for nothing meanwhile.
    expect(await results()).toMatchObject([{ id: "f1", scoreA: 1, unconfirmed: true }]);

    // Opened again, the page goes on with the match; its second end replaces the first.
    open();
    await press("Full time");
    await press("Save result");
    expect(await screen.findByText("Result saved successfully")).toBeVisible();
    expect(await results()).toMatchObject([{ id: "f1", unconfirmed: as === "scorer" }]);
    expect(await live()).toBeNull();
  },
);

it("lists the players by number, and says what a tap and each button does", async () => {
  const lineUpA = ["Chi", "Ada", "Ben"];
  const { connection, open } = await beside("scorer", [{ ...fixture, lineUpA }]);
  await connection.store.saveLive(mls, "f1", () => ({ ...stood, phase: "2nd half", minute: 64 }));
  open();
  expect(await screen.findByRole("button", { name: "Go to extra time" })).toBeVisible();
  const players = within(screen.getByRole("region", { name: "Hosts" })).getAllByRole("button");
  expect(players.map(({ textContent }) => textContent.replace(/,.*/, ""))).toEqual([
    "3BenBen",
    "16AdaAda",
    "ChiChi",
  ]);
  expect(screen.getByText("Tap a player to note what happened.")).toBeVisible();
});

const ended = makeResult({
  id: "f1",
  teamA: "Hosts",
  teamB: "Guests",
  scoreA: 2,
  scoreB: 1,
  date: fixture.date,
  gameWeek: fixture.gameWeek,
  stage: fixture.stage,
});

it("says the score of a match that is over, and who may correct it", async () => {
  const { open } = await beside("scorer", [fixture], [ended]);
  open();
  expect(await screen.findByText(/^Hosts 2–1 Guests\..*ask an administrator/)).toBeVisible();
});

it("leads a scorer to the correction of a result that nobody has confirmed", async () => {
  const { connection, open } = await beside("scorer");
  const given = { id: "f1", version: 0, entity: ended, unconfirmed: true };
  await connection.store.create(mls, "results", given);
  open();
  expect(await screen.findByText(/^Hosts 2–1 Guests\..*the page with your matches/)).toBeVisible();
});

it("says why where nothing tells of the match", async () => {
  const { connection, open, press } = await beside("scorer");
  const entity = makeResult({ teamA: "Hosts", teamB: "Guests", date: fixture.date, gameWeek: "" });
  await connection.store.create(mls, "results", {
    id: "f1",
    version: 0,
    entity: { ...entity, gameWeek: fixture.gameWeek, stage: fixture.stage },
    unconfirmed: true,
  });
  open();
  await press("Resume");
  await waitFor(() =>
    expect(within(screen.getByRole("alert")).getByText(/ask an administrator/)).toBeVisible(),
  );
});

it("opens by itself when the scoring hours begin", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const begin = KICK_OFF - scoringHours.before * HOUR;
  vi.setSystemTime(begin - MINUTE);
  const { open } = await beside("scorer");
  open();
  await screen.findByText("Outside the scoring hours");
  act(() => {
    vi.setSystemTime(begin + MINUTE);
    vi.advanceTimersByTime(MINUTE);
  });
  await waitFor(() => expect(screen.queryByText("Outside the scoring hours")).toBeNull());
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

it("promises no scoring hours of a match without a time", async () => {
  const { open } = await beside("scorer", [{ ...fixture, date: null, day: "2026-11-30" }]);
  open();
  await screen.findByText(/An administrator has to enter its time first/);
  expect(screen.queryByText("Outside the scoring hours")).toBeNull();
});
