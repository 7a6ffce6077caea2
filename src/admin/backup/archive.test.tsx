// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyEntity, newMeta } from "@/records/record";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer } from "../../../tests/factories/records";
import { makeSeason } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import type * as Files from "./backupFiles";

const PAGE = "/mls/admin-dashboard/backups";

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

const player = { ...makePlayer({ name: "Ayo Bello" }), id: "ayo", version: 1 };
const soon = Date.now() + 3_600_000;
/** Ends after all that a test saves. */
const season = {
  ...emptyEntity("seasons"),
  ...newMeta,
  id: "2025",
  version: 1,
  label: "2025/26",
  ended: soon,
  closed: soon,
  updatedAt: soon,
};

afterEach(() => vi.useRealTimers());

async function openWithHistory() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const scene = await openAdmin(PAGE, { held: { players: [player], seasons: [season] } });
  const { store } = scene.connection;
  await screen.findByText("No backup has been downloaded yet.");
  for (const goals of [8, 9]) {
    const [now = player] = (await store.list(mls, "players")).records;
    const { id, version } = now;
    await store.update(mls, "players", { id, version, entity: { ...now, goals } });
  }
  await scene.connection.maintenance.publishSheets(mls);
  // History stays for thirty days.
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  return scene;
}

const until = /Download until the end of 2025\/26/;

describe("ending the history of a closed season", () => {
  it("downloads, has the file shown again, notes it, removes, and history says where it ends", async () => {
    const { user, connection } = await openWithHistory();
    await user.click(await screen.findByRole("button", { name: until }));
    // Two saves, and two lists that were published.
    await screen.findByText(/^Downloaded: 4 entries until /);
    expect(files.handed[0]).toBe("arena-history-mls-2025.json");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();

    const field = screen.getByLabelText("The downloaded file");
    await user.upload(field, new File(["as it was kept"], "arena-history-mls-2025.json"));
    await user.click(await screen.findByRole("button", { name: "Remove what the archive holds" }));
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(await connection.maintenance.history(mls, "players", "ayo")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Remove what the archive holds" }));
    await user.click(await screen.findByRole("button", { name: "Remove it" }));
    await screen.findByText("Removed: 3 entries.");
    expect(await connection.maintenance.history(mls, "players", "ayo")).toHaveLength(1);
    expect(screen.getByText("No season was closed since.")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Undo this archive" }));
    expect(await screen.findByRole("button", { name: until })).toBeVisible();
    expect(await connection.maintenance.archive(mls)).toBeNull();
  });

  it("notes nothing for another file", async () => {
    const { user } = await openWithHistory();
    await user.click(await screen.findByRole("button", { name: until }));
    const field = await screen.findByLabelText("The downloaded file");
    files.handed[1] = files.handed[1]?.replace("Ayo", "Eve") ?? "";
    await user.upload(field, new File(["another"], "arena-history-mls-2025.json"));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Nothing was noted. This is not the file that you have just downloaded.",
      ),
    );
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  it("offers nothing while no season with a history is closed", async () => {
    // A past season that was taken over as it was: it was never closed here.
    await openAdmin(PAGE, { held: { seasons: [makeSeason({ id: "2025" })] } });
    await screen.findByText("No closed season has a history to archive yet.");
    expect(screen.queryByRole("button", { name: until })).toBeNull();
  });

  it.each(["/mls/admin-dashboard/changes", "/mls/admin-dashboard/players?history=ayo"])(
    "is told on %s",
    async (page) => {
      const archive = { league: "mls", season: "2025", count: 2, digest: "", by: "uid-boss" };
      await openAdmin(page, {
        held: { players: [player] },
        change: (connection) => ({
          ...connection,
          maintenance: {
            ...connection.maintenance,
            archive: async () => ({ ...archive, until: Date.UTC(2026, 5, 30), at: null }),
            history: async () => [],
          },
        }),
      });
      const end = /^Of what was saved until .*30 June 2026.* Ada Nwafor keeps\.$/;
      expect(await screen.findByText(end)).toBeVisible();
    },
  );
});

it("downloads a large database in parts, each from where the one before ended", async () => {
  const next = { collection: "history", page: "x", before: 10_000, begun: 1 };
  const asked: unknown[] = [];
  const { user } = await openAdmin(PAGE, {
    change: (connection) => ({
      ...connection,
      access: { ...connection.access, lastBackup: async () => 1000 },
      ownerTasks: async () => ({
        ...(await connection.ownerTasks()),
        download: async (order) => {
          asked.push(order);
          const done = { lines: ["{}"], documents: 10_000, noted: true };
          return { ...done, next: asked.length === 1 ? next : null };
        },
      }),
    }),
  });
  await user.click(await screen.findByRole("checkbox", { name: /since the last backup/ }));
  await user.click(screen.getByRole("button", { name: "Download everything" }));
  await user.click(await screen.findByRole("button", { name: "Download part 2" }));
  await screen.findByText(/part-2\.json, 10,000 records\.$/);
  expect(asked).toEqual([{ since: 1000 }, { since: 1000, from: next }]);
  expect(screen.queryByRole("button", { name: /Download part/ })).toBeNull();
});
