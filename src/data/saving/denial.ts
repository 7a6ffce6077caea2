import type { EntityKind } from "@/domain/record";
import { withDeadline } from "../deadline";
import { DataFailure, failure } from "../failure";
import { mayAdminister } from "../identity";
import { conflictOver } from "./saveConflict";
import { readVersion } from "./recordDocument";
import type { RecordChange } from "./recordChange";
import type { SavingSession } from "./savingSession";

/**
 * Why the database refused a save. Its one word for a lost race, lost rights and a record it does not
 * allow is "denied", so the record and the rights are read again to tell which.
 */
export async function explainDenial<K extends EntityKind>(
  session: SavingSession,
  change: RecordChange<K>,
  denied: DataFailure,
): Promise<Error> {
  const account = session.account();
  if (!account) return failure("signedOut", denied);
  const reads = Promise.all([
    session.documents.get(change.collection, change.id),
    session.identity.rightsOf(account),
  ]);
  try {
    const [stored, rights] = await withDeadline(reads, session.times.recheck);
    if (!mayAdminister(rights, change.league.slug)) {
      return new DataFailure(
        "denied",
        "This account is no administrator of this league any more.",
        {
          cause: denied,
        },
      );
    }
    const now = stored && readVersion(stored);
    return now === change.base ? denied : conflictOver(change, stored);
  } catch (thrown) {
    const signedOut = thrown instanceof DataFailure && thrown.kind === "signedOut";
    return signedOut ? thrown : denied;
  }
}
