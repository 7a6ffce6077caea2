import type { AdminConnection } from "@/data/adminConnection";
import { DataFailure } from "@/data/failure";
import { newRecordId, SaveConflict } from "@/data/store";
import type { RecordOf } from "@/records/record";
import { mls } from "../arena/leagues/mls";
import { makeFixture } from "../factories/records";
import type { TestedStore } from "./testedStore";

type FixtureRecord = RecordOf<"fixtures">;

async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("Nothing was thrown.");
    },
    (thrown: unknown) => thrown,
  );
}

/** Something that must be there. */
export function the<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("It is not there.");
  return one;
}

/** What is in the database according to the conflict that the promise ends in. */
export async function conflictOf(promise: Promise<unknown>): Promise<unknown> {
  const thrown = await thrownBy(promise);
  if (thrown instanceof SaveConflict) return thrown.theirs;
  throw thrown;
}

/** The failure that the promise ends in. */
export async function failureOf(promise: Promise<unknown>): Promise<DataFailure> {
  const thrown = await thrownBy(promise);
  if (thrown instanceof DataFailure) return thrown;
  throw thrown;
}

/** An empty database and an administrator of all leagues, with the usual steps. */
export class Steps {
  tested!: TestedStore;
  admin!: AdminConnection;

  /** @param isWhole also tries what is made of the same saves again (contract.ts) */
  constructor(readonly isWhole = true) {}

  async begin(): Promise<void> {
    await this.tested.reset();
    this.admin = await this.tested.connect();
  }

  async read(): Promise<readonly FixtureRecord[]> {
    return (await this.tested.reader.read(mls, "fixtures")).records;
  }

  published(id = "mlsFixtures") {
    return this.tested.get("published", id);
  }

  publish() {
    return this.admin.maintenance.publish(mls, "fixtures");
  }

  create(id: string = newRecordId(), of: Partial<FixtureRecord> = {}): Promise<FixtureRecord> {
    return this.admin.store.create(mls, "fixtures", { id, version: 0, entity: makeFixture(of) });
  }

  update(record: FixtureRecord, of: Partial<FixtureRecord>): Promise<FixtureRecord> {
    const { id, version } = record;
    const entity = { ...record, ...of };
    return this.admin.store.update(mls, "fixtures", { id, version, entity });
  }

  async remove(record: FixtureRecord): Promise<void> {
    await this.admin.store.remove(mls, "fixtures", record);
  }

  /** The record's history, newest first: "update 2". */
  async history(id: string): Promise<string[]> {
    const entries = await this.admin.maintenance.history(mls, "fixtures", id);
    return entries.map(({ action, version }) => `${action} ${version}`);
  }
}

/** Options of a long task that is stopped after so many records. */
export function stopAfter(records: number) {
  const controller = new AbortController();
  const { signal } = controller;
  return { signal, onProgress: (done: number) => done >= records && controller.abort() };
}
