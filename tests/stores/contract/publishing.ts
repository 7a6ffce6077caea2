import { describe, expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import { SaveConflict } from "@/data/store";
import { mls } from "../../arena/leagues/mls";
import type { Entities } from "@/records/record";
import type { SheetKind } from "@/records/sheet";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../factories/records";
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

    it.runIf(steps.isWhole)(
      "has no copies of past seasons of what belongs to the whole league",
      async () => {
        const { maintenance } = steps.admin;
        const copies = async (kind: "teams" | "fixtures") =>
          (await maintenance.publish(mls, kind)).map(({ season }) => season);
        expect(await copies("fixtures")).toEqual(["", "2025"]);
        expect(await copies("teams")).toEqual([""]);
        expect(await steps.published("mlsTeams@2025")).toBeNull();
        const { published } = await maintenance.checkPublished(mls, "teams");
        expect(published).toMatchObject([{ season: "", exists: true }]);
      },
    );

    it.runIf(steps.isWhole)("takes saves of different records at once", async () => {
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

    it.runIf(steps.isWhole)(
      "is noticed when it appears or goes behind the store's back",
      async () => {
        const record = await steps.create("one");
        await (await steps.tested.connect()).maintenance.publish(mls, "fixtures");
        const next = await steps.update(record, { stadium: "Upper field" });
        expect(await steps.published()).toMatchObject({ records: { one: { version: 2 } } });
        await steps.tested.remove("published", "mlsFixtures");
        expect(await steps.update(next, { stadium: "Main bowl" })).toMatchObject({ version: 3 });
        expect(await steps.published()).toBeNull();
      },
    );
  });

  describe("the league's sheet", () => {
    const sheet = () => steps.published("mls");
    const drift = async () => (await steps.admin.maintenance.checkSheets(mls)).drift;

    it("is made in one step from what is stored, and says so in the trail", async () => {
      await steps.create("zero");
      expect((await steps.admin.maintenance.checkSheets(mls)).published[0]).toMatchObject({
        exists: false,
      });
      await steps.admin.maintenance.publishSheets(mls);
      expect(await drift()).toEqual([]);
      const made = await sheet();
      expect(made).toMatchObject({ fixtures: { zero: { a: "Kingsway Rovers", v: 1 } } });
      const entry = await steps.tested.get("history", String(made?.["lastChange"]));
      expect(entry).toMatchObject({
        action: "rebuild",
        record: "published/mls",
        after: { counts: { fixtures: 1 }, digest: expect.any(String) },
      });
    });

    it("is kept in step by every save, of every kind", async () => {
      await steps.admin.maintenance.publishSheets(mls);
      const record = await steps.create("one");
      const next = await steps.update(record, { stadium: "Upper field", reason: "Rain" });
      expect(await sheet()).toMatchObject({ fixtures: { one: { s: "Upper field", r: "Rain" } } });
      await steps.remove(next);
      expect(await sheet()).toMatchObject({ fixtures: {}, lastId: "one" });
      await steps.admin.store.restore(mls, "fixtures", next);
      const { store } = steps.admin;
      const add = <K extends SheetKind>(kind: K, id: string, entity: Entities[K]) =>
        store.create(mls, kind, { id, version: 0, entity });
      await add("results", "one", makeResult({ ending: "pens 4-2", stage: "F" }));
      await add("standings", "s", makeStanding({ adjust: ["-3 Late"] }));
      await add("teams", "t", makeTeam());
      await add("seasons", "2026", makeSeason());
      await store.create(mls, "players", { id: "p", version: 0, entity: makePlayer() });
      expect(await drift()).toEqual([]);
      expect(await sheet()).toMatchObject({
        results: { one: { e: "pens 4-2", g: "F" } },
        seasons: { "2026": { table: "computed" } },
      });
    });

    it.runIf(steps.isWhole)("tells visitors what the records say, all but line-ups", async () => {
      await steps.create("one", { lineUpA: ["Ayo Bello"] });
      await steps.admin.maintenance.publishSheets(mls);
      const { reader } = steps.tested;
      const listing = await reader.read(mls, "fixtures");
      expect(listing).toMatchObject({ isBrief: true, records: [{ id: "one", lineUpA: [] }] });
      const whole = await reader.readRecord({ league: mls, kind: "fixtures", id: "one" });
      expect(whole).toMatchObject({ lineUpA: ["Ayo Bello"] });
    });
  });

  describe("rights", () => {
    const save = (connection: AdminConnection) =>
      connection.store.create(mls, "players", {
        id: "p",
        version: 0,
        entity: makePlayer(),
      });

    it.runIf(steps.isWhole)("lets a league's own administrator save", async () => {
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

    it.runIf(steps.isWhole)("tells somebody whose session has ended", async () => {
      await steps.admin.identity.signOut();
      expect(await failureOf(save(steps.admin))).toMatchObject({ kind: "signedOut" });
    });
  });
}
