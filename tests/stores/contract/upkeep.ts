import { describe, expect, it } from "vitest";
import { MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import { mls } from "../../arena/leagues/mls";
import { makeFixture } from "../../factories/records";
import { conflictOf, failureOf, the, type Steps } from "../steps";

/** History, publishing and repair. */
export function upkeep(steps: Steps): void {
  describe("upkeep", () => {
    const check = () => steps.admin.maintenance.checkPublished(mls, "fixtures");

    it("reads the history of one record or of all, newest first", async () => {
      const one = await steps.create("one");
      await steps.create("two");
      await steps.remove(one);
      const all = await steps.admin.maintenance.history(mls, "fixtures");
      expect(all.map(({ id, action }) => `${action} ${id}`)).toEqual([
        "delete one",
        "create two",
        "create one",
      ]);
      const own = await steps.admin.maintenance.history(mls, "fixtures", "one");
      expect(own).toMatchObject([
        { action: "delete", version: 1, before: { id: "one", stadium: "Main bowl" }, after: null },
        { action: "create", version: 1, before: null, after: { id: "one" } },
      ]);
    });

    it("reads the history page by page, and skips no entry", async () => {
      await Promise.all(["one", "two"].map((id) => steps.create(id)));
      const three = await steps.create("three");
      await steps.remove(await steps.update(three, { stadium: "Second" }));
      const { maintenance } = steps.admin;
      const known = new Map<string, string>();
      let until: number | undefined;
      // A page begins with the last entry of the page before it, at least.
      for (const read of [3, 4, 5]) {
        const page = await maintenance.history(mls, "fixtures", undefined, { most: 3, until });
        for (const { change, action, id } of page) known.set(change, `${action} ${id}`);
        expect(known.size).toBeGreaterThanOrEqual(read);
        until = page.at(-1)?.at ?? undefined;
      }
      expect([...known.values()].toSorted()).toEqual([
        "create one",
        "create three",
        "create two",
        "delete three",
        "update three",
      ]);
    });

    it("brings back an earlier version, also of a deleted record", async () => {
      const first = await steps.create("one", { stadium: "First" });
      const second = await steps.update(first, { stadium: "Second" });
      const back = await steps.admin.maintenance.revert(mls, "fixtures", first, second.version);
      expect(back).toMatchObject({ version: 3, stadium: "First" });
      await steps.remove(back);
      const again = await steps.admin.maintenance.revert(mls, "fixtures", second, null);
      expect(again).toMatchObject({ version: 1, stadium: "Second" });
      const [newest, , reverted] = await steps.admin.maintenance.history(mls, "fixtures", "one");
      expect([newest?.action, reverted?.action]).toEqual(["restore", "update"]);
      const stale = steps.admin.maintenance.revert(mls, "fixtures", first, 9);
      expect(await conflictOf(stale)).toMatchObject({ stadium: "Second" });
    });

    it("finds every difference between collection and published document, and mends it", async () => {
      await steps.create("same");
      await steps.create("changed");
      await steps.create("lost");
      expect((await check()).published).toMatchObject([
        { season: "", exists: false, bytes: 0 },
        { season: "2025", exists: false, bytes: 0 },
      ]);
      await steps.publish();
      expect(await check()).toMatchObject({
        drift: [],
        published: [
          { season: "", exists: true, records: 3 },
          { season: "2025", exists: true, records: 0 },
        ],
      });

      await steps.tested.put("mlsFixtures", "changed", {
        teamA: "Edited",
        teamB: "In the console",
      });
      await steps.tested.put("mlsFixtures", "new", { teamA: "Added", teamB: "In the console" });
      await steps.tested.put("mlsFixtures", "bad", { teamA: "Half" });
      await steps.tested.remove("mlsFixtures", "lost");
      const { drift } = await check();
      expect(drift.map(({ id, difference }) => `${id} ${difference}`).toSorted()).toEqual([
        "bad missing",
        "bad unreadable",
        "changed different",
        "lost extra",
        "new missing",
      ]);

      const [state] = await steps.publish();
      expect(state).toMatchObject({ season: "", exists: true, records: 4 });
      expect(state?.bytes).toBeGreaterThan(400);
      expect((await check()).drift).toMatchObject([{ id: "bad", difference: "unreadable" }]);
    });

    it.runIf(steps.isWhole)("refuses to publish well before the database would", async () => {
      const lineUp = Array.from({ length: 25 }, () => "x".repeat(80));
      const long = { teamA: "A", teamB: "B", teamAStartingXI: lineUp, teamBStartingXI: lineUp };
      const ids = Array.from({ length: 225 }, (_, index) => `f${index}`);
      await Promise.all(ids.map((id) => steps.tested.put("mlsFixtures", id, long)));
      const refusal = await failureOf(steps.publish());
      expect(refusal).toMatchObject({
        kind: "tooLarge",
        message: expect.stringContaining(`more than the ${MAX_PUBLISHED_BYTES / 1000} kB`),
      });
      expect(await steps.tested.get("published", "mlsFixtures")).toBeNull();
    });

    it("lists what is stored as it is, and mends or removes what cannot be read", async () => {
      await steps.create("good");
      await steps.tested.put("mlsFixtures", "half", { teamA: "Half", date: new Date(0) });
      await steps.tested.put("mlsFixtures", "junk", { junk: [1, { a: null }] });
      const raw = await steps.admin.maintenance.listRaw(mls, "fixtures");
      expect(raw).toMatchObject([
        { id: "half", readable: false, version: 0, raw: { teamA: "Half", date: new Date(0) } },
        { id: "junk", readable: false, raw: { junk: [1, { a: null }] } },
        { id: "good", readable: true, version: 1 },
      ]);
      const entity = makeFixture({ teamA: "Whole" });
      const mended = await steps.admin.maintenance.mend(mls, "fixtures", {
        id: "half",
        version: 0,
        entity,
      });
      expect(mended).toMatchObject({ version: 1, teamA: "Whole" });
      await steps.admin.maintenance.removeRaw(mls, "fixtures", the(raw[1]));
      const { records, unreadable } = await steps.tested.reader.read(mls, "fixtures");
      expect(records.map(({ id }) => id)).toEqual(["good", "half"]);
      expect(unreadable).toEqual([]);
    });
  });
}
