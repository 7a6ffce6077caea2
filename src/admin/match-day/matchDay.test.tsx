// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import { shownMoment } from "@/domain/cells/typed";
import { toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { notices } from "../notices/notices";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { refusing } from "../../../tests/harness/refusing";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeTeam,
} from "../../../tests/factories/records";

/** What somebody tells beside the pitch; the database that is followed live is another one here. */
const told: { matches: ReadonlyMap<string, LiveMatch> } = { matches: new Map() };
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  loadLiveReader: async () => ({
    watch: () => () => {},
    watchMatches: (_league, onState) => {
      onState({ updatedAt: Date.now(), matches: told.matches });
      return () => {};
    },
  }),
}));

const AT = "/mls/admin-dashboard/match-day?day=2026-03-14";
const [home, away] = ["Kingsway Rovers", "Mount Trojans"];
const held = {
  teams: [home, away].map((name) => makeTeam({ id: name, name, group: "A" })),
  seasons: [makeSeason({ id: mls.seasons[0].id })],
  fixtures: [
    makeFixture({ id: "f1", teamA: home, teamB: away }),
    makeFixture({ id: "f2", teamA: away, teamB: home, date: KICK_OFF + 7_200_000 }),
    makeFixture({ id: "f3", teamA: "Harbour Eagles", date: KICK_OFF + 7 * 86_400_000 }),
  ],
};
const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Score of/ });
const resultsOf = async (scene: Awaited<ReturnType<typeof openAdmin>>) =>
  (await scene.connection.store.list(mls, "results")).records;

afterEach(() => void vi.useRealTimers());

describe("match day", () => {
  it("saves a score with three keys, says what it did, goes on, and undoes it", async () => {
    const scene = await openAdmin(AT, { held });
    await screen.findByRole("heading", { name: "Match day, Sat 14 Mar" });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    expect(screen.getByText(/^Type both scores/)).toHaveTextContent("P postpones, W awards");
    await scene.user.click(first);
    await scene.user.keyboard("21{Enter}");
    await screen.findByText(new RegExp(`^${home} 2–1 ${away} saved\\. .+`));
    expect(await resultsOf(scene)).toMatchObject([
      { id: "f1", teamA: home, scoreA: 2, scoreB: 1, gameWeek: "4" },
    ]);
    expect(document.activeElement).toHaveAccessibleName(`Score of ${away}`);
    expect(boxes().indexOf(document.activeElement as HTMLInputElement)).toBe(2);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText(`The new result is deleted again: ${home} v ${away}.`);
    expect(await resultsOf(scene)).toEqual([]);
  });

  it("names no key that does nothing where all is played", async () => {
    const results = held.fixtures
      .slice(0, 2)
      .map(({ id, teamA, teamB, date }) => makeResult({ id, teamA, teamB, date }));
    await openAdmin(AT, { held: { ...held, results } });
    await waitFor(() =>
      expect(screen.getByText(/^Type both scores/)).not.toHaveTextContent("postpones"),
    );
  });

  it("shows the help and the new day of matches that have a day and no time", async () => {
    const fixtures = [
      makeFixture({ id: "f1", teamA: home, teamB: away, date: null, day: "2026-03-14" }),
      makeFixture({
        id: "f2",
        teamA: away,
        teamB: home,
        date: null,
        day: "2026-03-21",
        movedFrom: KICK_OFF,
      }),
    ];
    await openAdmin(AT, { held: { ...held, fixtures } });
    await screen.findByText(/^Type both scores/);
    expect(screen.getByText(`${away} v ${home} moved to`)).toBeVisible();
    expect(screen.getByRole("button", { name: "Sat 21 Mar" })).toBeVisible();
  });

  it("undoes with Z once, and tries nothing again", async () => {
    const { user } = await openAdmin(AT, { held });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await user.click(first);
    const run = vi.fn<() => void>();
    act(() =>
      notices.show({ tone: "error", text: "Not saved.", action: { label: "Try again", run } }),
    );
    await user.keyboard("z");
    expect(run).not.toHaveBeenCalled();
    act(() => notices.show({ tone: "done", text: "Saved.", action: { label: "Undo", run } }));
    await user.keyboard("zz");
    expect(run).toHaveBeenCalledOnce();
  });

  it("takes ten goals too: back from the empty box, behind the first figure", async () => {
    const scene = await openAdmin(AT, { held });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await scene.user.click(first);
    await scene.user.keyboard("1{Backspace}0{Enter}");
    expect(
      boxes()
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(["10", ""]);
    await scene.user.keyboard("2{Enter}");
    await screen.findByText(new RegExp(`^${home} 10–2 ${away} saved`));
  });

  it("asks how a level match was decided that has to have a winner", async () => {
    const fixtures = [makeFixture({ id: "f1", teamA: home, teamB: away, stage: "SF1" })];
    const scene = await openAdmin(AT, { held: { ...held, fixtures } });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await scene.user.click(first);
    await scene.user.keyboard("11{Enter}");
    await screen.findByText(/^This match has to have a winner: open its result in full/);
    expect(await resultsOf(scene)).toEqual([]);
    await scene.user.keyboard("{Backspace}2{Enter}");
    await screen.findByText(new RegExp(`^${home} 1–2 ${away} saved`));
  });

  it("keeps what was typed when a save fails, and saves it at the next Enter", async () => {
    const scene = await openAdmin(AT, {
      held,
      change: (connection) => ({
        ...connection,
        store: failing(connection.store, "create", [failure("offline")]),
      }),
    });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await scene.user.click(first);
    await scene.user.keyboard("03{Enter}");
    await screen.findByText(/^The result could not be saved/);
    expect(
      boxes()
        .slice(0, 2)
        .map(({ value }) => value),
    ).toEqual(["0", "3"]);
    await scene.user.keyboard("{Enter}");
    await waitFor(async () => expect(await resultsOf(scene)).toHaveLength(1));
  });

  it("keeps what is being typed when another score is saved meanwhile, and replaces that", async () => {
    const scene = await openAdmin(AT, { held });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await scene.user.click(first);
    await scene.user.keyboard("2");
    const other = { teamA: home, teamB: away, date: KICK_OFF, gameWeek: "4" };
    const entity = makeResult({ ...other, scoreA: 1, scoreB: 0 });
    await act(() =>
      scene.connection.store.create(mls, "results", { id: "f1", version: 0, entity }),
    );
    await waitFor(() =>
      expect(
        boxes()
          .slice(0, 2)
          .map(({ value }) => value),
      ).toEqual(["2", ""]),
    );
    await scene.user.keyboard("3");
    await screen.findByText(/^1–0 was saved meanwhile/);
    await scene.user.keyboard("{Enter}");
    await screen.findByText(new RegExp(`^${home} 2–3 ${away} saved`));
    expect(await resultsOf(scene)).toMatchObject([{ id: "f1", scoreA: 2, scoreB: 3 }]);
    expect(screen.queryByText(/was saved meanwhile/)).toBeNull();
  });

  it("says what of the season could not be read, and reads it again", async () => {
    const { user } = await openAdmin(AT, { held, change: refusing(["teams"]) });
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent(/^Failed to load clubs\./));
    expect(screen.queryByText("Loading the matches")).toBeNull();
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(screen.getAllByRole("textbox", { name: /^Score of/ })).toHaveLength(4),
    );
  });

  it("stays with its day past midnight, with what is being typed, and leads to the new one", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    vi.setSystemTime(KICK_OFF);
    const next = makeFixture({ id: "f4", teamA: "Harbour Eagles", date: KICK_OFF + 86_400_000 });
    const scene = await openAdmin("/mls/admin-dashboard/match-day", {
      held: { ...held, fixtures: [...held.fixtures, next] },
    });
    await screen.findByRole("heading", { name: "Match day" });
    const [first] = await screen.findAllByRole("textbox", { name: /^Score of/ });
    if (!first) throw new Error("no score to type");
    await scene.user.click(first);
    await scene.user.keyboard("2");
    act(() => {
      vi.setSystemTime(KICK_OFF + 86_400_000);
      vi.advanceTimersByTime(60_000);
    });
    await screen.findByRole("heading", { name: "Match day, Sat 14 Mar" });
    await waitFor(() => expect(first).toHaveValue("2"));
    fireEvent.click(screen.getByRole("button", { name: "Go to Sun 15 Mar" }));
    await screen.findByRole("heading", { name: "Match day" });
    expect(screen.getByRole("listitem", { name: /^Harbour Eagles v/ })).toBeVisible();
  });

  it("postpones to another date and keeps the first one in sight, in three clicks", async () => {
    const scene = await openAdmin(AT, { held });
    fireEvent.click(await screen.findByRole("button", { name: `More for ${home} v ${away}` }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Postpone…" }));
    const dialog = await screen.findByRole("dialog", { name: `Postpone ${home} v ${away}` });
    await waitFor(() => expect(dialog).toHaveTextContent("Visitors will see “Postponed”"));
    const to = (value: string) =>
      fireEvent.change(within(dialog).getByLabelText("New date and time"), { target: { value } });
    to("2026-03-14T21:00");
    await waitFor(() => expect(dialog).not.toHaveTextContent("Visitors will see"));
    to("2026-03-21T15:00");
    await waitFor(() =>
      expect(dialog).toHaveTextContent("Visitors will see “moved from Sat 14 Mar”"),
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await screen.findByText(`${home} v ${away} moved to`);
    fireEvent.click(screen.getByRole("button", { name: "Sat 21 Mar" }));
    await screen.findByRole("heading", { name: "Match day, Sat 21 Mar" });
    expect(scene.address()).toContain("day=2026-03-21");
    const row = screen.getByRole("listitem", { name: `${home} v ${away}` });
    expect(row).toHaveTextContent("moved from Sat 14 Mar");
  });

  it("moves a match of a coming day in place, warned of what it clashes with, and back by undo", async () => {
    const DAY = 86_400_000;
    const [first, second] = [Date.now() + 3 * DAY, Date.now() + 5 * DAY];
    const fixtures = [
      makeFixture({ id: "f1", teamA: home, teamB: away, date: first }),
      makeFixture({ id: "f2", teamA: away, teamB: "Harbour Eagles", date: second }),
    ];
    const day = (date: number) => toZonedInput(date, arena.timeZone);
    const scene = await openAdmin(`/mls/admin-dashboard/match-day?day=${day(first).slice(0, 10)}`, {
      held: { ...held, fixtures },
    });
    fireEvent.click(await screen.findByRole("button", { name: `Move ${home} v ${away}` }));
    const dialog = await screen.findByRole("dialog", { name: `Move ${home} v ${away}` });
    const move = within(dialog).getByRole("button", { name: "Move" });
    expect(move).toBeDisabled();
    const when = within(dialog).getByLabelText("New date and time");
    expect(when).toHaveValue(shownMoment(day(first)));
    fireEvent.change(when, { target: { value: day(second) } });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(`${away} plays twice that day: ${away} v Harbour Eagles`),
    );
    fireEvent.change(within(dialog).getByLabelText("Ground"), { target: { value: "Court 2" } });
    fireEvent.click(move);
    await screen.findByText(/moved to .*Court 2/);
    const stored = async () => (await scene.connection.store.list(mls, "fixtures")).records[0];
    expect(await stored()).toMatchObject({ stadium: "Court 2", movedFrom: first });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText(/^The change to .* was undone\.$/);
    expect(await stored()).toMatchObject({ date: first, movedFrom: null });
  });

  it("says that the clubs have met often enough where a match is moved once more", async () => {
    const later = KICK_OFF + 14 * 86_400_000;
    const fixtures = [
      makeFixture({ id: "f1", teamA: home, teamB: away }),
      makeFixture({ id: "f2", teamA: home, teamB: away, date: later, gameWeek: "9" }),
    ];
    await openAdmin(AT, { held: { ...held, fixtures } });
    fireEvent.click(await screen.findByRole("button", { name: `More for ${home} v ${away}` }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Postpone…" }));
    const dialog = await screen.findByRole("dialog", { name: `Postpone ${home} v ${away}` });
    fireEvent.change(within(dialog).getByLabelText("New date and time"), {
      target: { value: toZonedInput(later + 86_400_000, arena.timeZone) },
    });
    await waitFor(() => expect(dialog).toHaveTextContent("These two meet once on file"));
    expect(within(dialog).getByRole("button", { name: "Move" })).toBeEnabled();
  });

  it("names the players who are suspended for a match", async () => {
    const players = [
      makePlayer({ id: "p1", name: "Ben Quaye", club: away }),
      makePlayer({ id: "p2", name: "Ayo Bello", club: home }),
    ];
    const results = [
      makeResult({
        id: "f0",
        teamA: home,
        teamB: away,
        date: KICK_OFF - 7 * 86_400_000,
        bookings: ["Ben Quaye (Red Card) 80'"],
      }),
    ];
    await openAdmin(AT, { held: { ...held, players, results } });
    const row = await screen.findByRole("listitem", { name: `${home} v ${away}` });
    expect(await within(row).findByText(`Suspended: Ben Quaye (${away})`)).toBeVisible();
    // The ban is served in the first of the two matches.
    const second = screen.getByRole("listitem", { name: `${away} v ${home}` });
    expect(second).not.toHaveTextContent("Suspended");
  });

  it("awards a match whose guests did not come", async () => {
    const scene = await openAdmin(AT, { held });
    fireEvent.click(await screen.findByRole("button", { name: `More for ${home} v ${away}` }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Walkover…" }));
    const dialog = await screen.findByRole("dialog", { name: "Who did not come?" });
    fireEvent.click(within(dialog).getByRole("button", { name: new RegExp(`^${away}`) }));
    await screen.findByText(new RegExp(`${away} did not appear\\.`));
    expect(await resultsOf(scene)).toMatchObject([{ id: "f1", ending: "awarded A walkover" }]);
    const row = screen.getByRole("listitem", { name: `${home} v ${away}` });
    await waitFor(() => expect(row).toHaveTextContent("3–0 awarded"));
  });

  it("says how a match stands that is told beside the pitch", async () => {
    const begun = makeFixture({ id: "f9", date: Date.now() - 60_000 });
    const match = { ...notBegun, scoreA: 2, phase: "Half-time" };
    told.matches = new Map([["f9", match]]);
    await openAdmin("/mls/admin-dashboard/match-day", { held: { fixtures: [begun] } });
    expect(await screen.findByText("Live Half-time")).toBeVisible();
    expect(screen.getByText("2–0 so far")).toBeVisible();
    // A score that is typed into boxes would end the match: it is scored on, and its result is in the menu.
    expect(screen.queryByRole("textbox", { name: /^Score of/ })).toBeNull();
    expect(screen.queryByText(/^Type both scores/)).toBeNull();
    expect(screen.getByRole("link", { name: `Score live: ${home} v ${away}` })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/matches/f9?part=live",
    );
    fireEvent.click(screen.getByRole("button", { name: `More for ${home} v ${away}` }));
    expect(screen.getByRole("menuitem", { name: "Enter result" })).toBeVisible();
  });

  it("does not ask for scores of matches that lie ahead, and stands first in the menu", async () => {
    const soon = makeFixture({ id: "f9", date: Date.now() + 60_000 });
    await openAdmin("/mls/admin-dashboard/match-day", { held: { fixtures: [soon] } });
    await screen.findByRole("listitem", { name: `${home} v ${away}` });
    await act(() => Promise.resolve());
    expect(screen.queryByRole("textbox", { name: /^Score of/ })).toBeNull();
    const nav = screen.getByRole("navigation", { name: "MLS football, admin" });
    expect(within(nav).getAllByRole("link")[0]).toHaveAccessibleName("Match day");
  });
});

it("leads to the page that makes fixtures if the season has none", async () => {
  await openAdmin("/mls/admin-dashboard/match-day");
  const message = (await screen.findByText(/^No matches on/)).parentElement ?? document.body;
  expect(within(message).getByRole("link", { name: "Make fixtures" })).toHaveAttribute(
    "href",
    "/mls/admin-dashboard/make-fixtures",
  );
});
