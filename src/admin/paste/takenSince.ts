import type { EntityKind, RecordOf } from "@/records/record";
import { adminKinds } from "../kinds";
import { ADDED_MEANWHILE, type Step } from "../steps/steps";

/**
 * Checks before each save whether another user has added the same record meanwhile, so that two users who paste the
 * same file do not add its records twice. The returned function gives the message, or null if the record is not there.
 * @param before the records when the saves began
 * @param now returns the records in the list at the time of the call
 */
export function refuseAddedMeanwhile<K extends EntityKind>(
  kind: K,
  before: readonly RecordOf<K>[],
  now: () => readonly RecordOf<K>[],
): (step: Step) => string | null {
  const { keys } = adminKinds[kind].paste ?? {};
  const known = new Set(before.map(({ id }) => id));
  const own = new Set<string>();
  return (step) => {
    if (step.does !== "add" || step.kind !== kind || !keys) return null;
    // A record with that id that this device has not saved is from another user.
    const isMine = own.has(step.id);
    own.add(step.id);
    // The cast is safe: the step is of this kind, which the type of the union does not show.
    const [key] = keys(step.entity as Parameters<typeof keys>[0]);
    const isTaken = now().some(
      (record) =>
        !known.has(record.id) &&
        (record.id === step.id ? !isMine : !own.has(record.id) && keys(record)[0] === key),
    );
    return isTaken ? ADDED_MEANWHILE : null;
  };
}
