import { readEntries, readMap, readText } from "@/domain/reading";
import { leagueBySlug } from "@/leagues";
import { SERVER_TIME, type FieldChange, type RawDocument } from "../../documents";
import type { BatchProgress } from "../../batches/batch";
import type { ErasureChoice } from "../../ownerTasks";
import { deletionOf } from "../../saving/recordChange";
import type { SaveRecord } from "../../saving/saveRecord";
import { DELETIONS, HISTORY, type SavingSession } from "../../saving/savingSession";
import { documentsOf } from "../allDocuments";
import { decodeStored } from "../stored";
import { canLose, leftInTrail, pathOfEntry } from "./choice";
import type { NamedBatch } from "./ids";

/** The data of one erasure. */
export interface Eraser {
  readonly session: SavingSession;
  readonly saveRecord: SaveRecord;
  readonly by: string;
  readonly choice: ErasureChoice;
  /** The new id for each id that contains the name, by the path of its record. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The batch with the secret of these ids; null if there are none. */
  readonly batch: NamedBatch | null;
}

/**
 * Returns the changes that erase the person from a history entry's states before and after; null if nothing changes.
 */
function redacted(choice: ErasureChoice, entry: RawDocument): readonly FieldChange[] | null {
  const changes = ["before", "after"].flatMap((key): FieldChange[] => {
    const state = entry[key];
    if (typeof state !== "object" || state === null) return [];
    const read = readMap(state);
    const left = leftInTrail(choice, entry, read);
    return left === read ? [] : [[[key], left]];
  });
  return changes.length > 0 ? changes : null;
}

/**
 * Returns the changes that note who erased a person from the entry, and when. An owner who did so earlier stays noted.
 */
function redactedBy(entry: RawDocument, by: string): readonly FieldChange[] {
  const { redactedBy: former = by, redactedAt: at, redactedEarlier: earlier } = entry;
  return [
    [["redactedBy"], by],
    [["redactedAt"], SERVER_TIME],
    ...(former === by
      ? []
      : [[["redactedEarlier"], [...readEntries(earlier), { by: former, at }]] as const]),
  ];
}

/** Number of goals of an entry that one commit changes: the rules compare each with the entry before. */
const GOALS_AT_ONCE = 5;

/** Returns a change of only some goals of one list; undefined if no goal changes. */
function someGoals(entry: RawDocument, [[state = ""], left]: FieldChange): FieldChange | undefined {
  for (const key of ["goalsA", "goalsB"]) {
    const was: unknown = readMap(entry[state])[key];
    const is: unknown = readMap(left)[key];
    if (!Array.isArray(was) || !Array.isArray(is)) continue;
    const changed = is.flatMap((one, at) => (one === was[at] ? [] : [at]));
    const now = new Set(changed.slice(0, GOALS_AT_ONCE));
    const some = was.map((one: unknown, at) => (now.has(at) ? is[at] : one));
    if (now.size > 0) return [[state], { ...readMap(entry[state]), [key]: some }];
  }
  return undefined;
}

/**
 * Whether the erasure from an entry must be split into several commits, because the rules may evaluate only a limited
 * number of expressions per document: for a match with its goals, and if its id changes too.
 */
const isDear = (entry: RawDocument, instead: string | undefined): boolean =>
  instead !== undefined || ["before", "after"].some((state) => "goalsA" in readMap(entry[state]));

/**
 * Erases the person from an entry part by part: first goals, then the rest of the state before, then the state after.
 */
async function eraseInParts(eraser: Eraser, id: string): Promise<void> {
  const { session, by, choice } = eraser;
  const isMore = await session.documents.transact(async (transaction) => {
    const entry = await transaction.get(HISTORY, id);
    const [first] = (entry && redacted(choice, entry)) ?? [];
    if (!entry || !first) return false;
    transaction.change(HISTORY, id, [someGoals(entry, first) ?? first, ...redactedBy(entry, by)]);
    return true;
  });
  if (isMore) await eraseInParts(eraser, id);
}

/** Erases the person from these history entries in one commit. */
function eraseEntries(eraser: Eraser, ids: readonly string[]): Promise<void> {
  const { session, by, choice, batch } = eraser;
  return session.documents.transact(async (transaction) => {
    const entries = await Promise.all(
      ids.map(async (id) => {
        const entry = await transaction.get(HISTORY, id);
        const instead = entry && idOfEntry(eraser, entry);
        const deletion = entry && instead ? deletionOf(placeOfEntry(entry)) : null;
        const named = deletion === null ? null : await transaction.get(DELETIONS, deletion);
        // The document that names the history entry of a deletion has the record's id as its own, so it is deleted too.
        return { id, entry, instead, deletion: named?.["change"] === id ? deletion : null };
      }),
    );
    for (const { id, entry, instead, deletion } of entries) {
      const left = entry && redacted(choice, entry);
      if (!entry || !(left || instead)) continue;
      transaction.change(HISTORY, id, [
        ...(left ?? []),
        ...(instead ? [...newIdOf(entry, instead), [["redactedWith"], batch?.id] as const] : []),
        ...redactedBy(entry, by),
      ]);
      if (deletion) transaction.delete(DELETIONS, deletion);
    }
  });
}

const placeOfEntry = ({ collection, id }: RawDocument) => ({
  collection: readText(collection),
  id: String(id),
});

/** Returns the path of the record that an entry is about; for a live match, the path of its fixture. */
function pathOfRecord(entry: RawDocument): string {
  if (entry["action"] !== "live") return pathOfEntry(entry);
  const { collection, id } = placeOfEntry(entry);
  return `${leagueBySlug(collection)?.collections.fixtures}/${id}`;
}

/** Returns the new id for the id in an entry; undefined if that stays. */
const idOfEntry = ({ renamed }: Eraser, entry: RawDocument): string | undefined =>
  canLose(entry) ? renamed.get(pathOfRecord(entry)) : undefined;

function newIdOf(entry: RawDocument, id: string): readonly FieldChange[] {
  if (entry["action"] === "live") return [[["id"], id]];
  return [
    [["id"], id],
    [["record"], `${placeOfEntry(entry).collection}/${id}`],
  ];
}

/** Number of entries that one commit changes: for each the rules read a few documents, and they may read only 20. */
const AT_ONCE = 4;

/**
 * Erases the person from every history entry, including those of the saves just made. Returns the number of changed
 * entries.
 */
export async function eraseTrail(
  eraser: Eraser,
  { onProgress, signal }: BatchProgress,
): Promise<number> {
  const { session, choice } = eraser;
  let read = 0;
  let done = 0;
  const others: EntryToRedact[] = [];
  // Change the entries of the person's own records last: after an interruption, another search finds the rest by them.
  const own: EntryToRedact[] = [];
  const empty = async (of: EntryToRedact[], least: number) => {
    while (of.length >= least) {
      if (signal?.aborted) return;
      const some = of.splice(0, AT_ONCE);
      for (const { id, dear } of some) if (dear) await eraseInParts(eraser, id);
      await eraseEntries(
        eraser,
        some.map(({ id }) => id),
      );
      done += some.length;
    }
  };
  for await (const { id, fields } of documentsOf(session.documents, HISTORY, signal)) {
    if (signal?.aborted) break;
    read += 1;
    if (read % 20 === 0) onProgress?.(read, 0);
    const entry = decodeStored(fields);
    const instead = idOfEntry(eraser, entry);
    if (!instead && !redacted(choice, entry)) continue;
    const of = choice.players.includes(pathOfEntry(entry)) ? own : others;
    of.push({ id, dear: isDear(entry, instead) });
    await empty(others, AT_ONCE);
  }
  await empty(others, 1);
  await empty(own, 1);
  return done;
}

/** A history entry from which the person is to be erased. */
interface EntryToRedact {
  readonly id: string;
  readonly dear: boolean;
}
