import { limits } from "@/domain/limits";
import { parseRecord, readEntity } from "@/records/record";
import { leagueBySlug } from "@/leagues";
import type { Documents, RawDocument } from "../../documents";
import { DataFailure } from "../../failure";
import { LIVE, liveMatches } from "../../liveState";
import type { BatchProgress } from "../../batches/batch";
import { INVITATIONS } from "../../captains/invitations";
import { BATCHES } from "../../batches/batches";
import { keepBatches } from "../../batches/keepBatches";
import type { ErasureResult, ErasureChoice, StoredPerson } from "../../ownerTasks";
import { deletionOf, type RecordChange } from "../../saving/recordChange";
import { contentAfter, contentOfRestored, readVersion } from "../../saving/recordDocument";
import { saveLive } from "../../saving/live";
import { DELETIONS, ERASURES } from "../../saving/savingSession";
import { newRecordId } from "../../store";
import { temporaryCollections, recordCollections, type LeagueCollection } from "../allDocuments";
import { writeNote } from "../download";
import { runBatch, throwIfEnded } from "../../batches/batch";
import { dropPictures } from "../pictures";
import { leftOf } from "./choice";
import { withoutNames } from "./mentions";
import { renewCopy, staleCopies } from "./copies";
import { eraseTrail, type Eraser } from "./trail";
import {
  beginNamedBatch,
  idInstead,
  namedPaths,
  openNamedBatch,
  partsOf,
  type NamedBatch,
} from "./ids";

/**
 * The erasure of a person from one record: a save, and before it a copy under another id if the record's own id
 * contains the name.
 */
interface Step {
  readonly change: RecordChange;
  readonly copy?: RecordCopy;
}

/** Returns the steps that erase the person from a record; null if nothing changes. */
async function stepOf(eraser: Eraser, path: string): Promise<Step | null> {
  const { choice } = eraser;
  const { documents } = eraser.session;
  const [name, id] = partsOf(path);
  const place = recordCollections().find(({ collection }) => collection === name);
  const stored = place ? await documents.get(name, id) : null;
  if (!place || !stored) return null;
  const base = { ...place, id, base: readVersion(stored) } as const;
  const removal: RecordChange = { ...base, action: "delete", content: () => null };
  if (choice.players.includes(path)) return { change: removal };
  const instead = eraser.renamed.get(path);
  const left = leftOf(choice, path, stored);
  if (left === stored && instead === undefined) return null;
  const { league, kind } = place;
  const parsed = parseRecord(kind, id, left);
  if (!parsed.ok)
    throw new DataFailure(
      "unknown",
      "It can’t be read. Repair or delete it under Broken records first.",
    );
  if (instead !== undefined) {
    const content = contentOfRestored(league, kind, parsed.record, left);
    return { change: removal, copy: { ...place, from: id, id: instead, content } };
  }
  return {
    change: {
      ...base,
      action: "update",
      content: (now) => {
        const entity = readEntity(kind, leftOf(choice, path, now ?? {}));
        return contentAfter({ league, kind, id }, entity, now, null);
      },
    },
  };
}

/** A record to be saved again under another id, with its new content. */
interface RecordCopy extends LeagueCollection {
  readonly from: string;
  readonly id: string;
  readonly content: RawDocument;
}

/**
 * Copies a record to another id, and its live match too if it is being played. If this is interrupted, it can be
 * repeated.
 */
async function copyUnder(
  { session, saveRecord }: Eraser,
  { from, content, ...place }: RecordCopy,
): Promise<void> {
  await saveRecord({ ...place, action: "create", base: null, content: () => content });
  if (place.kind !== "fixtures") return;
  const live = liveMatches(await session.documents.get(LIVE, place.league.slug)).get(from);
  if (!live) return;
  await saveLive(session, place.league, from, () => null);
  await saveLive(session, place.league, place.id, () => live);
}

/** Erases the person from a live match. */
async function eraseLive({ session, choice }: Eraser, path: string): Promise<void> {
  const [, slug = "", ...rest] = path.split("/");
  const league = leagueBySlug(slug);
  if (!league) return;
  await saveLive(
    session,
    league,
    rest.join("/"),
    (now) =>
      now && {
        ...now,
        events: now.events.map((line) => withoutNames(line, choice)),
      },
  );
}

/** Ends a batch whose texts name the person: its finished saves stay, the rest is given up. */
async function endBatchAt({ session }: Eraser, path: string): Promise<void> {
  await keepBatches(session).end(partsOf(path)[1]);
}

/** Deletes a report, a request or an invitation that names the person. An open invitation is withdrawn first. */
async function removePassing({ session: { documents } }: Eraser, path: string): Promise<void> {
  const [collection, id] = partsOf(path);
  await documents.transact(async (transaction) => {
    const stored = await transaction.get(collection, id);
    if (collection === INVITATIONS && stored?.["state"] === "open")
      transaction.change(collection, id, [[["state"], "withdrawn"]]);
  });
  await documents.transact(async (transaction) => {
    if (await transaction.get(collection, id)) transaction.delete(collection, id);
  });
}

/**
 * Returns the paths of the records whose content or id names the person, each once. The person's own records come last,
 * because another search finds the others by them.
 */
const pathsOf = (found: StoredPerson, { players, ...choice }: ErasureChoice): readonly string[] => {
  const mentions = found.mentions.filter(({ key }) => choice.mentions.includes(key));
  const others = [...namedPaths({ players, ...choice }), ...mentions.map(({ path }) => path)];
  return [...new Set([...others.filter((path) => !players.includes(path)), ...players])];
};

/** Erases a person: first from records, then from published documents, then from the history. @throws DataFailure */
export async function erasePerson(
  given: Omit<Eraser, "renamed" | "batch">,
  found: StoredPerson,
  progress: BatchProgress,
): Promise<ErasureResult> {
  const { session, saveRecord, by, choice } = given;
  const { documents } = session;
  const { signal } = progress;
  const named = namedPaths(choice);
  const open = await openNamedBatch(session, by);
  const batch = open ?? (named.size > 0 ? await beginNamedBatch(session, named) : null);
  const eraser: Eraser = { ...given, batch, renamed: await idsInstead(batch, named) };
  const paths = pathsOf(found, choice);
  let deleted = 0;
  let changed = 0;
  const erasePath = async (path: string) => {
    if (path.startsWith(`${LIVE}/`)) return eraseLive(eraser, path);
    if (path.startsWith(`${BATCHES}/`)) return endBatchAt(eraser, path);
    if (temporaryCollections.includes(partsOf(path)[0])) return removePassing(eraser, path);
    const step = await stepOf(eraser, path);
    if (step?.copy) await copyUnder(eraser, step.copy);
    if (!step) return;
    await saveRecord(step.change);
    if (choice.players.includes(path)) deleted += 1;
    else changed += 1;
  };
  const { failed, left } = throwIfEnded(await runBatch(paths, erasePath, progress));
  const sofar = {
    deleted,
    changed,
    failed: failed.map(({ item: path, reason }) => ({ path, reason })),
  };
  if (left.length > 0) return { ...sofar, copies: 0, entries: 0, finished: false };
  const mine = found.players.filter(({ path }) => choice.players.includes(path));
  const pictures = await dropPictures(
    documents,
    mine.flatMap(({ appPictures }) => appPictures),
    by,
  );
  const kept = new Set(failed.map(({ item }) => item));
  const gone = choice.players.filter((path) => !kept.has(path) && !named.has(path));
  await note(documents, [...gone, ...pictures], sofar, by);
  const stale = await staleCopies(documents, choice, found.seasons);
  for (const copy of stale) await renewCopy(documents, copy, by);
  if (signal?.aborted) return { ...sofar, copies: stale.length, entries: 0, finished: false };
  const entries = await eraseTrail(eraser, progress);
  const finished = !signal?.aborted && failed.length === 0;
  if (finished && batch) await keepBatches(session).end(batch.id);
  return { ...sofar, copies: stale.length, entries, finished };
}

/** Returns a new id for each record whose id contains the name, by path. */
async function idsInstead(
  batch: NamedBatch | null,
  named: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (!batch) return new Map();
  return new Map(
    await Promise.all(
      [...named].map(async (path) => [path, await idInstead(batch.secret, path)] as const),
    ),
  );
}

/**
 * Writes the note of an erasure: which of the person's records and pictures were deleted, except those whose ids
 * contain the name. Earlier backups do not restore these, nor records whose history entries say that a person was
 * erased. The counts are only in the first note.
 */
async function note(
  documents: Documents,
  records: readonly string[],
  counts: { readonly deleted: number; readonly changed: number },
  by: string,
): Promise<void> {
  for (let at = 0; at === 0 || at < records.length; at += limits.erased) {
    const some = records.slice(at, at + limits.erased);
    const { deleted, changed } = at === 0 ? counts : { deleted: 0, changed: 0 };
    await documents.transact(async (transaction) => {
      const entry = newRecordId();
      transaction.set(DELETIONS, ERASURE_NOTE, { change: entry });
      writeNote(transaction, "erasures", { records: some, deleted, changed }, by, entry);
    });
  }
}

/**
 * The id of the document that names the latest note of an erasure. Each commit writes it once, so each commit contains
 * one note.
 */
const ERASURE_NOTE = deletionOf({ collection: ERASURES, id: "note" });
