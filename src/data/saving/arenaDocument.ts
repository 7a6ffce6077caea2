import { readMap } from "@/domain/reading";
import { withDeadline } from "../deadline";
import type { PublishedKind } from "../documentSize";
import {
  REMOVED,
  SERVER_TIME,
  type FoundDocument,
  type RawDocument,
  type Transaction,
} from "../documents";
import { failure } from "../failure";
import { rebuild } from "../maintenance/rebuilding";
import { fingerprint } from "../plain";
import { PUBLISHED, publishedRecords } from "../published";
import { newRecordId } from "../store";
import { notSent, told } from "./outcome";
import { deletionOf } from "./recordChange";
import { contentOf, nextVersion, readVersion } from "./recordDocument";
import { DELETIONS, HISTORY, type SavingSession } from "./savingSession";

/** A change of a document that is the arena's, and of no league. */
interface ArenaChange {
  readonly collection: string;
  readonly id: string;
  readonly by: string;
  readonly stored: RawDocument | null;
  /** What is to be stored; null deletes. */
  readonly content: RawDocument | null;
  /** What `published/{collection}` has of one; absent where that document is not there. */
  readonly shown?: Shown;
}

/** What visitors read of a document of the arena as it is stored; null: nothing. */
type Shown = (after: RawDocument) => RawDocument | null;

/** Writes a document of the arena with its entry in the trail. */
export function writeArenaDocument(transaction: Transaction, change: ArenaChange): void {
  const { collection, id, by, stored, content, shown } = change;
  const version = nextVersion(stored);
  const entry = newRecordId();
  const after = content && { ...content, version, updatedAt: SERVER_TIME, change: entry };
  if (after) transaction.set(collection, id, after);
  else {
    transaction.delete(collection, id);
    transaction.set(DELETIONS, deletionOf({ collection, id }), { change: entry });
  }
  transaction.set(HISTORY, entry, {
    collection,
    id,
    record: `${collection}/${id}`,
    version: after ? version : version - 1,
    action: after ? (stored ? "update" : "create") : "delete",
    before: stored,
    after,
    by,
    at: SERVER_TIME,
  });
  if (shown)
    transaction.change(PUBLISHED, collection, [
      [["records", id], (after && shown(after)) ?? REMOVED],
      [["lastId"], id],
      [["lastChange"], entry],
      [["updatedAt"], SERVER_TIME],
    ]);
}

interface ArenaCollection<T> {
  readonly collection: string;
  /** The most that are listed. */
  readonly most: number;
  readonly read: (found: readonly FoundDocument[]) => readonly T[];
  readonly published: {
    readonly shown: Shown;
    /** It has all of them whole, so that they are listed from it. */
    readonly isWhole?: boolean;
  };
  /** What a failure to publish them calls them. */
  readonly kind: PublishedKind;
}

/** Lists and writes the documents of a collection that is the arena's, and what visitors read of it. */
export function arenaCollection<T>(
  { documents, account, isOffline, times }: SavingSession,
  { collection, most, read, kind, published: { shown, isWhole = false } }: ArenaCollection<T>,
) {
  const sections = async () => {
    const all = await documents.list(collection, most);
    const entries = all.map(({ id, data }) => [id, shown(data)] as const);
    return { records: Object.fromEntries(entries.filter(([, entry]) => entry !== null)) };
  };
  /** Makes what visitors read, where it is missing. */
  async function publishAs(by: string): Promise<void> {
    if (await documents.exists(PUBLISHED, collection, false)) return;
    await rebuild(documents, { id: collection, kind }, sections, by);
  }
  async function publish(): Promise<void> {
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    await withDeadline(publishAs(by), times.recheck);
  }

  let known: Promise<readonly T[]> | null = null;
  /** From the published document, where that has them whole: one read in place of one for each. */
  const found = async () => {
    const all = isWhole && publishedRecords(await documents.get(PUBLISHED, collection));
    if (!all) return documents.list(collection, most);
    return all.map(([id, data]) => ({ id, data: readMap(data) }));
  };
  const readAll = async () => read(await withDeadline(found(), times.read));

  return {
    /** Makes what visitors read of them, where it is missing. @throws DataFailure */
    publish,
    /** All of them, as they were read last, unless `fresh`. @throws DataFailure */
    list(fresh = false): Promise<readonly T[]> {
      if (known && !fresh) return known;
      const reading = readAll();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    /**
     * Writes one that is stored as its author saw it; null deletes. What is as it is to be is left alone.
     * @param version the one its author saw; 0 of a new one
     * @throws DataFailure, "conflict" where somebody else saved it meanwhile
     */
    async write(id: string, version: number, content: RawDocument | null): Promise<void> {
      if (await isOffline()) throw failure("offline");
      const by = account()?.uid;
      if (by === undefined) throw failure("signedOut");
      let isSent = false;
      let isAbandoned = false;
      const run = async (transaction: Transaction) => {
        const stored = await transaction.get(collection, id);
        const isDone =
          stored && content
            ? fingerprint(contentOf(stored)) === fingerprint(content)
            : stored === content;
        if (isDone) return;
        if ((stored ? readVersion(stored) : 0) !== version) throw failure("conflict");
        // Its author is told that nothing was saved.
        if (isAbandoned) throw notSent();
        writeArenaDocument(transaction, { collection, id, by, stored, content, shown });
        isSent = true;
      };
      const abandon = () => void (isAbandoned = true);
      known = null;
      try {
        await withDeadline(publishAs(by), times.recheck);
        await withDeadline(documents.transact(run), times.save, abandon);
      } catch (thrown) {
        throw told(thrown, isSent);
      }
    },
  };
}
