import { sameness, type Fault } from "@/domain/fault";
import { serverNow } from "@/domain/serverTime";
import { withDeadline } from "../deadline";
import { SERVER_TIME } from "../documents";
import { asFailure, failure } from "../failure";
import type { SavingSession } from "../saving/savingSession";
import { sha256 } from "../sha256";
import { FAULT_GROUPS, faultGroup, faultIn, FAULTS, FAULTS_A_DAY, type Faults } from "./faults";

/** Number of documents that one commit deletes. */
const AT_ONCE = 10;

/** Returns the day of a moment as "YYYY-MM-DD", in UTC as the rules name it. */
const dayAt = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Returns the places of an account on this day. The first place depends on the fault, so that the same fault finds its
 * earlier copy there.
 */
async function placesOf(fault: Fault, by: string, now: number): Promise<readonly string[]> {
  const day = dayAt(now);
  const group = faultGroup(await sha256(by));
  const own = FAULTS_A_DAY / FAULT_GROUPS;
  let start = 0;
  for (const letter of `${by} ${sameness(fault)}`)
    start = (start * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return Array.from({ length: own }, (_, at) => {
    const place = group + ((start + at) % own) * FAULT_GROUPS;
    return `${day}-${String(place).padStart(2, "0")}`;
  });
}

/** Stores faults; works with any kind of `Documents`. */
export function keepFaults({ documents, account, isOffline, times }: SavingSession): Faults {
  /** The faults that are stored or being stored, each with its account and its day. */
  const sentKeys = new Set<string>();

  /**
   * Stores the fault at this place. Returns true if it is there now or was there before; false if the place has another
   * fault.
   */
  async function keepAt(id: string, fault: Fault, by: string): Promise<boolean> {
    try {
      return await documents.transact(async (transaction) => {
        const stored = await transaction.get(FAULTS, id);
        if (!stored) transaction.set(FAULTS, id, { ...fault, by, at: SERVER_TIME });
        else if (stored["by"] !== by || sameness(faultIn(id, stored)) !== sameness(fault))
          return false;
        return true;
      });
    } catch (thrown) {
      // The place has a fault of another account, which this account may not read.
      if (asFailure(thrown).kind === "denied") return false;
      throw thrown;
    }
  }

  async function store(fault: Fault, by: string): Promise<void> {
    if (await isOffline()) throw failure("offline");
    for (const id of await placesOf(fault, by, serverNow()))
      // Try one place after the other: for most faults the first place is free.
      if (await withDeadline(keepAt(id, fault, by), times.save)) return;
  }

  return {
    async keep(fault) {
      const by = account()?.uid;
      if (by === undefined) return;
      const of = `${dayAt(serverNow())} ${by} `;
      const key = `${of}${sameness(fault)}`;
      const sent = [...sentKeys].filter((one) => one.startsWith(of));
      if (sentKeys.has(key) || sent.length >= FAULTS_A_DAY) return;
      sentKeys.add(key);
      await store(fault, by).catch((thrown: unknown) => {
        // Without a connection nothing was sent. Only then try again when the fault happens again: a database that
        // refuses or is overloaded gets it once.
        if (asFailure(thrown).kind === "offline") sentKeys.delete(key);
      });
    },
    async newest(most) {
      const found = await withDeadline(documents.newest(FAULTS, {}, most), times.read);
      return found.map(({ id, data }) => faultIn(id, data));
    },
    async clear(faults) {
      for (let from = 0; from < faults.length; from += AT_ONCE) {
        const some = faults.slice(from, from + AT_ONCE);
        const run = async (transaction: { delete(collection: string, id: string): void }) => {
          for (const { id } of some) transaction.delete(FAULTS, id);
        };
        await withDeadline(documents.transact(run), times.save);
      }
    },
  };
}
