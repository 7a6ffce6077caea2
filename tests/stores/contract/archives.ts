import { expect, it, describe } from "vitest";
import { mls } from "../../arena/leagues/mls";
import { failureOf, the, type Steps } from "../steps";

/** So long that clocks of a store and of its clients are on one side of it. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

/** The history of a closed season out of the database, into a file that an owner keeps. */
export function archives(steps: Steps): void {
  describe("an archive", () => {
    const owner = async () => {
      const connection = await steps.tested.connect({ role: "owner" });
      return { connection, tasks: await connection.ownerTasks() };
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    /** All that was saved so far is of a season that ended weeks ago. */
    const close = async (id = "2025") => {
      for (const [entry, document] of await steps.tested.documents("history"))
        await steps.tested.put("history", entry, { ...document, at: daysAgo(40) });
      const season = { label: id, ended: daysAgo(36), closed: daysAgo(36), updatedAt: daysAgo(35) };
      await steps.tested.put("mlsSeasons", id, season);
      await steps.tested.put("published", `mls@${id}`, { records: {} });
    };
    const archive = async () => {
      const { tasks } = await owner();
      const file = the((await tasks.readArchive(mls, "2025")) ?? undefined);
      await tasks.confirmArchive(file, file.lines.join(""));
      return { tasks, file };
    };

    it("takes the entries until the season ended, and leaves each record's last entry", async () => {
      const kept = await steps.create("kept");
      const changed = await steps.update(kept, { stadium: "Second" });
      const gone = await steps.create("gone");
      await steps.remove(gone);
      await steps.tested.put("history", "tap", {
        collection: "mls",
        id: "x",
        action: "live",
        at: new Date(0),
      });
      await steps.tested.put("history", "other", {
        collection: "mblResults",
        id: "x",
        at: new Date(0),
      });
      await steps.tested.put("history", "right", {
        collection: "admins",
        id: "x",
        at: new Date(0),
      });
      await close();
      await steps.update(changed, { stadium: "Third" });
      await steps.create("new");

      const { tasks, file } = await archive();
      expect(file).toMatchObject({ league: "mls", season: "2025", count: 5 });
      expect(await steps.admin.maintenance.archive(mls)).toMatchObject({
        count: 5,
        digest: file.digest,
      });
      expect(await tasks.removeArchived(mls)).toBe(5);
      expect(await steps.history("kept")).toEqual(["update 3"]);
      expect(await steps.history("gone")).toEqual([]);
      expect(await steps.tested.ids("deletions")).toEqual([]);
      const left = await steps.tested.ids("history");
      expect(left).toEqual(expect.arrayContaining(["other", "right"]));
      expect(left).not.toContain("tap");
      expect((await tasks.archives()).map(({ season }) => season)).toEqual(["2025"]);
      expect(await tasks.removeArchived(mls)).toBe(0);
    });

    it.runIf(steps.isWhole)(
      "goes on where it was stopped, and keeps the entry that a record names",
      async () => {
        let record = await steps.create("kept");
        for (const stadium of "abcdefghijkl") record = await steps.update(record, { stadium });
        await close();
        const { tasks } = await archive();
        const stop = new AbortController();
        const first = await tasks.removeArchived(mls, {
          onProgress: () => stop.abort(),
          signal: stop.signal,
        });
        expect(first).toBe(8);
        expect(await tasks.removeArchived(mls)).toBe(4);
        expect(await steps.history("kept")).toEqual(["update 13"]);
        await steps.update(record, { stadium: "after" });
      },
    );

    it.runIf(steps.isWhole)(
      "is noted only for the very file, and only of a season that is closed",
      async () => {
        await steps.create("one");
        await close();
        const { tasks } = await owner();
        const file = the((await tasks.readArchive(mls, "2025")) ?? undefined);
        const text = file.lines.join("");
        const other = text.replace('"create"', '"update"');
        expect((await failureOf(tasks.confirmArchive(file, other))).message).toContain(
          "not the file",
        );
        expect(await steps.tested.ids("archives")).toEqual([]);
        expect((await failureOf(tasks.removeArchived(mls))).kind).toBe("notFound");
        await steps.tested.put("mlsSeasons", "2026", { label: "2026" });
        expect((await failureOf(tasks.readArchive(mls, "2026"))).kind).toBe("notFound");
      },
    );

    it.runIf(steps.isWhole)(
      "leaves a season alone that was changed lately, or is not published",
      async () => {
        await steps.create("one");
        await close();
        const { tasks } = await owner();
        await steps.tested.remove("published", "mls@2025");
        expect((await failureOf(tasks.readArchive(mls, "2025"))).message).toContain(
          "not published",
        );
        await steps.tested.put("published", "mls@2025", { records: {} });
        const far = { label: "2025", ended: new Date("2100-01-01"), closed: new Date() };
        await steps.tested.put("mlsSeasons", "2025", { ...far, updatedAt: daysAgo(50) });
        expect((await failureOf(tasks.readArchive(mls, "2025"))).message).toContain("no history");
      },
    );

    it("is taken back: the one before it counts again, and the history says who did it", async () => {
      await steps.create("first");
      await close("2024");
      const { connection, tasks } = await owner();
      const keep = async (season: string) => {
        const file = the((await tasks.readArchive(mls, season)) ?? undefined);
        await tasks.confirmArchive(file, file.lines.join(""));
      };
      await keep("2024");
      await steps.tested.put("mlsSeasons", "2024", { label: "2024" });
      await steps.create("second");
      await close();
      await steps.tested.put("mlsSeasons", "2025", {
        label: "2025",
        closed: daysAgo(33),
        updatedAt: daysAgo(32),
      });
      await keep("2025");
      const latest = async () => (await connection.maintenance.archive(mls))?.season ?? null;
      expect(await latest()).toBe("2025");
      const administrator = await steps.tested.connect({ leagues: ["mls"] });
      const theirs = await administrator.ownerTasks();
      expect((await failureOf(theirs.reopenArchive(mls))).kind).toBe("denied");
      await tasks.reopenArchive(mls);
      expect(await latest()).toBe("2024");
      await tasks.reopenArchive(mls);
      expect(await latest()).toBeNull();
      expect((await failureOf(tasks.reopenArchive(mls))).kind).toBe("notFound");
      const entries = await connection.maintenance.otherHistory(mls, "owners");
      const reopened = entries.filter(({ action }) => action === "reopen").map(({ id }) => id);
      expect(reopened.toSorted()).toEqual(["mls@2024", "mls@2025"]);
      await keep("2025");
      expect(await latest()).toBe("2025");
      const [note] = await connection.maintenance.otherHistory(mls, "owners");
      expect(note).toMatchObject({ action: "note", id: "mls@2025", after: { season: "2025" } });
    });

    it.runIf(steps.isWhole)(
      "leaves a later backup the history that came since the one before",
      async () => {
        const { tasks } = await owner();
        const record = await steps.create("one");
        await tasks.download();
        await aMoment();
        const since = Date.now();
        await aMoment();
        await steps.update(record, { stadium: "Second" });
        const paths = async (order: { since?: number }) =>
          tasks
            .readBackup(the((await tasks.download(order)) ?? undefined).lines.join(""))
            .documents.map(({ path }) => path)
            .filter((path) => path.startsWith("history/"));
        const whole = await paths({});
        const newer = await paths({ since });
        // With that there are no opened leagues, which the first save says.
        expect(whole).toHaveLength(4);
        // The change of the record, and that everything was downloaded once more meanwhile.
        expect(newer).toHaveLength(2);
      },
    );
  });
}
