import { describe, expect, it } from "vitest";
import type { Documents, Transaction } from "@/data/documents";
import { failure } from "@/data/failure";
import { savingTimes } from "@/data/saving/savingSession";
import { keep, listed, makeGround } from "../../factories/arena";
import { mls } from "../../arena/leagues/mls";
import { makeFixture } from "../../factories/records";
import { heldClock } from "../../harness/heldClock";
import { failureOf, the, type Steps } from "../steps";

/** What goes wrong next; changed by the test. */
interface Faults {
  /** A commit goes through, but is not answered in time, or with a fault. */
  commit?: "timeout" | "unavailable";
  /** Nothing can be read any more. */
  deaf?: boolean;
  /** Commits hang for ever before they are sent. */
  stuck?: boolean;
  /** The connection breaks while a commit is on its way; it arrives when the test says so. */
  late?: boolean;
  arrive?: () => Promise<void>;
  /** A commit arrives late: the database's client has tried again on what was there before, and is refused. */
  overtaken?: boolean;
}

/** What a save would commit on what is stored now; nothing is written before it arrives. */
async function sent(documents: Documents, run: (transaction: Transaction) => Promise<unknown>) {
  const writes: ((transaction: Transaction) => void)[] = [];
  await run({
    get: documents.get,
    set: (...what) => void writes.push((transaction) => transaction.set(...what)),
    change: (...what) => void writes.push((transaction) => transaction.change(...what)),
    delete: (...what) => void writes.push((transaction) => transaction.delete(...what)),
  });
  return () =>
    documents.transact(async (transaction) => {
      for (const write of writes) write(transaction);
    });
}

function faulty(documents: Documents, faults: Faults): Documents {
  return {
    ...documents,
    async get(collection, id) {
      if (faults.deaf) throw failure("unavailable");
      return documents.get(collection, id);
    },
    async transact(run) {
      if (faults.stuck) return new Promise<never>(() => {});
      if (faults.late) {
        faults.arrive = await sent(documents, run);
        throw failure("unavailable");
      }
      if (faults.overtaken) {
        const arrive = await sent(documents, run);
        await sent(documents, run);
        await arrive();
        throw failure("denied");
      }
      const result = await documents.transact(run);
      if (faults.commit) throw failure(faults.commit);
      return result;
    },
  };
}

/** Saves whose answer is lost: the person is told the truth, and a retry makes nothing twice. */
export function lostAnswers(steps: Steps): void {
  describe("a save whose answer is lost", () => {
    async function connect(faults: Faults) {
      const around = (documents: Documents) => faulty(documents, faults);
      const admin = await steps.tested.connect({ around });
      const actions = async () =>
        (await admin.maintenance.history(mls, "fixtures", "one")).map(({ action }) => action);
      return { ...admin, actions };
    }
    const given = (stadium = "Main bowl", version = 0) => ({
      id: "one",
      version,
      entity: makeFixture({ stadium }),
    });
    for (const commit of ["timeout", "unavailable"] as const) {
      it(`is found in the database (${commit})`, async () => {
        const admin = await connect({ commit });
        const created = await admin.store.create(mls, "fixtures", given());
        expect(created).toMatchObject({ version: 1 });
        const updated = await admin.store.update(mls, "fixtures", given("Upper field", 1));
        expect(updated).toMatchObject({ version: 2, stadium: "Upper field" });
        await admin.store.remove(mls, "fixtures", updated);
        expect(await admin.actions()).toEqual(["delete", "update", "create"]);
      });
    }

    it("is called unknown when it cannot be found out, and repeating it is safe", async () => {
      const faults: Faults = { commit: "timeout", deaf: true };
      const admin = await connect(faults);
      const unknown = { kind: "timeout", message: expect.stringContaining("not known whether") };
      expect(await failureOf(admin.store.create(mls, "fixtures", given()))).toMatchObject(unknown);
      Object.assign(faults, { commit: undefined, deaf: false });
      const saved = await admin.store.create(mls, "fixtures", given());
      expect(saved.version).toBe(1);
      expect(await admin.actions()).toEqual(["create"]);

      Object.assign(faults, { commit: "timeout", deaf: true });
      expect(await failureOf(admin.store.remove(mls, "fixtures", saved))).toMatchObject(unknown);
      Object.assign(faults, { commit: undefined, deaf: false });
      await admin.store.remove(mls, "fixtures", saved);
      expect(await admin.actions()).toEqual(["delete", "create"]);
    });

    it("is no conflict with its author's next try, though that says something else", async () => {
      const faults: Faults = { commit: "timeout", deaf: true };
      const admin = await connect(faults);
      await failureOf(admin.store.create(mls, "fixtures", given("First")));
      Object.assign(faults, { commit: undefined, deaf: false });
      const second = await admin.store.create(mls, "fixtures", given("Second"));
      expect(second).toMatchObject({ version: 2, stadium: "Second" });

      Object.assign(faults, { commit: "timeout", deaf: true });
      await failureOf(admin.store.update(mls, "fixtures", given("Third", 2)));
      Object.assign(faults, { commit: undefined, deaf: false });
      const fourth = await admin.store.update(mls, "fixtures", given("Fourth", 2));
      expect(fourth).toMatchObject({ version: 4, stadium: "Fourth" });
    });

    it("is called unknown while it may still arrive, and repeating it is safe", async () => {
      const faults: Faults = { late: true };
      const admin = await connect(faults);
      expect(await failureOf(admin.store.create(mls, "fixtures", given()))).toMatchObject({
        message: expect.stringContaining("not known whether"),
      });
      await faults.arrive?.();
      faults.late = false;
      const saved = await admin.store.create(mls, "fixtures", given());
      expect(saved.version).toBe(1);
      expect(await admin.actions()).toEqual(["create"]);
    });

    it("is found where only its second try was refused", async () => {
      const admin = await connect({ overtaken: true });
      expect(await admin.store.create(mls, "fixtures", given())).toMatchObject({ version: 1 });
      expect(await admin.actions()).toEqual(["create"]);
    });

    it("is called unknown where its second try was refused and nothing can be read", async () => {
      const admin = await connect({ overtaken: true, deaf: true });
      expect(await failureOf(admin.store.create(mls, "fixtures", given()))).toMatchObject({
        message: expect.stringContaining("not known whether"),
      });
    });

    it("is told so of the arena's own documents as well, and repeating it is safe", async () => {
      const faults: Faults = {};
      const admin = await connect(faults);
      // What visitors read of them is there.
      await keep(admin, "grounds", { id: "annex", entity: makeGround({ name: "Annex" }) });
      faults.late = true;
      const save = () =>
        keep(admin, "grounds", { id: "bowl", entity: makeGround({ name: "Main bowl" }) });
      const unknown = { kind: "timeout", message: expect.stringContaining("not known whether") };
      expect(await failureOf(save())).toMatchObject(unknown);
      await faults.arrive?.();
      faults.late = false;
      await save();
      const { version } = the((await listed(admin, "grounds")).find(({ id }) => id === "bowl"));
      expect(version).toBe(1);
    });

    it("is called not saved when it was never sent", async () => {
      const admin = await connect({ stuck: true });
      const untouched = {
        kind: "timeout",
        message: "This could not be sent in time. Nothing was saved.",
      };
      const creating = failureOf(admin.store.create(mls, "fixtures", given()));
      await heldClock.runOut(savingTimes.save);
      expect(await creating).toMatchObject(untouched);
      const entity = makeGround({ name: "Main bowl" });
      const saving = failureOf(keep(admin, "grounds", { id: "bowl", entity }));
      await heldClock.runOut(savingTimes.save);
      expect(await saving).toMatchObject(untouched);
    });
  });
}
