import type { EntityKind } from "@/records/record";
import { withDeadline } from "../deadline";
import { DataFailure, failure } from "../failure";
import { isScorerOf, mayAdminister, type Account } from "../identity";
import type { RawDocument } from "../documents";
import { conflictOver } from "./saveConflict";
import { readVersion } from "./recordDocument";
import type { RecordChange } from "./recordChange";
import type { SavingSession } from "./savingSession";

/** Returns why a scorer's save was refused: a conflict, or a limit of what scorers may do. */
function reasonForScorer<K extends EntityKind>(
  change: RecordChange<K>,
  stored: RawDocument | null,
  denied: DataFailure,
): Error {
  if (stored && stored["unconfirmed"] !== true) {
    const sentence = "An administrator has confirmed this result, so only they can change it.";
    return new DataFailure("denied", sentence, { cause: denied });
  }
  if ((stored && readVersion(stored)) !== change.base) return conflictOver(change, stored);
  const sentence =
    "Scorers can enter results from 3 hours before to 12 hours after the kick-off in the fixture.";
  return new DataFailure("denied", sentence, { cause: denied });
}

/** Returns the reason if no other explains the refusal: the rules may be newer than this page's code. */
function reasonUnknown({ action }: Pick<RecordChange, "action">, denied: DataFailure): Error {
  const reload = "This page may be older than the site: reload it and try again.";
  const kept = action === "delete" ? "" : " A form keeps what was typed into it.";
  const sentence = `${denied.message} ${reload}${kept}`;
  return new DataFailure("denied", sentence, { cause: denied });
}

/** Reads the record and the rights again and returns why a save was refused. */
async function reasonOf<K extends EntityKind>(
  { documents, identity }: SavingSession,
  account: Account,
  change: RecordChange<K>,
  denied: DataFailure,
): Promise<Error> {
  const [stored, rights] = await Promise.all([
    documents.get(change.collection, change.id),
    identity.rightsOf(account),
  ]);
  if (isScorerOf(rights, change.league.slug)) return reasonForScorer(change, stored, denied);
  if (!mayAdminister(rights, change.league.slug)) {
    const sentence = "This account is no longer an administrator of this league.";
    return new DataFailure("denied", sentence, { cause: denied });
  }
  const now = stored && readVersion(stored);
  if (now !== change.base) return conflictOver(change, stored);
  return reasonUnknown(change, denied);
}

/**
 * Returns why the database refused a save. It answers "denied" for a lost race, for lost rights and for a record that
 * it does not allow, so the record and the rights are read again to find the reason.
 */
export async function explainDenial<K extends EntityKind>(
  session: SavingSession,
  change: RecordChange<K>,
  denied: DataFailure,
): Promise<Error> {
  const account = session.account();
  if (!account) return failure("signedOut", denied);
  try {
    const reason = reasonOf(session, account, change, denied);
    return await withDeadline(reason, session.times.recheck);
  } catch (thrown) {
    const signedOut = thrown instanceof DataFailure && thrown.kind === "signedOut";
    return signedOut ? thrown : denied;
  }
}
