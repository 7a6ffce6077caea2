import { describe, expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import type { BackupRecord } from "@/data/ownerTasks";
import { failureOf, the, type Steps } from "../steps";

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

const effects = (records: readonly BackupRecord[]) =>
  records.map(({ id, effect }) => `${id} ${effect}`).toSorted();

/** Backups without a server: everything as one file, and records back from it. */
export function backups(steps: Steps): void {
  describe("a backup", () => {
    const owner = () => steps.tested.connect({ role: "owner" });
    const download = async ({ ownerTasks }: AdminConnection) => {
      const { lines } = the((await (await ownerTasks()).download()) ?? undefined);
      return lines.join("");
    };
    const preview = async (connection: AdminConnection, text: string) => {
      const tasks = await connection.ownerTasks();
      return the((await tasks.previewBackup(tasks.readBackup(text))) ?? undefined).records;
    };

    it("brings back what is gone or was changed, whole or singly, as ordinary saves", async () => {
      const boss = await owner();
      const kept = await steps.create("kept");
      const changed = await steps.create("changed", { stadium: "First" });
      const gone = await steps.create("gone");
      await steps.tested.put("mlsFixtures", "Odd id, 2024", { teamA: "Rovers", teamB: "Trojans" });
      await steps.tested.put("mlsFixtures", "half", { teamA: "Rovers" });
      await steps.publish();
      const text = await download(boss);
      expect(await boss.access.lastBackup()).not.toBeNull();
      expect(text).not.toContain('"path":"published/');

      await steps.update(changed, { stadium: "Second" });
      await steps.remove(gone);
      await steps.tested.remove("mlsFixtures", "Odd id, 2024");
      await steps.publish();
      const found = await preview(boss, text);
      expect(effects(found)).toEqual([
        "Odd id, 2024 added",
        "changed changed",
        "gone added",
        "half same",
        "kept same",
      ]);

      const tasks = await boss.ownerTasks();
      const one = found.filter(({ id }) => id === "gone");
      expect(await tasks.restore(one)).toMatchObject({ failed: [], left: [], done: [{}] });
      expect(await steps.history("gone")).toEqual(["restore 1", "delete 1", "create 1"]);
      const rest = await preview(boss, text);
      expect(effects(rest)).toContain("gone same");
      const progress: string[] = [];
      await tasks.restore(rest, { onProgress: (done, of) => progress.push(`${done}/${of}`) });
      expect(progress).toEqual(["0/2", "1/2", "2/2"]);
      expect(await steps.history("changed")).toEqual(["update 3", "update 2", "create 1"]);
      const shown = await steps.read();
      expect(shown.find(({ id }) => id === "changed")).toMatchObject({ stadium: "First" });
      expect(shown.find(({ id }) => id === "Odd id, 2024")).toMatchObject({ teamA: "Rovers" });
      expect(shown.find(({ id }) => id === "kept")).toMatchObject({ version: kept.version });
      expect(
        effects(await preview(boss, text)).filter((effect) => !effect.endsWith("same")),
      ).toEqual([]);
    });

    it.runIf(steps.isWhole)("stops where it is told to, and goes on later", async () => {
      const boss = await owner();
      for (const id of ["a", "b", "c"]) await steps.create(id);
      const text = await download(boss);
      for (const id of ["a", "b", "c"]) await steps.tested.remove("mlsFixtures", id);
      const tasks = await boss.ownerTasks();
      const stop = new AbortController();
      const onProgress = (done: number) => done === 1 && stop.abort();
      const first = await tasks.restore(await preview(boss, text), {
        onProgress,
        signal: stop.signal,
      });
      expect(first.failed).toEqual([]);
      expect(first.left).toHaveLength(2);
      expect(await tasks.restore(await preview(boss, text))).toMatchObject({ left: [] });
      expect(await steps.tested.ids("mlsFixtures")).toEqual(["a", "b", "c"]);
    });

    it.runIf(steps.isWhole)("does not bring back whom an owner has erased since", async () => {
      const boss = await owner();
      await steps.create("named");
      const text = await download(boss);
      await steps.tested.remove("mlsFixtures", "named");
      await steps.tested.put("history", "erased", {
        collection: "erasures",
        record: "erasures/erased",
        action: "erase",
        after: { records: ["mlsFixtures/named"] },
        at: new Date(Date.now() + 60_000),
      });
      const found = await preview(boss, text);
      expect(effects(found)).toEqual(["named erased"]);
      const tasks = await boss.ownerTasks();
      expect(await tasks.restore(found)).toEqual({
        done: [],
        failed: [],
        left: [],
        endedBy: null,
      });
      expect(await steps.tested.ids("mlsFixtures")).toEqual([]);
    });

    it.runIf(steps.isWhole)("is noted in the trail, which owners alone read", async () => {
      const boss = await owner();
      expect(await boss.access.lastBackup()).toBeNull();
      await download(boss);
      const at = await boss.access.lastBackup();
      expect(Math.abs(Date.now() - (at ?? 0))).toBeLessThan(600_000);
    });

    it.runIf(steps.isWhole)("leaves nothing out between it and the one that goes on", async () => {
      const record = await steps.create("one");
      let late: string | undefined;
      const boss = await steps.tested.connect({
        role: "owner",
        around: (documents) => ({
          ...documents,
          async page(collection, from) {
            const page = await documents.page(collection, from);
            // Somebody saves when the page of the history is read already.
            if (collection === "history" && late === undefined) {
              await aMoment();
              const before = new Set(await steps.tested.ids("history"));
              await steps.update(record, { stadium: "Second" });
              late = (await steps.tested.ids("history")).find((id) => !before.has(id));
            }
            return page;
          },
        }),
      });
      expect(await download(boss)).not.toContain(`history/${the(late)}`);
      const since = the((await boss.access.lastBackup()) ?? undefined);
      const { lines } = the((await (await boss.ownerTasks()).download({ since })) ?? undefined);
      expect(lines.join("")).toContain(`history/${the(late)}`);
    });

    it.runIf(steps.isWhole)("says what is wrong with a file that is none", async () => {
      const tasks = await (await owner()).ownerTasks();
      await steps.create("one");
      const text = await download(await owner());
      const wrong = async (file: string) =>
        (await failureOf(Promise.resolve().then(() => tasks.readBackup(file)))).message;
      expect(await wrong("hello")).toContain("not a backup of this site");
      expect(await wrong("[]")).toContain("not a backup of this site");
      expect(await wrong(text.slice(0, -20))).toContain("damaged");
      expect(await wrong(text.replace(/"count":\d+/, '"count":999'))).toContain("damaged");
      expect(await wrong(text.replace('"version":1', '"version":2'))).toContain("newer");
    });
  });
}
