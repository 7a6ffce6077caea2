import { failure } from "../failure";
import type { OwnerTasks } from "../ownerTasks";
import type { SaveRecord } from "../saving/saveRecord";
import { keepPictures } from "../saving/keepPictures";
import type { SavingSession } from "../saving/savingSession";
import { backupLines, readBackup } from "./backupFile";
import { readEverything, writeNote } from "./download";
import { erasePerson } from "./erasure/erase";
import { findPerson } from "./erasure/search";
import { bringBack, previewBackup } from "./restore";

/** What owners do with the whole database, over any documents. */
export function createOwnerTasks(session: SavingSession, saveRecord: SaveRecord): OwnerTasks {
  const { documents } = session;

  function uid(): string {
    const account = session.account();
    if (!account) throw failure("signedOut");
    return account.uid;
  }

  return {
    async download(running = {}) {
      const by = uid();
      const backup = await readEverything(documents, running);
      if (!backup) return null;
      const count = backup.documents.length;
      const note = documents.transact(async (transaction) =>
        writeNote(transaction, "backups", { documents: count }, by),
      );
      // Also on a day on which the database takes no more writes there is to be a backup.
      const noted = await note.then(
        () => true,
        () => false,
      );
      return { lines: backupLines(backup), documents: count, noted };
    },
    readBackup,
    previewBackup: (backup, running = {}) => previewBackup(documents, backup, running),
    findPerson: (name, running = {}) => findPerson(documents, name, running),
    erase: async (found, choice, running = {}) =>
      erasePerson({ session, saveRecord, by: uid(), choice }, found, running),
    bringBack: (records, running = {}) =>
      bringBack(saveRecord, keepPictures(session), records, running),
  };
}
