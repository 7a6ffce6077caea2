import { describe, expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import { SaveConflict } from "@/data/store";
import { mls } from "@/leagues/mls";
import { makeFixture, makePlayer } from "../../factories/records";
import { failureOf, the, type Steps } from "../steps";

/** What visitors are given, and who may change it. */
export function publishing(steps: Steps): void {
  describe("the published document", () => {
    it("is kept in step by every save", async () => {
      await steps.create("zero");
      await steps.publish();
      const record = await steps.create("one");
      const next = await steps.update(record, { stadium: "Upper field" });
      const inStep = async () => {
        const [stored, document] = [
          await steps.tested.get("mlsFixtures", "one"),
          await steps.published(),
        ];
        expect(document).toMatchObject({ lastId: "one", lastChange: expect.any(String) });
        expect(document?.["records"]).toEqual({
          zero: await steps.tested.get("mlsFixtures", "zero"),
          ...(stored && { one: stored }),
        });
      };
      await inStep();
      await steps.remove(next);
      await inStep();
      await steps.admin.store.restore(mls, "fixtures", next);
      await inStep();
      expect((await steps.admin.store.list(mls, "fixtures")).source).toBe("published");
    });

    it("takes saves of different records at once", async () => {
      await steps.publish();
      const other = await steps.tested.connect();
      const ids = Array.from({ length: 8 }, (_, index) => `f${index}`);
      const saves = ids.map((id, index) =>
        (index % 2 === 0 ? steps.admin : other).store.create(mls, "fixtures", {
          id,
          version: 0,
          entity: makeFixture({ stadium: id }),
        }),
      );
      await Promise.all(saves);
      expect((await steps.read()).map(({ id }) => id)).toEqual(ids);
      expect((await steps.admin.maintenance.checkPublished(mls, "fixtures")).drift).toEqual([]);
    });

    it("loses no save and shows none twice while several administrators work at once", async () => {
      await steps.publish();
      const ids = ["f0", "f1", "f2"];
      await Promise.all(ids.map((id) => steps.create(id, { stadium: "" })));
      const others = await Promise.all([1, 2, 3].map(() => steps.tested.connect()));
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
      const records = await steps.read();
      const marks = records.flatMap(({ stadium }) => stadium.match(/\S+/g) ?? []);
      expect(marks.toSorted()).toEqual(accepted.toSorted());
      const saves = records.reduce((sum, { version }) => sum + version - 1, 0);
      expect(saves).toBe(accepted.length);
      expect((await steps.admin.maintenance.checkPublished(mls, "fixtures")).drift).toEqual([]);
    });

    it("is noticed when it appears or goes behind the store's back", async () => {
      const record = await steps.create("one");
      await (await steps.tested.connect()).maintenance.publish(mls, "fixtures");
      const next = await steps.update(record, { stadium: "Upper field" });
      expect(await steps.published()).toMatchObject({ records: { one: { version: 2 } } });
      await steps.tested.remove("published", "mlsFixtures");
      expect(await steps.update(next, { stadium: "Main bowl" })).toMatchObject({ version: 3 });
      expect(await steps.published()).toBeNull();
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
      const own = await steps.tested.connect({ leagues: ["mls"] });
      expect(await save(own)).toMatchObject({ version: 1 });
    });

    it("refuses strangers and other leagues' administrators", async () => {
      for (const leagues of [null, ["mbl"], []]) {
        const other = await steps.tested.connect({ leagues });
        const denied = await failureOf(save(other));
        expect(denied).toMatchObject({ kind: "denied", message: /no administrator/ });
      }
      expect(await steps.tested.ids("mlsPlayers")).toEqual([]);
    });

    it("tells somebody whose session has ended", async () => {
      await steps.admin.identity.signOut();
      expect(await failureOf(save(steps.admin))).toMatchObject({ kind: "signedOut" });
    });
  });
}
