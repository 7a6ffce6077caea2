import { setTimeout as sleep } from "node:timers/promises";
import type { AdminConnection } from "../../../src/data/adminConnection";
import { DataFailure } from "../../../src/data/failure";
import { SaveConflict } from "../../../src/data/store";
import type { RecordOf } from "../../../src/records/record";
import { mls } from "../../arena/leagues/mls";
import { makeFixture } from "../../factories/records";
import { heldClock } from "../../harness/heldClock";
import type { Proxy } from "../../stores/proxy";

type Fixture = RecordOf<"fixtures">;

/** A save that its author was told of, or whose outcome its author was told is not known. */
export interface Told {
  readonly id: string;
  readonly action: "create" | "update" | "delete" | "restore";
  /** Stands in the record, and is no other save's; a deletion has none. */
  readonly mark: string;
  readonly version: number;
  readonly said: "saved" | "not saved" | "not known";
  /** The sentence its author read, of a save that failed. */
  readonly why?: string;
}

/** An administrator who saves at random, over a connection that breaks. */
export interface Client {
  readonly admin: AdminConnection;
  readonly proxy: Proxy;
  readonly told: Told[];
  conflicts: number;
  operations: number;
}

const IDS = Array.from({ length: 12 }, (_, nth) => `fixture-${nth}`);

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/**
 * Makes random changes, so many and then until enough has been seen, as a slow machine sees less in
 * the same number; each is noted with what its author was told.
 */
export async function work(
  client: Client,
  name: string,
  operations: number,
  isEnough: () => boolean,
): Promise<void> {
  const { store } = client.admin;
  const seen = new Map<string, Fixture>();
  const gone = new Map<string, Fixture>();

  async function look(): Promise<void> {
    const { records } = await store.list(mls, "fixtures");
    seen.clear();
    for (const record of records) seen.set(record.id, record);
  }

  async function change(action: Told["action"], id: string, mark: string): Promise<void> {
    const known = seen.get(id);
    const entity = makeFixture({ ...known, id, stadium: mark });
    const note = (version: number, said: Told["said"], why?: string) =>
      void client.told.push({ id, action, mark, version, said, ...(why && { why }) });
    try {
      if (action === "delete") {
        if (!known) return;
        await store.remove(mls, "fixtures", known);
        gone.set(id, known);
        seen.delete(id);
        note(known.version, "saved");
        return;
      }
      const saved =
        action === "create"
          ? await store.create(mls, "fixtures", { id, version: 0, entity })
          : action === "restore"
            ? await store.restore(mls, "fixtures", entity)
            : await store.update(mls, "fixtures", { id, version: known?.version ?? 0, entity });
      seen.set(id, saved);
      gone.delete(id);
      note(saved.version, "saved");
    } catch (thrown) {
      if (thrown instanceof SaveConflict) {
        client.conflicts += 1;
        // The stores throw conflicts over the kind they were asked to save.
        const { theirs } = thrown as SaveConflict<"fixtures">;
        if (theirs) seen.set(id, theirs);
        else seen.delete(id);
        return;
      }
      if (!(thrown instanceof DataFailure)) throw thrown;
      const unknown = /not known/.test(thrown.message);
      note(known?.version ?? 0, unknown ? "not known" : "not saved", thrown.message);
    }
  }

  while (client.operations < operations || !isEnough()) {
    client.operations += 1;
    const mark = `${name} ${client.operations}`;
    const id = pick(IDS);
    const chance = Math.random();
    try {
      if (chance < 0.15) await look();
      else if (gone.has(id) && chance < 0.6) await change("restore", id, mark);
      else if (!seen.has(id)) await change("create", id, mark);
      else if (chance < 0.28) await change("delete", id, mark);
      else await change("update", id, mark);
    } catch (thrown) {
      // A list that could not be read: the client goes on with what it knows.
      if (!(thrown instanceof DataFailure)) throw thrown;
    }
    await sleep(Math.random() * 20);
  }
}

/** So much of the product's time passes with each broken connection: a save that hangs for four of them is given up. */
const PASSES = 3_000;

/** Breaks one client's connection after another, for a moment each, until it is told to stop. */
export async function harass(
  clients: readonly Client[],
  every: number,
  stop: AbortSignal,
  count: () => void,
): Promise<void> {
  while (!stop.aborted) {
    await sleep(every * (0.5 + Math.random()));
    if (stop.aborted) break;
    const { proxy } = pick(clients);
    // Either nobody listens, or requests arrive and no answer comes back.
    if (Math.random() < 0.5) await proxy.die();
    else proxy.mute();
    await sleep(50 + Math.random() * 250);
    await proxy.revive();
    heldClock.advance(PASSES);
    count();
  }
}
