import { parseRecord, type EntityKind } from "@/records/record";
import type { RawDocument } from "../documents";
import { failure } from "../failure";
import { SaveConflict } from "../store";
import type { RecordChange } from "./recordChange";

/** Returns the error for a save whose stored record is not the version that the user started from. */
export function conflictOver<K extends EntityKind>(
  { kind, id }: RecordChange<K>,
  stored: RawDocument | null,
): Error {
  if (!stored) return new SaveConflict<K>(null);
  const theirs = parseRecord(kind, id, stored);
  return theirs.ok ? new SaveConflict(theirs.record) : failure("conflict");
}
