import { describe, expect, it } from "vitest";
import { newRecordId, SaveConflict } from "@/data/store";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makeResult } from "../../factories/records";
import { conflictOf, the, type Steps } from "../steps";

/** How records are created, changed, deleted and put back. */
export function saving(steps: Steps): void {
  describe("creating", () => {
    it("stores exactly what was given, and its history", async () => {
      const record = await steps.create("one");
      expect(record).toMatchObject({ id: "one", version: 1, teamA: "Kingsway Rovers" });
      expect(await steps.read()).toEqual([{ ...record, updatedAt: expect.any(Number) }]);
      const stored = await steps.tested.get("mlsFixtures", "one");
      expect(
        Object.keys(stored ?? {})
          .toSorted()
          .join(" "),
      ).toBe(
        "change date gameWeek stadium status teamA teamALogo teamAStartingXI " +
          "teamB teamBLogo teamBStartingXI updatedAt version",
      );
      expect(await steps.history("one")).toEqual(["create 1"]);
      expect(await steps.published()).toBeNull();
    });

    it("tidies what was typed, because the rules refuse blanks at the ends and line breaks", async () => {
      const record = await steps.create("one", { stadium: " Main  bowl\n", status: "Live " });
      expect(record).toMatchObject({ stadium: "Main bowl", status: "Live" });
      expect(await steps.read()).toMatchObject([{ stadium: "Main bowl", status: "Live" }]);
    });

    it("makes no second record when it is repeated", async () => {
      const first = await steps.create("one");
      const again = await steps.create("one");
      expect(again).toEqual({ ...first, updatedAt: expect.any(Number) });
      expect(await steps.tested.ids("mlsFixtures")).toEqual(["one"]);
      expect(await steps.history("one")).toEqual(["create 1"]);
    });

    it.runIf(steps.isWhole)("leaves another record under the same id alone", async () => {
      await steps.create("one", { stadium: "Theirs" });
      expect(await conflictOf(steps.create("one"))).toMatchObject({
        stadium: "Theirs",
        version: 1,
      });
      expect(await steps.read()).toMatchObject([{ stadium: "Theirs", version: 1 }]);
    });
  });

  describe("in one go", () => {
    it("is found together, and nothing else with it", async () => {
      const { store, maintenance } = steps.admin;
      const group = newRecordId();
      const first = { id: "one", version: 0, entity: makeFixture(), group };
      const made = await store.create(mls, "fixtures", first);
      await steps.create("two");
      const entity = { ...made, stadium: "Upper field" };
      const changed = await store.update(mls, "fixtures", { id: "one", version: 1, entity, group });
      const removed = await store.remove(mls, "fixtures", changed, group);
      await store.restore(mls, "fixtures", changed, removed, group);
      const found = await maintenance.group(mls, "fixtures", group);
      expect(found.map(({ id, action }) => `${id} ${action}`)).toEqual([
        "one restore",
        "one delete",
        "one update",
        "one create",
      ]);
      expect(found.map((entry) => entry.group)).toEqual(found.map(() => group));
      expect(await maintenance.group(mls, "teams", group)).toEqual([]);
      const [alone] = await maintenance.history(mls, "fixtures", "two");
      expect(alone?.group).toBeNull();
    });
  });

  describe("updating", () => {
    it("counts versions and keeps both states", async () => {
      const record = await steps.create("one");
      const next = await steps.update(record, { stadium: "Upper field" });
      expect(next).toMatchObject({ version: 2, stadium: "Upper field" });
      const [entry] = await steps.admin.maintenance.history(mls, "fixtures", "one");
      expect(entry).toMatchObject({
        action: "update",
        before: { version: 1, stadium: "Main bowl" },
        after: { version: 2, stadium: "Upper field" },
      });
      expect(entry?.at).toBeGreaterThan(Date.UTC(2020, 0));
    });

    it("never overwrites what its author has not seen", async () => {
      const record = await steps.create("one");
      await steps.update(record, { stadium: "Theirs" });
      const theirs = await conflictOf(steps.update(record, { stadium: "Mine" }));
      expect(theirs).toMatchObject({ stadium: "Theirs", version: 2 });
      expect(await steps.history("one")).toEqual(["update 2", "create 1"]);
    });

    it.runIf(steps.isWhole)("says so when the record was deleted meanwhile", async () => {
      const record = await steps.create("one");
      await steps.remove(record);
      expect(await conflictOf(steps.update(record, { stadium: "Mine" }))).toBeNull();
      expect(await steps.read()).toEqual([]);
    });

    it("lets one of two who save the same version at once win", async () => {
      const record = await steps.create("one");
      const other = await steps.tested.connect();
      const mine = steps.update(record, { stadium: "Mine" });
      const save = { id: "one", version: 1, entity: { ...record, stadium: "Theirs" } };
      const results = await Promise.allSettled([mine, other.store.update(mls, "fixtures", save)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const lost = results.find((result) => result.status === "rejected");
      expect(lost?.reason).toBeInstanceOf(SaveConflict);
      expect(await steps.history("one")).toEqual(["update 2", "create 1"]);
    });

    it("takes over a record of the old site, whose history keeps how it was", async () => {
      const old = { teamA: "A", teamB: "B", teamAStartingXI: "Ayo, Tunde", extra: 1 };
      await steps.tested.put("mlsFixtures", "old", old);
      const [record] = await steps.read();
      const next = await steps.update(the(record), { stadium: "Main bowl" });
      expect(next).toMatchObject({ version: 1, lineUpA: ["Ayo", "Tunde"] });
      const entry = await steps.admin.maintenance.history(mls, "fixtures");
      const stored = await steps.tested.get("history", entry[0]?.change ?? "");
      expect(stored?.["before"]).toEqual(old);
      expect(await steps.tested.get("mlsFixtures", "old")).not.toHaveProperty("extra");
    });

    it.runIf(steps.isWhole)("remembers the first score of a corrected result", async () => {
      const save = async (version: number, scoreA: number, bookings: string[] = []) => {
        const entity = makeResult({ scoreA, scoreB: 1, bookings });
        const given = { id: "r", version, entity };
        const { store } = steps.admin;
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
      const record = await steps.create("one");
      await steps.remove(record);
      expect(await steps.read()).toEqual([]);
      const back = await steps.admin.store.restore(mls, "fixtures", record);
      expect(back).toMatchObject({ version: 1, teamA: "Kingsway Rovers" });
      expect(await steps.history("one")).toEqual(["restore 1", "delete 1", "create 1"]);
      await steps.remove(back);
      expect(await steps.history("one")).toHaveLength(4);
    });

    it.runIf(steps.isWhole)("keeps a record that was changed meanwhile", async () => {
      const record = await steps.create("one");
      await steps.update(record, { stadium: "Theirs" });
      const theirs = await conflictOf(steps.remove(record));
      expect(theirs).toMatchObject({ stadium: "Theirs" });
      expect(await steps.read()).toHaveLength(1);
    });

    it.runIf(steps.isWhole)("puts nothing back over a record that is there", async () => {
      const record = await steps.create("one");
      await steps.update(record, { stadium: "Theirs" });
      const restored = conflictOf(steps.admin.store.restore(mls, "fixtures", record));
      expect(await restored).toMatchObject({ stadium: "Theirs" });
    });

    it("deletes a record of the old site", async () => {
      await steps.tested.put("mlsFixtures", "old", { teamA: "A", teamB: "B" });
      const [record] = await steps.read();
      await steps.remove(the(record));
      expect(await steps.history("old")).toEqual(["delete 0"]);
    });

    it.runIf(steps.isWhole)("puts back season and correction too", async () => {
      const entity = makeResult();
      const given = { id: "r", version: 0, entity };
      const first = await steps.admin.store.create(mls, "results", given);
      const save = { id: "r", version: 1, entity: { ...entity, scoreA: 5 } };
      const record = await steps.admin.store.update(mls, "results", save);
      await steps.admin.store.remove(mls, "results", record);
      const deleted = { ...record, season: "2025" };
      const back = await steps.admin.store.restore(mls, "results", deleted);
      expect(back).toMatchObject({ season: "2025", corrected: "2–1", version: 1 });
      expect(first.corrected).toBe("");
    });
  });
}
