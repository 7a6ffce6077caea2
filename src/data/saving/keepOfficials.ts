import { limits } from "@/domain/limits";
import { readOfficial, type Official } from "@/domain/people/official";
import { sportList } from "@/sports/sports";
import { withDeadline } from "../deadline";
import { failure } from "../failure";
import type { RawDocument, Transaction } from "../documents";
import { OFFICIALS, type Officials } from "../officials";
import { fingerprint } from "../plain";
import { writeArenaDocument } from "./arenaDocument";
import { contentOf, readVersion } from "./recordDocument";
import type { SavingSession } from "./savingSession";

const sports = sportList.map(({ id }) => id);

/** Keeps the arena's officials over any documents. */
export function keepOfficials({ documents, account, isOffline, times }: SavingSession): Officials {
  let known: Promise<readonly Official[]> | null = null;

  /** Writes one that is stored as its author saw it. What is as it is to be is left alone. */
  async function write(id: string, version: number, content: RawDocument | null): Promise<void> {
    if (await isOffline()) throw failure("offline");
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    const run = async (transaction: Transaction) => {
      const stored = await transaction.get(OFFICIALS, id);
      const isDone =
        stored && content
          ? fingerprint(contentOf(stored)) === fingerprint(content)
          : stored === content;
      if (isDone) return;
      if ((stored ? readVersion(stored) : 0) !== version) throw failure("conflict");
      writeArenaDocument(transaction, { collection: OFFICIALS, id, by, stored, content });
    };
    known = null;
    await withDeadline(documents.transact(run), times.save);
  }

  async function read(): Promise<readonly Official[]> {
    const found = await withDeadline(documents.list(OFFICIALS, limits.arenaOfficials), times.read);
    return found
      .flatMap(({ id, data }) => readOfficial(id, data, sports) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }

  return {
    list(fresh = false) {
      if (known && !fresh) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    async save(id, version, entry) {
      const { name, does, sports: played, contact, agreed } = entry;
      await write(id, version, { name, does, sports: [...played], contact, agreed });
      const saved: Official = { ...entry, id, version: version + 1 };
      return saved;
    },
    remove: ({ id, version }) => write(id, version, null),
  };
}
