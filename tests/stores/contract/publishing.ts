import { describe, expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import { SaveConflict } from "@/data/store";
import { mls } from "@/leagues/mls";
import { makeFixture, makePlayer } from "../../factories/records";
import { failureOf, the, type Scene } from "../scene";

/** What visitors are given, and who may change it. */
export function publishing(scene: Scene): void {
  describe("the published document", () => {
    it("is kept in step by every save", async () => {
      await scene.create("zero");
      await scene.publish();
      const record = await scene.create("one");
      const next = await scene.update(record, { stadium: "Upper field" });
      const inStep = async () => {
        const [stored, document] = [
          await scene.bench.get("mlsFixtures", "one"),
          await scene.published(),
        ];
        expect(document).toMatchObject({ lastId: "one", lastChange: expect.any(String) });
        expect(document?.["records"]).toEqual({
          zero: await scene.bench.get("mlsFixtures", "zero"),
          ...(stored && { one: stored }),
        });
      };
      await inStep();
      await scene.remove(next);
      await inStep();
      await scene.admin.store.restore(mls, "fixtures", next);
      await inStep();
      expect((await scene.admin.store.list(mls, "fixtures")).source).toBe("published");
    });

    it("takes saves of different records at once", async () => {
      await scene.publish();
      const other = await scene.bench.connect();
      const ids = Array.from({ length: 8 }, (_, index) => `f${index}`);
      const saves = ids.map((id, index) =>
        (index % 2 === 0 ? scene.admin : other).store.create(mls, "fixtures", {
          id,
          version: 0,
          entity: makeFixture({ stadium: id }),
        }),
      );
      await Promise.all(saves);
      expect((await scene.read()).map(({ id }) => id)).toEqual(ids);
      expect((await scene.admin.maintenance.checkPublished(mls, "fixtures")).drift).toEqual([]);
    });

    it("loses no save and shows none twice while several administrators work at once", async () => {
      await scene.publish();
      const ids = ["f0", "f1", "f2"];
      await Promise.all(ids.map((id) => scene.create(id, { stadium: "" })));
      const others = await Promise.all([1, 2, 3].map(() => scene.bench.connect()));
      const accepted: string[] = [];
      const work = async ({ store }: AdminConnection, who: number) => {
        for (let turn = 0; turn < 8; turn += 1) {
          const { records } = await store.list(mls, "fixtures");
          const record = the(records[(who + turn) % records.length]);
          const mark = `${who}-${turn}`;
          const entity = { ...record, stadium: `${record.stadium} ${mark}` };
          const save = { id: record.id, version: record.version, entity };
          await store.update(mls, "fixtures", save).then(
            () => accepted.push(mark),
            (thrown: unknown) => expect(thrown).toBeInstanceOf(SaveConflict),
          );
        }
      };
      await Promise.all(others.map(work));
      const records = await scene.read();
      const marks = records.flatMap(({ stadium }) => stadium.match(/\S+/g) ?? []);
      expect(marks.toSorted()).toEqual(accepted.toSorted());
      const saves = records.reduce((sum, { version }) => sum + version - 1, 0);
      expect(saves).toBe(accepted.length);
      expect((await scene.admin.maintenance.checkPublished(mls, "fixtures")).drift).toEqual([]);
    });

    it("is noticed when it appears or goes behind the store's back", async () => {
      const record = await scene.create("one");
      await (await scene.bench.connect()).maintenance.publish(mls, "fixtures");
      const next = await scene.update(record, { stadium: "Upper field" });
      expect(await scene.published()).toMatchObject({ records: { one: { version: 2 } } });
      await scene.bench.remove("published", "mlsFixtures");
      expect(await scene.update(next, { stadium: "Main bowl" })).toMatchObject({ version: 3 });
      expect(await scene.published()).toBeNull();
    });
  });

  describe("rights", () => {
    const save = (connection: AdminConnection) =>
      connection.store.create(mls, "players", {
        id: "p",
        version: 0,
        entity: makePlayer(),
      });

    it("lets a league's own administrator save", async () => {
      const own = await scene.bench.connect({ leagues: ["mls"] });
      expect(await save(own)).toMatchObject({ version: 1 });
    });

    it("refuses strangers and other leagues' administrators", async () => {
      for (const leagues of [null, ["mbl"], []]) {
        const other = await scene.bench.connect({ leagues });
        const denied = await failureOf(save(other));
        expect(denied).toMatchObject({ kind: "denied", message: /no administrator/ });
      }
      expect(await scene.bench.ids("mlsPlayers")).toEqual([]);
    });

    it("tells somebody whose session has ended", async () => {
      await scene.admin.identity.signOut();
      expect(await failureOf(save(scene.admin))).toMatchObject({ kind: "signedOut" });
    });
  });
}
