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
    /** A season that ended a moment ago: what is saved from now on is the next one's. */
    const close = async (id = "2025") => {
      await aMoment();
      const ended = new Date();
      const season = { label: id, ended, closed: ended };
      await steps.tested.put("mlsSeasons", id, season);
      await aMoment();
    };
    const archive = async () => {
      const { tasks } = await owner();
      const file = the((await tasks.readArchive(mls, "2025")) ?? undefined);
      await tasks.confirmArchive(file, file.lines.join(""));
      return { tasks, file };
    };

    it("takes what was told until the season ended, and leaves each record's last entry", async () => {
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

    it("goes on where it was stopped, and keeps the entry that a record names", async () => {
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
    });

    it("is noted only for the very file, and only of a season that is closed", async () => {
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
    });

    it("leaves a later backup the history that came since the one before", async () => {
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
      expect(whole).toHaveLength(3);
      // The change of the record, and that everything was downloaded once more meanwhile.
      expect(newer).toHaveLength(2);
    });
  });
}
