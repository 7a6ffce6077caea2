// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin, type AdminScene } from "../../../tests/harness/adminScene";
import { closingTab } from "../../../tests/harness/closingTab";
import { published } from "../../../tests/harness/publishedFixtures";
import { KICK_OFF, makeFixture, makeResult, makeSeason } from "../../../tests/factories/records";

/** What somebody tells beside the pitch; the database that is followed live is another one here. */
const told = { matches: new Map<string, LiveMatch>() };
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  ...(await import("../../../tests/harness/publishedFixtures")).publishedFixtures,
  loadLiveReader: async () => ({
    watch: () => () => {},
    watchMatches: (_league, onState) => {
      onState({ updatedAt: Date.now(), matches: told.matches });
      return () => {};
    },
  }),
}));
afterEach(() => told.matches.clear());

const AT = "/mls/admin-dashboard/match-day?day=2026-03-14";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
published.set("mbl", [makeFixture({ stadium: "Sports hall" }), makeFixture({ stadium: "Annex" })]);
published.set("mvl", [makeFixture({ date: KICK_OFF + 9 * DAY })]);
const fixtures = [
  makeFixture({ id: "f1" }),
  makeFixture({ id: "f2", teamA: "Alpha", teamB: "Beta", date: KICK_OFF + HOUR, stadium: "Annex" }),
  makeFixture({ id: "f3", teamA: "Gamma", teamB: "Delta" }),
  makeFixture({ id: "f4", teamA: "Later", teamB: "Last", date: KICK_OFF + DAY }),
];
const results = [makeResult({ id: "f3", teamA: "Gamma", teamB: "Delta" })];
const seasons = [makeSeason({ id: mls.seasons[0].id, open: [] })];
const held = { fixtures, results, seasons };

const stored = async ({ connection: { store } }: AdminScene) => ({
  fixtures: (await store.list(mls, "fixtures")).records.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  news: (await store.list(mls, "news")).records,
  open: (await store.list(mls, "seasons")).records[0]?.open,
});

async function ask() {
  fireEvent.click(await screen.findByRole("button", { name: "Call off…" }));
  return within(await screen.findByRole("dialog", { name: "Call off matches" }));
}

describe("calling off", () => {
  it("a day takes two clicks and a reason, tells visitors, and is taken back as a whole", async () => {
    const scene = await openAdmin(AT, { held });
    const dialog = await ask();
    expect(dialog.getByText("2 matches, 4 clubs, 2 grounds: Annex, Main bowl")).toBeVisible();
    expect(dialog.queryByText(/Gamma v Delta/)).toBeNull();
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: "Storm" } });
    fireEvent.click(dialog.getByRole("button", { name: "Call off 2 matches" }));
    await screen.findByText("5 of 5 changes saved.");
    const after = await stored(scene);
    expect(after.fixtures.map(({ status }) => status)).toEqual([
      "Postponed",
      "Postponed",
      "Upcoming",
      "Upcoming",
    ]);
    expect(after.fixtures[0]).toMatchObject({ date: KICK_OFF, reason: "Storm" });
    expect(after.open).toEqual(["news"]);
    expect(after.news).toMatchObject([
      { title: "All matches on Sat 14 Mar are called off: Storm", picture: "" },
    ]);
    expect(after.news[0]?.until ?? 0).toBeGreaterThan(Date.now());
    expect(screen.queryByRole("button", { name: "Call off…" })).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: "Undo all 5 changes" }));
    await screen.findByText("5 undone.");
    const back = await stored(scene);
    expect(
      back.fixtures.map(({ status, reason, movedFrom }) => [status, reason, movedFrom]),
    ).toEqual(fixtures.map(() => ["Upcoming", "", null]));
    expect([back.news, back.open]).toEqual([[], []]);
  });

  it("a ground moves its matches to another day at their time, without a notice where none is wanted", async () => {
    const scene = await openAdmin(AT, { held });
    const dialog = await ask();
    const what = dialog.getByLabelText("What is called off");
    expect(
      within(what)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "All matches on Sat 14 Mar (2)",
      "Matches at Annex on Sat 14 Mar (1)",
      "Matches at Main bowl on Sat 14 Mar (1)",
      "Game week 4 (3)",
    ]);
    fireEvent.change(what, { target: { value: "ground Main bowl" } });
    fireEvent.change(dialog.getByLabelText("New day"), { target: { value: "2026-03-15" } });
    expect(dialog.getByText(/Main bowl is taken at that time: Later v Last/)).toBeVisible();
    fireEvent.click(dialog.getByLabelText(/^Pin a notice/));
    expect(dialog.queryByLabelText("Notice")).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Call off 1 match" }));
    await screen.findByText("Saved.");
    const after = await stored(scene);
    expect(after.fixtures[0]).toMatchObject({ date: KICK_OFF + DAY, movedFrom: KICK_OFF });
    expect([after.news, after.open]).toEqual([[], []]);
  });

  it("goes on where it broke off, and repeats nothing", async () => {
    const scene = await openAdmin(AT, {
      held: { ...held, seasons: [makeSeason({ id: mls.seasons[0].id, open: ["news"] })] },
      change: (connection) => ({
        ...connection,
        store: failing(connection.store, "update", [failure("offline")]),
      }),
    });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole("button", { name: "Call off 2 matches" }));
    fireEvent.click(await screen.findByRole("button", { name: "Go on with 3" }));
    await screen.findByText("4 of 4 changes saved.");
    const after = await stored(scene);
    expect(after.news[0]?.title).toBe("All matches on Sat 14 Mar are called off");
    expect(after.fixtures.slice(0, 2).map(({ status }) => status)).toEqual([
      "Postponed",
      "Postponed",
    ]);
    expect(after.news).toHaveLength(1);
  });

  it("has a notice in one's own words, until the day that is said", async () => {
    const scene = await openAdmin(AT, { held });
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText("Notice"), { target: { value: "Stay at home" } });
    fireEvent.change(dialog.getByLabelText("Shown until the end of"), {
      target: { value: "2031-01-02" },
    });
    fireEvent.click(dialog.getByRole("button", { name: "Call off 2 matches" }));
    // Until then the notice counts the matches.
    await screen.findByText("5 of 5 changes saved.");
    // Midnight in Lagos, an hour ahead of UTC.
    expect((await stored(scene)).news).toMatchObject([
      { title: "Stay at home", until: Date.UTC(2031, 0, 2, 23) },
    ]);
  });

  it("keeps what an earlier notice of the day says of other matches", async () => {
    const scene = await openAdmin(AT, { held });
    const annex = await ask();
    fireEvent.change(annex.getByLabelText("What is called off"), {
      target: { value: "ground Annex" },
    });
    fireEvent.click(annex.getByRole("button", { name: "Call off 1 match" }));
    await screen.findByText("4 of 4 changes saved.");
    const rest = await ask();
    fireEvent.click(rest.getByRole("button", { name: "Call off 1 match" }));
    await screen.findByText("3 of 3 changes saved.");
    expect((await stored(scene)).news).toMatchObject([
      { title: "All matches on Sat 14 Mar are called off" },
    ]);
    expect((await stored(scene)).news[0]?.text).toContain("Matches at Annex on Sat 14 Mar");
  });

  it("leaves out what somebody is telling live", async () => {
    told.matches.set("f1", notBegun);
    const scene = await openAdmin(AT, { held });
    const dialog = await ask();
    expect(
      await dialog.findByText("Not included: 1 match that has begun or is called off already."),
    ).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Call off 1 match" }));
    await screen.findByText("4 of 4 changes saved.");
    const after = await stored(scene);
    expect(after.fixtures.map(({ status }) => status).slice(0, 2)).toEqual([
      "Upcoming",
      "Postponed",
    ]);
    expect(after.news[0]?.title).toBe("1 match on Sat 14 Mar is called off");
  });

  it("takes the matches of the other leagues that one keeps along, and back with the others", async () => {
    const scene = await openAdmin(AT, { held });
    const { store } = scene.connection;
    const here = { season: undefined, version: 0 };
    await store.create(mbl, "fixtures", { ...here, id: "b1", entity: makeFixture() });
    const other = makeFixture({ teamA: "Early", date: KICK_OFF - DAY });
    await store.create(mbl, "fixtures", { ...here, id: "b2", entity: other });
    const [season] = mbl.seasons;
    await store.create(mbl, "seasons", {
      ...here,
      id: season.id,
      entity: makeSeason({ open: [] }),
    });
    const dialog = await ask();
    fireEvent.click(await dialog.findByLabelText("MBL basketball too: 2 matches"));
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: "Storm" } });
    fireEvent.click(
      dialog.getByRole("button", { name: "Call off 2 matches and those of 1 league" }),
    );
    await screen.findByText(/^9 of 9 changes saved\./);
    const elsewhere = async () => (await store.list(mbl, "fixtures")).records;
    const one = async () => (await elsewhere()).find(({ id }) => id === "b1");
    expect(await one()).toMatchObject({ status: "Postponed", reason: "Storm" });
    expect((await elsewhere()).find(({ id }) => id === "b2")?.status).not.toBe("Postponed");
    expect((await store.list(mbl, "news")).records).toMatchObject([
      { title: "All matches on Sat 14 Mar are called off: Storm" },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 9 changes" }));
    await screen.findByText("9 undone.");
    expect((await one())?.status).not.toBe("Postponed");
    expect((await store.list(mbl, "news")).records).toEqual([]);
  });

  it("leaves out a league that was ticked for another extent, in which it has no match", async () => {
    const { user } = await openAdmin(AT, { held });
    const dialog = await ask();
    await user.click(await dialog.findByLabelText("MBL basketball too: 2 matches"));
    await user.selectOptions(dialog.getByLabelText("What is called off"), "ground Main bowl");
    await waitFor(() => expect(dialog.queryByLabelText(/too: /)).toBeNull());
    expect(dialog.getByRole("button", { name: "Call off 1 match" })).toBeVisible();
  });

  it("names the leagues that play then too, and are somebody else’s", async () => {
    await openAdmin(AT, { as: "football", held });
    const dialog = await ask();
    await waitFor(() =>
      expect(dialog.getByText(/^Also playing then:/)).toHaveTextContent(/MBL \(2\)/),
    );
    expect(dialog.queryByText(/MVL/)).toBeNull();
    expect(dialog.queryByLabelText(/too: /)).toBeNull();
    fireEvent.change(dialog.getByLabelText("What is called off"), {
      target: { value: "ground Annex" },
    });
    expect(dialog.getByText(/^Also playing there:/)).toHaveTextContent(/MBL \(1\)/);
  });
});

describe("calling off in a tab that is closed", () => {
  const DASHBOARD = "/mls/admin-dashboard";
  const statuses = async (connection: AdminScene["connection"]) =>
    (await connection.store.list(mls, "fixtures")).records
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ status }) => status);
  const off = ["Postponed", "Postponed", "Upcoming", "Upcoming"];
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("is gone on with by another administrator, ten minutes later", async () => {
    const tab = closingTab();
    await openAdmin(AT, { held, change: tab.change });
    const dialog = await ask();
    // The page of news opens, the notice is pinned, one of two matches is called off, and the notice counts it.
    tab.closeAfter(1 + 4);
    fireEvent.click(dialog.getByRole("button", { name: "Call off 2 matches" }));
    const real = await tab.reopen(DASHBOARD, 9);
    const line = await screen.findByText(/^Calling matches off: 3 of 5 done\./);
    await waitFor(() => expect(line).toHaveTextContent(/It may still be under way/));
    expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await openAdmin(DASHBOARD, { after: real });
    fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
    await screen.findByText("2 of 2 changes saved.");
    expect(await statuses(real)).toEqual(off);
    expect((await real.store.list(mls, "news")).records).toMatchObject([
      { id: "called-off-2026-03-14-mls", title: "All matches on Sat 14 Mar are called off" },
    ]);
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("says how far it is; begun again, it goes on with the same notice", async () => {
    const tab = closingTab();
    await openAdmin(AT, { held, change: tab.change });
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: "Flood" } });
    tab.closeAfter(1 + 4);
    fireEvent.click(dialog.getByRole("button", { name: "Call off 2 matches" }));
    const real = await tab.reopen(AT);
    const news = async () => (await real.store.list(mls, "news")).records;
    expect(await news()).toMatchObject([
      { title: "All matches on Sat 14 Mar are called off: Flood (1 of 2 so far)" },
    ]);
    const again = await ask();
    fireEvent.click(again.getByRole("button", { name: "Call off 1 match" }));
    await screen.findByText("3 of 3 changes saved.");
    expect(await statuses(real)).toEqual(off);
    expect(await news()).toMatchObject([
      { title: "All matches on Sat 14 Mar are called off: Flood" },
    ]);
  });

  it("is gone on with where it was asked for in the list of fixtures", async () => {
    const tab = closingTab();
    await openAdmin(`${DASHBOARD}/fixtures`, { held, change: tab.change });
    fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    const dialog = await ask();
    tab.closeAfter(1 + 2);
    fireEvent.click(dialog.getByRole("button", { name: "Call off 3 matches" }));
    const real = await tab.reopen(DASHBOARD);
    await screen.findByText(/^Calling matches off: 2 of 6 done\./);
    fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
    await screen.findByText("4 of 4 changes saved.");
    expect(await statuses(real)).toEqual(["Postponed", "Postponed", "Upcoming", "Postponed"]);
    expect(await real.batches.open(mls)).toEqual([]);
  });

  it("is gone on with in the other league too, where no match is moved twice", async () => {
    const tab = closingTab();
    const scene = await openAdmin(AT, { held, change: tab.change });
    const { store } = scene.connection;
    const here = { season: undefined, version: 0 };
    for (const [id, teamA] of [
      ["b1", "Alpha"],
      ["b2", "Beta"],
    ] as const)
      await store.create(mbl, "fixtures", { ...here, id, entity: makeFixture({ teamA }) });
    const dialog = await ask();
    fireEvent.click(await dialog.findByLabelText("MBL basketball too: 2 matches"));
    fireEvent.change(dialog.getByLabelText("New day"), { target: { value: "2026-03-16" } });
    fireEvent.click(dialog.getByLabelText(/^Pin a notice/));
    tab.closeAfter(1 + 3);
    fireEvent.click(
      dialog.getByRole("button", { name: "Call off 2 matches and those of 1 league" }),
    );
    const real = await tab.reopen(DASHBOARD);
    await screen.findByText(/^Calling matches off: 3 of 4 done\./);
    fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
    await screen.findByText("Saved.");
    const dates = (await store.list(mbl, "fixtures")).records.map(({ date }) => date);
    expect(dates).toEqual([KICK_OFF + 2 * DAY, KICK_OFF + 2 * DAY]);
    expect(await real.batches.open(mls)).toEqual([]);
  });
});
