import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { ENTRIES_AT_ONCE } from "@/data/maintenance";
import { newRecordId, type LeagueStore } from "@/data/store";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makePlayer, makeTeam } from "../../../tests/factories/records";
import { runSteps, type Step } from "../steps/steps";

const bello = makePlayer({ id: "p1", name: "Ayo Bello", goals: 0 });
const okafor = makePlayer({ id: "p2", name: "Chidi Okafor" });

/** Opens the page; `read` holds how many entries of the history of players each request returned. */
async function openChanges({ fails = 0 } = {}) {
  const read: number[] = [];
  let left = 0;
  const scene = await openAdmin("/mls/admin-dashboard/changes", {
    held: { players: [bello, okafor] },
    change: (inner) => ({
      ...inner,
      maintenance: {
        ...inner.maintenance,
        history: async (league, kind, ...asked) => {
          if (asked[1]?.until !== undefined && left > 0) {
            left -= 1;
            throw failure("quota");
          }
          const entries = await inner.maintenance.history(league, kind, ...asked);
          if (kind === "players") read.push(entries.length);
          return entries;
        },
      },
    }),
  });
  await screen.findByText("No changes yet");
  left = fails;
  return { ...scene, read };
}

/** Saves Ayo Bello this number of times, each time with one goal more. */
async function saveOften(store: LeagueStore, times: number) {
  for (let goals = 1; goals <= times; goals += 1)
    await store.update(mls, "players", { id: "p1", version: goals, entity: { ...bello, goals } });
}

const show = (kind: string) =>
  fireEvent.change(screen.getByLabelText("Records"), { target: { value: kind } });

/** Loads the changes of all kinds again. */
function showAll() {
  show("teams");
  show("");
}

const older = () => screen.queryByRole("button", { name: "Show older changes" });
const reach = () => screen.getByText(/^\d+ changes? loaded: /);
const amountOfRows = (amount: number) =>
  waitFor(() => expect(screen.getAllByText("Changed")).toHaveLength(amount));

describe("older changes", () => {
  it("are loaded page by page, with the focus on the first of them", async () => {
    const { connection, user } = await openChanges();
    await saveOften(connection.store, 130);
    show("players");
    await amountOfRows(100);
    expect(reach()).toHaveTextContent(/^100 changes loaded: all since /);
    older()?.focus();
    await user.keyboard("{Enter}");
    await amountOfRows(130);
    await waitFor(() => expect(document.activeElement).toHaveTextContent("after: 30"));
    expect(document.activeElement?.tagName).toBe("LI");
    expect(older()).toBeNull();
    expect(reach()).toHaveTextContent("130 changes loaded: all that are kept here.");
  });

  it("are offered only where a kind may have some, however many there are together", async () => {
    const { connection, user } = await openChanges();
    await saveOften(connection.store, 24);
    for (let nth = 0; nth < 24; nth += 1)
      await connection.store.create(mls, "teams", {
        id: `club-${nth}`,
        version: 0,
        entity: makeTeam({ name: `Club ${nth}` }),
      });
    showAll();
    await amountOfRows(24);
    expect(screen.getAllByText("Added")).toHaveLength(24);
    expect(older()).toBeNull();
    await connection.store.remove(mls, "players", okafor);
    showAll();
    await screen.findByText("Deleted");
    await user.click(older() ?? document.body);
    await waitFor(() => expect(older()).toBeNull());
    await waitFor(() => expect(reach()).toHaveFocus());
    expect(reach()).toHaveTextContent("49 changes loaded: all that are kept here.");
  });

  it("may hold what was deleted, stay after it is brought back, and are read once", async () => {
    const { connection, read, user } = await openChanges();
    await connection.store.remove(mls, "players", okafor);
    await saveOften(connection.store, 30);
    read.length = 0;
    showAll();
    await amountOfRows(25);
    fireEvent.click(screen.getByLabelText("Only what was deleted"));
    await screen.findByText("No deleted records so far");
    await user.click(older() ?? document.body);
    await user.click(await screen.findByRole("button", { name: "Bring back" }));
    await screen.findByText("No deleted records");
    fireEvent.click(screen.getByLabelText("Only what was deleted"));
    await amountOfRows(30);
    expect(screen.getByText("Brought back")).toBeVisible();
    // The newest page, the older one, which begins in the same millisecond, and the newest again.
    const [newest, ...others] = read.slice(-3);
    expect([newest, others.at(-1)]).toEqual([25, 25]);
    expect(others[0]).toBeLessThan(10);
  });

  it("join what was saved in one go", async () => {
    const { connection, user } = await openChanges();
    const steps = Array.from({ length: 30 }, (_, nth): Step => {
      const entity = makePlayer({ name: `Player ${nth}` });
      return { kind: "players", does: "add", id: `new-${nth}`, entity };
    });
    const place = { store: connection.store, league: mls, group: newRecordId() };
    await runSteps(place, steps, { signal: new AbortController().signal, onProgress: () => {} });
    showAll();
    const line = async () => (await screen.findByText("Saved in one go")).closest("p");
    await waitFor(async () =>
      expect(await line()).toHaveTextContent("25 players added, and more before these"),
    );
    await user.click(older() ?? document.body);
    await waitFor(async () => expect(await line()).toHaveTextContent(/30 players added$/));
    expect(screen.getAllByText("Saved in one go")).toHaveLength(1);
    await waitFor(() => expect(reach()).toHaveFocus());
  });

  it("say when they cannot be loaded, and stay on offer", async () => {
    const { connection, user } = await openChanges({ fails: 1 });
    await saveOften(connection.store, 26);
    showAll();
    await amountOfRows(25);
    await user.click(older() ?? document.body);
    await screen.findByText(/^Older changes could not be loaded: /);
    await amountOfRows(25);
    await user.click(older() ?? document.body);
    await amountOfRows(26);
    expect(older()).toBeNull();
  });

  it("of one record are behind a link in its history, which shows one page", async () => {
    const entries = Array.from({ length: ENTRIES_AT_ONCE }, (_, nth) => ({
      change: `entry-${nth}`,
      group: null,
      id: "p1",
      action: "rebuild" as const,
      version: 0,
      before: null,
      after: null,
      redacted: false,
      redactions: [],
      by: "uid-boss",
      at: nth,
    }));
    await openAdmin("/mls/admin-dashboard/players?history=p1", {
      held: { players: [bello] },
      change: (inner) => ({
        ...inner,
        maintenance: { ...inner.maintenance, history: async () => entries },
      }),
    });
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Older changes of this player" })).toHaveAttribute(
        "href",
        "/mls/admin-dashboard/changes?kind=players&record=p1",
      ),
    );
  });
});
