import { describe, expect, it } from "vitest";
import type { EntityKind } from "@/domain/records/record";
import { mal } from "@/leagues/mal";
import { makeEvent, makeMeet, makePlayer } from "../../factories/records";
import { stopAfter, type Steps } from "../steps";

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
  });
}
