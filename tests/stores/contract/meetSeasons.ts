import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import type { EntityKind, RecordOf } from "@/records/record";
import { mal } from "../../arena/leagues/mal";
import { makeEvent, makeMeet, makePlayer } from "../../factories/records";
import { failureOf, stopAfter, the, type Steps } from "../steps";

/** How a season of meets ends, and comes back. */
export function meetSeasons(steps: Steps): void {
  const upkeep = () => steps.admin.maintenance;

  describe("a season of meets", () => {
    const meetKinds = ["meets", "events", "players"] as const;
    const idsIn = async (kind: EntityKind, season?: string) => {
      const { records } = await steps.tested.reader.read(mal, kind, season ? { season } : {});
      return records.map(({ id }) => id).toSorted();
    };
    const meetDrift = async () => {
      const found = [...(await upkeep().checkSheets(mal)).drift];
      for (const kind of [...meetKinds, "seasons"] as const) {
        found.push(...(await upkeep().checkPublished(mal, kind)).drift);
      }
      return found;
    };
    const [first = "", second = ""] = mal.clubs.map(({ name }) => name);

    async function fillMeets(): Promise<void> {
      const save = { version: 0 };
      const { store } = steps.admin;
      const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];
      const entity = makeMeet({ date: 0, timetable });
      await store.create(mal, "meets", { ...save, id: "m", entity });
      for (const number of [1, 2]) {
        const lines = [`1|Abu|${first}|10.90`, `2|Ben|${second}|10.95`];
        const event = makeEvent({ meet: "m", number, lines });
        await store.create(mal, "events", { ...save, id: `m-${number}`, entity: event });
      }
      const player = makePlayer({ name: "Abu", club: first });
      await store.create(mal, "players", { ...save, id: "p1", entity: player });
      for (const kind of [...meetKinds, "seasons"] as const) await upkeep().publish(mal, kind);
      await upkeep().publishSheets(mal);
    }

    it("is filed with its results, says who won, and comes back, however often it is stopped", async () => {
      await fillMeets();
      expect(await upkeep().checkClosing(mal)).toMatchObject({
        left: { meets: 1, events: 2, players: 1 },
        places: [first, second],
      });
      for (let round = 0; round < 3; round += 1) {
        await upkeep().closeSeason(mal, stopAfter(1));
        expect(await meetDrift()).toEqual([]);
      }
      expect(await upkeep().closeSeason(mal, { season: "season-2026" })).toMatchObject({ left: 0 });
      expect(await idsIn("meets")).toEqual([]);
      expect(await idsIn("meets", "season-2026")).toEqual(["m"]);
      expect(await idsIn("events", "season-2026")).toEqual(["m-1", "m-2"]);
      expect(await idsIn("players", "season-2026")).toEqual(["season-2026-p1"]);
      const { records } = await steps.tested.reader.read(mal, "seasons");
      expect(records.find(({ id }) => id === "season-2026")).toMatchObject({
        champion: first,
        places: [first, second],
        bests: "100 metres|10.90;Long jump|10.95",
        closed: expect.any(Number),
      });
      for (let round = 0; round < 4; round += 1) {
        await upkeep().reopenSeason(mal, stopAfter(1));
        expect(await meetDrift()).toEqual([]);
      }
      expect(await upkeep().checkReopening(mal)).toBeNull();
      expect(await idsIn("events")).toEqual(["m-1", "m-2"]);
      expect(await idsIn("players")).toEqual(["p1"]);
      expect(await idsIn("meets", "season-2026")).toEqual([]);
    });

    const PAST = "season-2026";
    const bests = async () => {
      const { records } = await steps.tested.reader.read(mal, "seasons");
      return records.find(({ id }) => id === PAST)?.bests;
    };
    /** The past season's first race, as it is. */
    const race = async () => {
      const { records } = await steps.tested.reader.read(mal, "events", {
        season: PAST,
        whole: true,
      });
      return the(records.find(({ id }) => id === "m-1"));
    };
    const faster = (record: RecordOf<"events">) => ({
      ...record,
      lines: [`1|Abu|${first}|10.40`, `2|Ben|${second}|10.95`],
    });

    it("that is over has the bests of its meets, whatever is corrected, taken away or brought back", async () => {
      await fillMeets();
      await upkeep().closeSeason(mal);
      const { store } = steps.admin;
      const before = await race();
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95");

      const { id, version } = before;
      const after = await store.update(mal, "events", { id, version, entity: faster(before) });
      expect(await bests()).toBe("100 metres|10.40;Long jump|10.95");
      await store.update(mal, "events", { id, version: after.version, entity: before });
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95");

      const stored = await store.remove(mal, "events", await race());
      expect(await bests()).toBe("Long jump|10.95");
      await store.restore(mal, "events", before, stored);
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95");

      const meet = the((await steps.tested.reader.read(mal, "meets", { season: PAST })).records[0]);
      const timetable = [...meet.timetable, "3|16:00|200 metres|time"];
      const entity = { ...meet, timetable };
      await store.update(mal, "meets", { id: "m", version: meet.version, entity });
      const lines = [`1|Abu|${first}|22.10`];
      const added = makeEvent({ meet: "m", number: 3, lines });
      await store.create(mal, "events", { id: "m-3", version: 0, entity: added, season: PAST });
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95;200 metres|22.10");
      expect(await meetDrift()).toEqual([]);
    });

    it("leaves its bests alone while the running one is entered", async () => {
      await fillMeets();
      await upkeep().closeSeason(mal);
      const { store } = steps.admin;
      const entity = makeMeet({ date: 1, timetable: ["1|14:00|100 metres|time"] });
      await store.create(mal, "meets", { id: "n", version: 0, entity });
      const event = makeEvent({ meet: "n", number: 1, lines: [`1|Abu|${first}|10.10`] });
      await store.create(mal, "events", { id: "n-1", version: 0, entity: event });
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95");
    });

    it("goes on with its bests when the save that they did not follow is tried again", async () => {
      await fillMeets();
      await upkeep().closeSeason(mal);
      let isBroken = true;
      const { store } = await steps.tested.connect({
        around: (documents) => ({
          ...documents,
          get: async (collection, id) => {
            if (isBroken && collection === "malSeasons") throw failure("unavailable");
            return documents.get(collection, id);
          },
        }),
      });
      const { id, version, ...before } = await race();
      const given = { id, version, entity: faster({ id, version, ...before }) };
      const told = await failureOf(store.update(mal, "events", given));
      expect(told.message).toMatch(/^Saved, but the best marks of the season/);
      expect((await race()).lines[0]).toContain("10.40");
      isBroken = false;
      await store.update(mal, "events", given);
      expect(await bests()).toBe("100 metres|10.40;Long jump|10.95");
      const record = await race();
      isBroken = true;
      await failureOf(store.remove(mal, "events", record));
      isBroken = false;
      await store.remove(mal, "events", record);
      expect(await bests()).toBe("Long jump|10.95");
    });

    it.each([
      ["a stranger", { leagues: null }],
      ["another league’s administrator", { leagues: ["mls"] }],
      ["a scorer", { leagues: ["mal"], role: "scorer" }],
    ] as const)("has bests that %s cannot change", async (_, who) => {
      await fillMeets();
      await upkeep().closeSeason(mal);
      const { store } = await steps.tested.connect(who);
      const event = await race();
      const { id, version } = event;
      const entity = faster(event);
      const correction = store.update(mal, "events", { id, version, entity });
      expect(await failureOf(correction)).toMatchObject({ kind: "denied" });
      const { records } = await steps.tested.reader.read(mal, "seasons");
      const season = the(records.find((one) => one.id === PAST));
      const best = { ...season, bests: "100 metres|9.58" };
      const claim = store.update(mal, "seasons", { id: PAST, version: best.version, entity: best });
      expect(await failureOf(claim)).toMatchObject({ kind: "denied" });
      expect(await bests()).toBe("100 metres|10.90;Long jump|10.95");
    });
  });
}
