import { sameness, type Fault } from "@/domain/fault";
import { serverNow } from "@/domain/serverTime";
import { withDeadline } from "../deadline";
import { SERVER_TIME } from "../documents";
import { asFailure } from "../failure";
import type { SavingSession } from "../saving/savingSession";
import { sha256 } from "../sha256";
import { FAULT_GROUPS, faultGroup, faultIn, FAULTS, FAULTS_A_DAY, type Faults } from "./faults";

/** Documents that one commit deletes. */
const AT_ONCE = 10;

/** The places of an account on a day, beginning where this fault belongs: the same fault meets itself there. */
async function placesOf(fault: Fault, by: string, now: number): Promise<readonly string[]> {
  const day = new Date(now).toISOString().slice(0, 10);
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

/** Keeps faults over any documents. */
export function keepFaults({ documents, account, isOffline, times }: SavingSession): Faults {
  const sentKeys = new Set<string>();

  /** Whether the fault is at that place now, or was there before; false where another one is. */
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
      // Of somebody else's nothing may be read.
      if (asFailure(thrown).kind === "denied") return false;
      throw thrown;
    }
  }

  async function store(fault: Fault, by: string): Promise<void> {
    if (await isOffline()) return;
    for (const id of await placesOf(fault, by, serverNow()))
      // One after the other: most faults have the first place to themselves.
      if (await withDeadline(keepAt(id, fault, by), times.save)) return;
  }

  return {
    async keep(fault) {
      const by = account()?.uid;
      const key = sameness(fault);
      if (by === undefined || sentKeys.has(key) || sentKeys.size >= FAULTS_A_DAY) return;
      sentKeys.add(key);
      await store(fault, by).catch(() => {});
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
