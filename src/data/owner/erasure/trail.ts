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

/** Who takes a person out of what, and how it is saved. */
export interface Eraser {
  readonly session: SavingSession;
  readonly saveRecord: SaveRecord;
  readonly by: string;
  readonly choice: ErasureChoice;
  /** The new id in place of one made of the name, by the path of its record. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The batch that these ids were made with; null where there are none. */
  readonly batch: NamedBatch | null;
}

/** What an entry of the trail may still say of what was before and after; null where nothing is to go. */
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

/** That this owner took somebody out, and when; another who did before stays named. */
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

/** How many goals of an entry one commit changes: the rules compare each with the entry before. */
const GOALS_AT_ONCE = 5;

/** Some goals of one list that are changed by themselves; undefined where no goal is. */
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
 * Whether rules cannot judge all at once that is to go from an entry, because they evaluate so much for a document and no
 * more: of a match with its goals, and where the id goes, too.
 */
const isDear = (entry: RawDocument, instead: string | undefined): boolean =>
  instead !== undefined || ["before", "after"].some((state) => "goalsA" in readMap(entry[state]));

/** Takes the person out of an entry part by part: goals, then all else before, then after. */
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

/** Takes the person out of these entries of the trail in one commit. */
function eraseEntries(eraser: Eraser, ids: readonly string[]): Promise<void> {
  const { session, by, choice, batch } = eraser;
  return session.documents.transact(async (transaction) => {
    const entries = await Promise.all(
      ids.map(async (id) => {
        const entry = await transaction.get(HISTORY, id);
        const instead = entry && idOfEntry(eraser, entry);
        const deletion = entry && instead ? deletionOf(placeOfEntry(entry)) : null;
        const named = deletion === null ? null : await transaction.get(DELETIONS, deletion);
        // The document that names the entry of the deletion is removed with that entry: its own id is the record's.
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

/** The path of the record that an entry is about; of a live match that of its fixture. */
function pathOfRecord(entry: RawDocument): string {
  if (entry["action"] !== "live") return pathOfEntry(entry);
  const { collection, id } = placeOfEntry(entry);
  return `${leagueBySlug(collection)?.collections.fixtures}/${id}`;
}

/** What is to stand for the id that an entry names; nothing where it may stay. */
const idOfEntry = ({ renamed }: Eraser, entry: RawDocument): string | undefined =>
  canLose(entry) ? renamed.get(pathOfRecord(entry)) : undefined;

function newIdOf(entry: RawDocument, id: string): readonly FieldChange[] {
  if (entry["action"] === "live") return [[["id"], id]];
  return [
    [["id"], id],
    [["record"], `${placeOfEntry(entry).collection}/${id}`],
  ];
}

/** How many entries one commit changes: for each the rules read a few documents, and 20 are all they may read. */
const AT_ONCE = 4;

/** Takes the person out of every entry of the trail, those of the saves before included. */
export async function eraseTrail(
  eraser: Eraser,
  { onProgress, signal }: BatchProgress,
): Promise<number> {
  const { session, choice } = eraser;
  let read = 0;
  let done = 0;
  const others: EntryToRedact[] = [];
  // The entries of the person's own records come last: by them another search finds the rest after a break.
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

/** An entry that the person is to be taken out of. */
interface EntryToRedact {
  readonly id: string;
  readonly dear: boolean;
}
