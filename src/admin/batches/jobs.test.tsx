// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { Connection } from "@/session/ConnectionProvider";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin } from "../../../tests/harness/adminScene";
import { closingTab } from "../../../tests/harness/closingTab";
import { DASHBOARD, lineOf, list, noneIsOpen, open, press } from "../../../tests/harness/jobScene";
import { keep, makeOfficial } from "../../../tests/factories/arena";
import { makeFixture, makePlayer, makeSeason, makeTeam } from "../../../tests/factories/records";

/*
 * Each job of many saves in a tab that is closed in the middle of it: the dashboard names it, and what it says to do does
 * the rest. (Deleting, moving by days and undo: openBatches.test.tsx; calling off: call-off; a backup: backup.)
 */

const [season] = mls.seasons;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a paste", () => {
  const teams = [makeTeam({ id: "t", name: "Kingsway Rovers" })];
  const sheet = [
    "No\tPlayer\tTeam\tPosition",
    ...Array.from({ length: 15 }, (_, at) => `${at + 1}\tPlayer ${at}\tKingsway Rovers\tForward`),
  ].join("\n");
  const paste = async () =>
    fireEvent.change(await screen.findByLabelText("Cells"), { target: { value: sheet } });
  const begin = async (view: string, saves: number) => {
    const tab = closingTab();
    await open(tab, view, { teams });
    await paste();
    tab.closeAfter(1 + saves);
    await press(/^Save 15 /);
    return tab;
  };

  it("goes on at the same device from what that keeps", async () => {
    const real = await (await begin("players/paste", 6)).reopen(DASHBOARD);
    const { line } = await lineOf(/^Saving a pasted list: 6 of 15 done\./);
    expect(line).toHaveTextContent("on this device");
    await press("Go on");
    await screen.findByText("9 of 9 changes saved.");
    expect(await list(real, "players")).toHaveLength(15);
    await noneIsOpen(real);
  });

  it("goes on in the past season that it was pasted into", async () => {
    const real = await (await begin("players/paste?season=2025", 6)).reopen(DASHBOARD);
    await press("Go on");
    await screen.findByText("9 of 9 changes saved.");
    expect(await list(real, "players")).toEqual([]);
    await noneIsOpen(real);
  });

  it("is pasted again at another device, where only the rest is offered", async () => {
    const real = await (await begin("players/paste", 6)).reopen(DASHBOARD, 11);
    const { line, row } = await lineOf(/^Saving a pasted list: 6 of 15 done\./);
    expect(line).toHaveTextContent("Paste the file again; only the rest is offered.");
    expect(row.queryByRole("button", { name: "Go on" })).toBeNull();
    await openAdmin(`${DASHBOARD}/players/paste`, { after: real });
    await paste();
    await press(/^Save 9 /);
    await screen.findByText("9 of 9 changes saved.");
    expect(await list(real, "players")).toHaveLength(15);
    await noneIsOpen(real);
  });
});

describe("replacing fixtures", () => {
  const teams = ["Alpha", "Beta", "Gamma", "Delta"].map((name) =>
    makeTeam({ id: name, name, group: "A" }),
  );
  const format = "groups=A,B;rounds=1;through=2;cup=4;third=yes;legs=1";
  const pairs = teams.flatMap(({ name: teamA }, at) =>
    teams.slice(at + 1).map(({ name: teamB }) => ({ teamA, teamB })),
  );
  const fixtures = pairs.map((pair, at) => makeFixture({ ...pair, id: `old${at}` }));
  const begin = async () => {
    const tab = closingTab();
    const seasons = [makeSeason({ id: season.id, format })];
    await open(tab, "make-fixtures", { teams, seasons, fixtures });
    fireEvent.click(
      await screen.findByRole("checkbox", { name: "Replace the 6 unplayed matches" }),
    );
    tab.closeAfter(1 + 8);
    await press("Save 6 fixtures");
    return tab;
  };
  const oldOnes = async (real: Connection) =>
    (await list(real, "fixtures")).filter(({ id }) => id.startsWith("old"));

  it("goes on at the same device", async () => {
    const real = await (await begin()).reopen(DASHBOARD);
    await lineOf(/^Replacing fixtures: 8 of 12 done\./);
    await press("Go on");
    await screen.findByText("4 of 4 changes saved.");
    expect(await list(real, "fixtures")).toHaveLength(6);
    expect(await oldOnes(real)).toEqual([]);
    await noneIsOpen(real);
  });

  it("can only be undone at another one", async () => {
    const real = await (await begin()).reopen(DASHBOARD, 11);
    const { line, row } = await lineOf(/^Replacing fixtures: 8 of 12 done\./);
    expect(line).toHaveTextContent("It can be finished where it was started, or undone.");
    expect(row.queryByRole("button", { name: "Go on" })).toBeNull();
    await press("Undo what is saved");
    await screen.findByText("8 undone.");
    expect(await list(real, "fixtures")).toHaveLength(6);
    expect(await oldOnes(real)).toHaveLength(6);
    await noneIsOpen(real);
  });
});

describe("the officials of a round", () => {
  const fixtures = ["Alpha", "Beta", "Gamma", "Delta"].map((teamA) =>
    makeFixture({ id: teamA, teamA, teamB: `${teamA} B` }),
  );
  /** Opens the choice of the round's officials, and gives all its matches the same one. */
  const choose = async (change: (connection: Connection) => Connection) => {
    const { connection } = await openAdmin(`${DASHBOARD}/match-day?day=2026-03-14`, {
      held: { fixtures },
      change,
    });
    await keep(connection, "officials", {
      id: "ada",
      entity: makeOfficial({ name: "Ada Obi", does: "Referee" }),
    });
    await press("Officials…");
    const dialog = within(await screen.findByRole("dialog", { name: "Officials of 4 matches" }));
    for (const button of await dialog.findAllByRole("button", { name: /^Ada Obi/ }))
      fireEvent.click(button);
    return { connection, save: dialog.getByRole("button", { name: "Save" }) };
  };
  const begin = async (saves: number) => {
    const tab = closingTab();
    const { save } = await choose(tab.change);
    tab.closeAfter(1 + saves);
    fireEvent.click(save);
    return tab;
  };
  /** The officials of each match, as they are stored. */
  const assigned = async ({ officials, store }: Connection) =>
    Object.fromEntries(await officials.assigned(mls, (await store.list(mls, "fixtures")).records));
  const ada = { Alpha: ["ada"], Beta: ["ada"], Gamma: ["ada"], Delta: ["ada"] };

  it("are assigned to the rest from the dashboard, at this device or another one", async () => {
    for (const after of [undefined, 11]) {
      const real = await (await begin(2)).reopen(DASHBOARD, after);
      const { line, row } = await lineOf(/^Choosing officials: 2 of 4 done\./);
      expect(line.textContent.includes("on this device")).toBe(after === undefined);
      expect(row.queryByRole("button", { name: "Undo what is saved" })).toBeNull();
      fireEvent.click(row.getByRole("button", { name: "Go on" }));
      await noneIsOpen(real);
      expect(await assigned(real)).toEqual(ada);
      await waitFor(() => expect(screen.queryByText(/^Choosing officials/)).toBeNull());
      cleanup();
    }
  });

  it("stay as somebody else has chosen them meanwhile, and the others are assigned", async () => {
    const real = await (await begin(2)).reopen(DASHBOARD);
    const left = Object.entries(await assigned(real)).filter(([, ids]) => ids.length === 0);
    await real.officials.assign(mls, { id: left[0]?.[0] ?? "", from: [], to: ["bola"] });
    await press("Go on");
    await screen.findByRole("alert");
    await noneIsOpen(real);
    expect(
      Object.values(await assigned(real))
        .flat()
        .toSorted(),
    ).toEqual(["ada", "ada", "ada", "bola"]);
  });

  it("are one batch with the try after one that broke off", async () => {
    let calls = 0;
    const { connection, save } = await choose((real) => {
      const { officials } = real;
      const assign: typeof officials.assign = (...asked) => {
        calls += 1;
        return calls === 3 ? Promise.reject(failure("offline")) : officials.assign(...asked);
      };
      return { ...real, officials: { ...officials, assign } };
    });
    fireEvent.click(save);
    await screen.findByText(/^2 of 4 saved\./);
    expect(await connection.batches.open(mls)).toMatchObject([{ what: "officials", total: 4 }]);
    fireEvent.click(save);
    await noneIsOpen(connection);
    expect(await assigned(connection)).toEqual(ada);
  });
});

describe("what a page of its own goes on with", () => {
  it("is publishing everything", async () => {
    const tab = closingTab();
    await open(tab, "publication", { players: [makePlayer({ id: "p1" })] });
    await screen.findByRole("heading", { name: "Players" });
    tab.closeAfter(1 + 2);
    await press("Publish everything");
    const real = await tab.reopen(DASHBOARD);
    const { row } = await lineOf(/^Publishing everything: not finished\./);
    fireEvent.click(row.getByRole("link", { name: "Go on" }));
    await press("Publish everything");
    await screen.findByText(/^Published: /);
    const { parts } = await real.maintenance.surveyPublication(mls);
    expect(parts.filter(({ state }) => state !== "published")).toEqual([]);
    await noneIsOpen(real);
  });

  it("is publishing an old database for the first time", async () => {
    const tab = closingTab();
    await open(tab, "home", { players: [makePlayer({ id: "p1" })] });
    await screen.findByRole("button", { name: "Publish everything" });
    tab.closeAfter(1 + 2);
    await press("Publish everything");
    const real = await tab.reopen(DASHBOARD);
    await lineOf(/^Publishing everything: not finished\./);
    await openAdmin(`${DASHBOARD}/home`, { after: real });
    await press("Go on publishing");
    expect(await screen.findByText("Everything is published.")).toBeVisible();
    await noneIsOpen(real);
  });

  it("is erasing a person, which only who knows the name can do", async () => {
    const clubs = ["Rovers", "Trojans", "Eagles", "Lions"];
    const players = clubs.map((club) => makePlayer({ id: club, name: "Ayo Bello", club }));
    const choose = async () => {
      fireEvent.change(await screen.findByLabelText("Full name"), {
        target: { value: "Ayo Bello" },
      });
      await press("Search");
      await screen.findByRole("button", { name: "Erase Ayo Bello" });
      for (const box of screen.getAllByRole("checkbox", { checked: false })) fireEvent.click(box);
      await press("Erase Ayo Bello");
      return within(await screen.findByRole("dialog")).getByRole("button", { name: "Erase" });
    };
    const tab = closingTab();
    await open(tab, "erase", { players });
    const button = await choose();
    tab.closeAfter(1 + 2);
    fireEvent.click(button);
    const real = await tab.reopen(DASHBOARD);
    const { line, row } = await lineOf(/^Erasing a person: not finished\./);
    expect(line).not.toHaveTextContent("Bello");
    fireEvent.click(row.getByRole("link", { name: "Go on" }));
    vi.setSystemTime(Date.now() + 60_000);
    fireEvent.click(await choose());
    await screen.findByText(/^Erased: /);
    expect(await list(real, "players")).toEqual([]);
    await openAdmin(DASHBOARD, { after: real });
    await press("Leave it as it is");
    await noneIsOpen(real);
  });
});
