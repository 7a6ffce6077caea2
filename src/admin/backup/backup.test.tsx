// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openedLeagues } from "@/leagues/openedLeague";
import { fetchLeague, setOpenedLeagues } from "@/leagues/registry";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeLeague, makePlayer, makeTeam } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { closingTab } from "../../../tests/harness/closingTab";
import type * as Files from "./backupFiles";

const PAGE = "/mls/admin-dashboard/backups";
const DAY = 86_400_000;

const files = vi.hoisted(() => ({ handed: [] as string[] }));
// jsdom keeps no addresses of files.
vi.mock("./backupFiles", async (original) => ({
  ...(await original<typeof Files>()),
  pack: async (lines: readonly string[]) => ({ blob: lines.join(""), isPacked: false }),
  hand: (text: string, name: string) => void files.handed.push(name, text),
  textOf: async () => files.handed[1] ?? "",
}));
beforeEach(() => {
  files.handed.length = 0;
});

const players = ["Ayo Bello", "Chidi Okeke"].map((name, at) => ({
  ...makePlayer({ name }),
  id: `p${at}`,
  version: 1,
}));

describe("the page of backups", () => {
  it("downloads everything, and brings back what was deleted since", async () => {
    const { user, connection } = await openAdmin(PAGE, { held: { players } });
    await screen.findByText("No backup has been downloaded yet.");
    await user.click(screen.getByRole("button", { name: "Download everything" }));
    await screen.findByText(/^Downloaded: arena-backup-\d{4}-\d\d-\d\d\.json, \d+ records\.$/);
    await screen.findByText(/^Last backup:/);
    expect(files.handed[1]).toContain("Ayo Bello");

    const [ayo, chidi] = (await connection.store.list(mls, "players")).records;
    if (!ayo || !chidi) throw new Error("The players are missing.");
    await connection.store.remove(mls, "players", ayo);
    await connection.store.update(mls, "players", {
      id: chidi.id,
      version: 1,
      entity: { ...chidi, goals: 99 },
    });
    const file = new File(["as it was downloaded"], "arena-backup.json");
    await user.upload(screen.getByLabelText("Backup file"), file);
    const row = await screen.findByRole("row", { name: /players/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["1", "1"]);

    await user.click(screen.getByRole("button", { name: "Bring back 1 record" }));
    await screen.findByText("1 record is back.");
    expect((await connection.store.list(mls, "players")).records).toHaveLength(2);
    const bringBack = () => screen.getByRole("button", { name: /^Bring back Chidi Okeke/ });
    // The record is back before the job is over.
    await waitFor(() => expect(bringBack()).toBeEnabled());
    await user.click(bringBack());
    await screen.findByText("There is nothing to bring back.");
    const { records } = await connection.store.list(mls, "players");
    expect(records.find(({ id }) => id === chidi.id)).toMatchObject({ goals: chidi.goals });
  });

  it("goes on with what a closed tab left: the file is chosen again, and one record alone ends nothing", async () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      makePlayer({ id: `m${at}`, name: `Player ${at}` }),
    );
    const tab = closingTab();
    const scene = await openAdmin(PAGE, { held: { players: many }, change: tab.change });
    const { store } = scene.connection;
    await scene.user.click(await screen.findByRole("button", { name: "Download everything" }));
    await screen.findByText(/^Downloaded: /);
    for (const player of (await store.list(mls, "players")).records)
      await store.remove(mls, "players", player);
    const file = new File(["as it was downloaded"], "arena-backup.json");
    const choose = (user: typeof scene.user) =>
      user.upload(screen.getByLabelText("Backup file"), file);
    await choose(scene.user);
    const button = await screen.findByRole("button", { name: "Bring back 6 records" });
    tab.closeAfter(1 + 2);
    await scene.user.click(button);
    const real = await tab.reopen("/mls/admin-dashboard");
    const line = await screen.findByText(/^Bringing a backup back: not finished\./);
    await waitFor(() =>
      expect(line).toHaveTextContent("Choose the file again; only the rest is offered."),
    );

    const { user } = await openAdmin(PAGE, { after: real });
    await screen.findByText(/^Last backup:/);
    await choose(user);
    await user.click(await screen.findByRole("button", { name: /^Bring back Player 5/ }));
    await screen.findByText("1 record is back.");
    expect(await real.batches.open(null)).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Bring back 3 records" }));
    await screen.findByText("3 records are back.");
    await waitFor(async () => expect(await real.batches.open(null)).toEqual([]));
    expect((await store.list(mls, "players")).records).toHaveLength(6);
  });

  it("publishes a league that was opened in the app when it comes back into a new database", async () => {
    const cup = makeLeague({ version: 1 });
    setOpenedLeagues(openedLeagues([cup]));
    await fetchLeague(cup.id);
    const { user } = await openAdmin("/freshers-cup/admin-dashboard/backups", {
      held: { leagues: [cup], teams: [makeTeam({ id: "reds", name: "Reds" })] },
    });
    await user.click(await screen.findByRole("button", { name: "Download everything" }));
    await screen.findByText(/^Downloaded: /);
    cleanup();
    setOpenedLeagues([]);

    const anew = await openAdmin(PAGE);
    const file = new File(["as it was downloaded"], "arena-backup.json");
    await anew.user.upload(await screen.findByLabelText("Backup file"), file);
    await anew.user.click(await screen.findByRole("button", { name: "Bring back 2 records" }));
    await screen.findByText("2 records are back.");
    const { maintenance } = anew.connection;
    // The league is in the registry once the page has read the list of leagues again.
    await waitFor(async () => {
      const sheet = await maintenance.sheet(await fetchLeague(cup.id));
      expect(sheet?.teams.records).toMatchObject([{ name: "Reds" }]);
    });
    setOpenedLeagues([]);
  });

  it("says when a file is no backup", async () => {
    const { user } = await openAdmin(PAGE);
    files.handed.push("", "a shopping list");
    const file = new File(["a shopping list"], "list.json");
    await user.upload(await screen.findByLabelText("Backup file"), file);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "This file is not a backup of this site.",
      ),
    );
  });

  it("is no page of other administrators", async () => {
    await openAdmin(PAGE, { as: "football" });
    expect(await screen.findByText("For owners only")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Backups" })).toBeNull();
  });
});

describe("tidying up", () => {
  it("says what went, and what each league’s pictures take of its share", async () => {
    const pictures = [{ league: mls, bytes: 170_000_000, count: 2_000 }];
    const { user } = await openAdmin(PAGE, {
      change: (connection) => ({
        ...connection,
        ownerTasks: async () => ({
          ...(await connection.ownerTasks()),
          tidy: async () => ({ notes: 1, dropped: 3, pictures, finished: true }),
        }),
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Tidy up" }));
    const words = await screen.findByText(/3 pictures deleted, 1 note changed/);
    expect(words).toBeVisible();
    expect(screen.getByText(/take 170 of 200 MB/)).toBeVisible();
    expect(screen.getByText(/2,000 pictures, 170 of 200 MB/)).toBeVisible();
  });
});

describe("the dashboard", () => {
  const open = (last: Promise<number | null>, as: "boss" | "football" = "boss") =>
    openAdmin("/mls/admin-dashboard", {
      as,
      change: (connection) => ({
        ...connection,
        access: { ...connection.access, lastBackup: () => last },
      }),
    });
  const ago = (days: number) => Promise.resolve(Date.now() - days * DAY - 1000);

  it.each([
    [ago(41), "Last backup: 41 days ago.", true],
    [ago(29), "Last backup: 29 days ago.", false],
    [ago(1), "Last backup: yesterday.", false],
    [ago(0), "Last backup: today.", false],
    [Promise.resolve(null), "Last backup: never made.", true],
  ])("tells owners of the last backup, and marks one that is due", async (last, says, isDue) => {
    await open(last);
    const line = await screen.findByText(says);
    expect(line.hasAttribute("data-due")).toBe(isDue);
  });

  it("has the line before the answer, so that nothing moves when it comes", async () => {
    let answer: (last: number | null) => void = () => undefined;
    await open(new Promise((resolve) => (answer = resolve)));
    const line = await screen.findByText("Last backup: …");
    answer(null);
    await waitFor(() => expect(line).toHaveTextContent("Last backup: never made."));
  });

  it("leaves everybody else in peace", async () => {
    await open(ago(41), "football");
    await screen.findByText("No result is missing.");
    expect(screen.queryByText(/backup/i)).toBeNull();
  });
});
