import { failure } from "../failure";
import type { OwnerTasks } from "../ownerTasks";
import type { SaveRecord } from "../saving/saveRecord";
import { keepPictures } from "../saving/keepPictures";
import type { SavingSession } from "../saving/savingSession";
import { withDeadline } from "../deadline";
import {
  confirmArchive,
  readArchive,
  readArchives,
  removeArchived,
  reopenArchive,
} from "./archive";
import { knowEveryLeague } from "./allDocuments";
import { backupLines, readBackup } from "./backupFile";
import { readPart, writeNote } from "./download";
import { erasePerson } from "./erasure/erase";
import { findPerson } from "./erasure/search";
import { bringBack, previewBackup } from "./restore";
import { tidyUp } from "./tidy";

/** What owners do with the whole database, over any documents. */
export function createOwnerTasks(session: SavingSession, saveRecord: SaveRecord): OwnerTasks {
  const { documents } = session;

  function uid(): string {
    const account = session.account();
    if (!account) throw failure("signedOut");
    return account.uid;
  }

  return {
    async download(order = {}, running = {}) {
      const by = uid();
      await knowEveryLeague(documents);
      const part = await readPart(documents, order, running);
      if (!part) return null;
      const count = part.documents.length;
      const done = { lines: backupLines(part), documents: count, next: part.next };
      if (part.next) return { ...done, noted: false };
      const whole = (order.from?.before ?? 0) + count;
      const note = documents.transact(async (transaction) =>
        writeNote(transaction, "backups", { documents: whole }, by),
      );
      // Also on a day on which the database takes no more writes there is to be a backup.
      const noted = await note.then(
        () => true,
        () => false,
      );
      return { ...done, noted };
    },
    readArchive: (league, season, running = {}) => readArchive(documents, league, season, running),
    confirmArchive: async (file, text) => confirmArchive(documents, file, text, uid()),
    removeArchived: (league, running = {}) => removeArchived(documents, league, running),
    reopenArchive: (league) =>
      withDeadline(reopenArchive(documents, league, uid()), session.times.save),
    archives: () => withDeadline(readArchives(documents), session.times.read),
    readBackup,
    async previewBackup(backup, running = {}) {
      await knowEveryLeague(documents);
      return previewBackup(documents, backup, running);
    },
    async findPerson(name, running = {}) {
      await knowEveryLeague(documents);
      return findPerson(documents, name, running);
    },
    async erase(found, choice, running = {}) {
      await knowEveryLeague(documents);
      return erasePerson({ session, saveRecord, by: uid(), choice }, found, running);
    },
    async tidy(running = {}) {
      await knowEveryLeague(documents);
      return tidyUp(documents, uid(), running);
    },
    bringBack: (records, running = {}) =>
      bringBack(saveRecord, keepPictures(session), records, running),
  };
}
