import { readMap, readText } from "@/domain/records/reading";
import { parseRecord, readEntity } from "@/domain/records/record";
import { leagueBySlug } from "@/leagues";
import { SERVER_TIME, type Documents, type RawDocument } from "../../documents";
import { DataFailure } from "../../failure";
import { LIVE } from "../../liveState";
import type { Erasure, ErasureChoice, PersonFound, Running } from "../../ownerTasks";
import type { RecordChange } from "../../saving/recordChange";
import { contentAfter, readVersion } from "../../saving/recordDocument";
import type { SaveRecord } from "../../saving/saveRecord";
import { HISTORY, type SavingSession } from "../../saving/savingSession";
import { saveLive } from "../../saving/live";
import { documentsOf, leagueCollections } from "../allDocuments";
import { writeNote } from "../download";
import { oneByOne } from "../oneByOne";
import { decodeStored } from "../stored";
import { leftOf, pathTold } from "./choice";
import { withoutNames } from "./mentions";
import { renewCopy, staleCopies } from "./copies";

interface Eraser {
  readonly session: SavingSession;
  readonly saveRecord: SaveRecord;
  readonly by: string;
  readonly choice: ErasureChoice;
}

/** The save that takes the person out of a record; null where nothing is to go. */
async function changeOf(
  { session: { documents }, choice }: Eraser,
  path: string,
): Promise<RecordChange | null> {
  const [name = ""] = path.split("/");
  const place = leagueCollections.find(({ collection }) => collection === name);
  const id = path.slice(name.length + 1);
  const stored = place ? await documents.get(name, id) : null;
  if (!place || !stored) return null;
  const change = { ...place, id, base: readVersion(stored) } as const;
  if (choice.players.includes(path)) return { ...change, action: "delete", content: () => null };
  if (leftOf(choice, path, stored) === stored) return null;
  const { league, kind } = place;
  if (!parseRecord(kind, id, stored).ok)
    throw new DataFailure("unknown", "It can’t be read. Mend or delete it under Repair first.");
  return {
    ...change,
    action: "update",
    content: (now) => {
      const entity = readEntity(kind, leftOf(choice, path, now ?? {}));
      return contentAfter({ league, kind, id }, entity, now, null);
    },
  };
}

/** Takes the person out of a match as it is played. */
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

/** What an entry of the trail may still say; null where nothing is to go. */
function redacted(
  choice: ErasureChoice,
  told: RawDocument,
): readonly [RawDocument | null, RawDocument | null] | null {
  const path = pathTold(told);
  const left = (state: unknown) => (state === null ? null : leftOf(choice, path, readMap(state)));
  const [before, after] = [left(told["before"]), left(told["after"])];
  const isEmpty = (state: unknown) => state === null || Object.keys(readMap(state)).length === 0;
  const same = (state: unknown, one: RawDocument | null) =>
    one === state || (isEmpty(state) && isEmpty(one));
  return same(told["before"], before) && same(told["after"], after) ? null : [before, after];
}

/** Takes the person out of one entry of the trail; whether there was anything to take out. */
function eraseEntry({ session: { documents }, by, choice }: Eraser, id: string): Promise<boolean> {
  return documents.transact(async (transaction) => {
    const told = await transaction.get(HISTORY, id);
    const left = told && redacted(choice, told);
    if (!left) return false;
    transaction.change(HISTORY, id, [
      [["before"], left[0]],
      [["after"], left[1]],
      [["redactedBy"], by],
      [["redactedAt"], SERVER_TIME],
    ]);
    return true;
  });
}

/** So many entries are changed at once: each is a document of its own. */
const AT_ONCE = 8;

/** Takes the person out of every entry of the trail, those of the saves before included. */
async function eraseTrail(eraser: Eraser, { onProgress, signal }: Running): Promise<number> {
  const { session, choice } = eraser;
  let read = 0;
  let done = 0;
  let waiting: string[] = [];
  const empty = async () => {
    const told = await Promise.all(waiting.map((id) => eraseEntry(eraser, id)));
    done += told.filter(Boolean).length;
    waiting = [];
  };
  for await (const { id, fields } of documentsOf(session.documents, HISTORY, signal)) {
    if (signal?.aborted) break;
    read += 1;
    if (read % 20 === 0) onProgress?.(read, 0);
    if (redacted(choice, decodeStored(fields))) waiting.push(id);
    if (waiting.length === AT_ONCE) await empty();
  }
  await empty();
  return done;
}

/** The records that tell of the person, once each. */
const pathsOf = (found: PersonFound, choice: ErasureChoice): readonly string[] => [
  ...new Set([
    ...choice.players,
    ...found.mentions.filter(({ key }) => choice.mentions.includes(key)).map(({ path }) => path),
  ]),
];

/** Erases a person: records, then published copies, then the trail. @throws DataFailure */
export async function erasePerson(
  eraser: Eraser,
  found: PersonFound,
  running: Running,
): Promise<Erasure> {
  const { session, saveRecord, by, choice } = eraser;
  const { documents } = session;
  const { signal } = running;
  const paths = pathsOf(found, choice);
  let deleted = 0;
  let changed = 0;
  const { failed, left } = await oneByOne(
    paths,
    async (path) => {
      if (path.startsWith(`${LIVE}/`)) return eraseLive(eraser, path);
      const change = await changeOf(eraser, path);
      if (!change) return;
      await saveRecord(change);
      if (change.action === "delete") deleted += 1;
      else changed += 1;
    },
    running,
  );
  const sofar = {
    deleted,
    changed,
    failed: failed.map(({ item: path, reason }) => ({ path, reason })),
  };
  if (left > 0) return { ...sofar, copies: 0, entries: 0, finished: false };
  await note(documents, paths, sofar, by);
  const stale = await staleCopies(documents, choice, found.seasons);
  for (const copy of stale) await renewCopy(documents, copy, by);
  if (signal?.aborted) return { ...sofar, copies: stale.length, entries: 0, finished: false };
  const entries = await eraseTrail(eraser, running);
  const finished = !signal?.aborted && failed.length === 0;
  return { ...sofar, copies: stale.length, entries, finished };
}

/** The tombstone: which records somebody was erased from, and not who. Backups of before do not bring these back. */
async function note(
  documents: Documents,
  records: readonly string[],
  { deleted, changed }: { readonly deleted: number; readonly changed: number },
  by: string,
): Promise<void> {
  await documents.transact(async (transaction) =>
    writeNote(transaction, "erasures", { records: records.map(readText), deleted, changed }, by),
  );
}
