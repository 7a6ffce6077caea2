import { describe, expect, it } from "vitest";
import { SaveConflict } from "@/data/store";
import { mls } from "@/leagues/mls";
import { makeResult } from "../../factories/records";
import { conflictOf, the, type Scene } from "../scene";

/** How records are created, changed, deleted and put back. */
export function saving(scene: Scene): void {
  describe("creating", () => {
    it("stores exactly what was given, and its history", async () => {
      const record = await scene.create("one");
      expect(record).toMatchObject({ id: "one", version: 1, teamA: "Kingsway Rovers" });
      expect(await scene.read()).toEqual([{ ...record, updatedAt: expect.any(Number) }]);
      const stored = await scene.bench.get("mlsFixtures", "one");
      expect(
        Object.keys(stored ?? {})
          .toSorted()
          .join(" "),
      ).toBe(
        "change date gameWeek stadium status teamA teamALogo teamAStartingXI " +
          "teamB teamBLogo teamBStartingXI updatedAt version",
      );
      expect(await scene.history("one")).toEqual(["create 1"]);
      expect(await scene.published()).toBeNull();
    });

    it("tidies what was typed, because the rules refuse blanks at the ends and line breaks", async () => {
      const record = await scene.create("one", { stadium: " Main  bowl\n", status: "Live " });
      expect(record).toMatchObject({ stadium: "Main bowl", status: "Live" });
      expect(await scene.read()).toMatchObject([{ stadium: "Main bowl", status: "Live" }]);
    });

    it("makes no second record when it is repeated", async () => {
      const first = await scene.create("one");
      const again = await scene.create("one");
      expect(again).toEqual({ ...first, updatedAt: expect.any(Number) });
      expect(await scene.bench.ids("mlsFixtures")).toEqual(["one"]);
      expect(await scene.history("one")).toEqual(["create 1"]);
    });

    it("leaves another record under the same id alone", async () => {
      await scene.create("one", { stadium: "Theirs" });
      expect(await conflictOf(scene.create("one"))).toMatchObject({
        stadium: "Theirs",
        version: 1,
      });
      expect(await scene.read()).toMatchObject([{ stadium: "Theirs", version: 1 }]);
    });
  });

  describe("updating", () => {
    it("counts versions and keeps both states", async () => {
      const record = await scene.create("one");
      const next = await scene.update(record, { stadium: "Upper field" });
      expect(next).toMatchObject({ version: 2, stadium: "Upper field" });
      const [entry] = await scene.admin.maintenance.history(mls, "fixtures", "one");
      expect(entry).toMatchObject({
        action: "update",
        before: { version: 1, stadium: "Main bowl" },
        after: { version: 2, stadium: "Upper field" },
      });
      expect(entry?.at).toBeGreaterThan(Date.UTC(2020, 0));
    });

    it("never overwrites what its author has not seen", async () => {
      const record = await scene.create("one");
      await scene.update(record, { stadium: "Theirs" });
      const theirs = await conflictOf(scene.update(record, { stadium: "Mine" }));
      expect(theirs).toMatchObject({ stadium: "Theirs", version: 2 });
      expect(await scene.history("one")).toEqual(["update 2", "create 1"]);
    });

    it("says so when the record was deleted meanwhile", async () => {
      const record = await scene.create("one");
      await scene.remove(record);
      expect(await conflictOf(scene.update(record, { stadium: "Mine" }))).toBeNull();
      expect(await scene.read()).toEqual([]);
    });

    it("lets one of two who save the same version at once win", async () => {
      const record = await scene.create("one");
      const other = await scene.bench.connect();
      const mine = scene.update(record, { stadium: "Mine" });
      const save = { id: "one", version: 1, entity: { ...record, stadium: "Theirs" } };
      const results = await Promise.allSettled([mine, other.store.update(mls, "fixtures", save)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const lost = results.find((result) => result.status === "rejected");
      expect(lost?.reason).toBeInstanceOf(SaveConflict);
      expect(await scene.history("one")).toEqual(["update 2", "create 1"]);
    });

    it("takes over a record of the old site, whose history keeps how it was", async () => {
      const old = { teamA: "A", teamB: "B", teamAStartingXI: "Ayo, Tunde", extra: 1 };
      await scene.bench.put("mlsFixtures", "old", old);
      const [record] = await scene.read();
      const next = await scene.update(the(record), { stadium: "Main bowl" });
      expect(next).toMatchObject({ version: 1, lineUpA: ["Ayo", "Tunde"] });
      const entry = await scene.admin.maintenance.history(mls, "fixtures");
      const stored = await scene.bench.get("history", entry[0]?.change ?? "");
      expect(stored?.["before"]).toEqual(old);
      expect(await scene.bench.get("mlsFixtures", "old")).not.toHaveProperty("extra");
    });

    it("remembers the first score of a corrected result", async () => {
      const save = async (version: number, scoreA: number, bookings: string[] = []) => {
        const entity = makeResult({ scoreA, scoreB: 1, bookings });
        const given = { id: "r", version, entity };
        const { store } = scene.admin;
        return version === 0
          ? store.create(mls, "results", given)
          : store.update(mls, "results", given);
      };
      const corrected = [
        await save(0, 2),
        await save(1, 2, ["Ayo Bello (Red Card)"]),
        await save(2, 3),
        await save(3, 4),
        await save(4, 4, ["Ayo Bello (Red Card)"]),
        await save(5, 2),
      ].map((record) => record.corrected);
      expect(corrected).toEqual(["", "", "2–1", "2–1", "2–1", ""]);
    });
  });

  describe("deleting", () => {
    it("deletes what its author saw, and puts it back", async () => {
      const record = await scene.create("one");
      await scene.remove(record);
      expect(await scene.read()).toEqual([]);
      const back = await scene.admin.store.restore(mls, "fixtures", record);
      expect(back).toMatchObject({ version: 1, teamA: "Kingsway Rovers" });
      expect(await scene.history("one")).toEqual(["restore 1", "delete 1", "create 1"]);
      await scene.remove(back);
      expect(await scene.history("one")).toHaveLength(4);
    });

    it("keeps a record that was changed meanwhile", async () => {
      const record = await scene.create("one");
      await scene.update(record, { stadium: "Theirs" });
      const theirs = await conflictOf(scene.remove(record));
      expect(theirs).toMatchObject({ stadium: "Theirs" });
      expect(await scene.read()).toHaveLength(1);
    });

    it("puts nothing back over a record that is there", async () => {
      const record = await scene.create("one");
      await scene.update(record, { stadium: "Theirs" });
      const restored = conflictOf(scene.admin.store.restore(mls, "fixtures", record));
      expect(await restored).toMatchObject({ stadium: "Theirs" });
    });

    it("deletes a record of the old site", async () => {
      await scene.bench.put("mlsFixtures", "old", { teamA: "A", teamB: "B" });
      const [record] = await scene.read();
      await scene.remove(the(record));
      expect(await scene.history("old")).toEqual(["delete 0"]);
    });

    it("puts back season and correction too", async () => {
      const entity = makeResult();
      const given = { id: "r", version: 0, entity };
      const first = await scene.admin.store.create(mls, "results", given);
      const save = { id: "r", version: 1, entity: { ...entity, scoreA: 5 } };
      const record = await scene.admin.store.update(mls, "results", save);
      await scene.admin.store.remove(mls, "results", record);
      const deleted = { ...record, season: "2025" };
      const back = await scene.admin.store.restore(mls, "results", deleted);
      expect(back).toMatchObject({ season: "2025", corrected: "2–1", version: 1 });
      expect(first.corrected).toBe("");
    });
  });
}
