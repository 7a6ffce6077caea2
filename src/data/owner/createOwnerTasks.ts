import { askServerNow } from "../askServerNow";
import { failure } from "../failure";
import type { OwnerTasks, TidyReport } from "../ownerTasks";
import type { SaveRecord } from "../saving/saveRecord";
import { keepPictures } from "../saving/keepPictures";
import { type SavingSession, ERASURES, HISTORY } from "../saving/savingSession";
import { withDeadline } from "../deadline";
import {
  confirmArchive,
  readArchive,
  readArchives,
  removeArchived,
  reopenArchive,
} from "./archive";
import { loadEveryLeague } from "./allDocuments";
import { backupLines, readBackup } from "./backupFile";
import { readPart, writeNote } from "./download";
import { erasePerson } from "./erasure/erase";
import { findPerson } from "./erasure/search";
import { restoreRecords, previewBackup } from "./restore";
import { readMap } from "@/domain/reading";
import { everyLeague } from "@/leagues";
import type { BatchProgress } from "../batches/batch";
import { SERVER_TIME, type Documents, type RawDocument } from "../documents";
import { tidyPictures } from "../pictures/unused";
import { decodeStored } from "./stored";

/** Returns the note of an erasure without its hashes of names; null if it has none. */
function withoutDigests(after: RawDocument): RawDocument | null {
  const { renamed, records, ...rest } = after;
  const all: readonly unknown[] = Array.isArray(records) ? records : [];
  const left = all.filter((one) => !String(one).startsWith("#"));
  if (renamed === undefined && left.length === all.length) return null;
  return { ...rest, ...(records !== undefined && { records: left }) };
}

/** Removes the hashes of names from the notes of erasures. @returns the number of changed notes @throws DataFailure */
async function tidyNotes(documents: Documents, by: string): Promise<number> {
  const cleaned: string[] = [];
  for await (const { id, fields } of documents.inTime(HISTORY, { collection: ERASURES }, {}))
    if (withoutDigests(readMap(decodeStored(fields)["after"]))) cleaned.push(id);
  for (const id of cleaned)
    await documents.transact(async (transaction) => {
      const note = await transaction.get(HISTORY, id);
      const left = note && withoutDigests(readMap(note["after"]));
      if (!left) return;
      transaction.change(HISTORY, id, [
        [["after"], left],
        [["redactedBy"], by],
        [["redactedAt"], SERVER_TIME],
      ]);
    });
  return cleaned.length;
}

/**
 * Removes hashes from the notes of older erasures, and deletes unused pictures and counts the others of each league.
 * @throws DataFailure
 */
async function tidyUp(
  documents: Documents,
  by: string,
  { onProgress, signal }: BatchProgress,
): Promise<TidyReport> {
  const notes = await tidyNotes(documents, by);
  const leagues = everyLeague();
  const pictures: TidyReport["pictures"][number][] = [];
  let dropped = 0;
  for (const league of leagues) {
    onProgress?.(pictures.length, leagues.length);
    const tidied = await tidyPictures(documents, league, by, signal);
    if (!tidied) return { notes, dropped, pictures, finished: false };
    dropped += tidied.dropped;
    pictures.push({ league, bytes: tidied.bytes, count: tidied.count });
  }
  return { notes, dropped, pictures, finished: true };
}

/** Creates the tasks of owners on the whole database; works with any kind of `Documents`. */
export function createOwnerTasks(session: SavingSession, saveRecord: SaveRecord): OwnerTasks {
  const { documents } = session;

  function uid(): string {
    const account = session.account();
    if (!account) throw failure("signedOut");
    return account.uid;
  }

  return {
    async download(request = {}, progress = {}) {
      const by = uid();
      await loadEveryLeague(documents);
      await askServerNow(session.identity);
      const part = await readPart(documents, request, progress);
      if (!part) return null;
      const count = part.documents.length;
      const done = { lines: backupLines(part), documents: count, next: part.next };
      if (part.next) return { ...done, noted: false };
      const whole = (request.from?.before ?? 0) + count;
      // The next backup may leave out the history until `begun` and no later: what was saved while the pages of the
      // history were read may be missing here.
      const after = { documents: whole, begun: new Date(part.begun) };
      const note = documents.transact(async (transaction) =>
        writeNote(transaction, "backups", after, by),
      );
      // The owner gets the backup even if the database refuses writes, for example because its daily quota is used up.
      const noted = await note.then(
        () => true,
        () => false,
      );
      return { ...done, noted };
    },
    readArchive: (league, season, progress = {}) =>
      readArchive(documents, league, season, progress),
    confirmArchive: async (file, text) => confirmArchive(documents, file, text, uid()),
    removeArchived: (league, progress = {}) => removeArchived(documents, league, progress),
    reopenArchive: (league) =>
      withDeadline(reopenArchive(documents, league, uid()), session.times.save),
    archives: () => withDeadline(readArchives(documents), session.times.read),
    readBackup,
    async previewBackup(backup, progress = {}) {
      await loadEveryLeague(documents);
      return previewBackup(documents, backup, progress);
    },
    async findPerson(name, progress = {}) {
      await loadEveryLeague(documents);
      return findPerson(documents, name, progress);
    },
    async erase(found, choice, progress = {}) {
      await loadEveryLeague(documents);
      return erasePerson({ session, saveRecord, by: uid(), choice }, found, progress);
    },
    async tidy(progress = {}) {
      await loadEveryLeague(documents);
      await askServerNow(session.identity);
      return tidyUp(documents, uid(), progress);
    },
    restore: (records, progress = {}) =>
      restoreRecords(saveRecord, keepPictures(session), records, progress),
  };
}
