import type { EntityKind, RecordOf } from "@/records/record";
import { adminKinds } from "../kinds";
import { ADDED_MEANWHILE, type Step } from "../steps/steps";

/**
 * Looks before each save whether somebody else has added the same record since: two who paste one file make one set
 * of records, and learn that.
 * @param before the records when the saving began
 * @param now those that the list holds at that moment
 */
export function takenSince<K extends EntityKind>(
  kind: K,
  before: readonly RecordOf<K>[],
  now: () => readonly RecordOf<K>[],
): (step: Step) => string | null {
  const { keys } = adminKinds[kind].paste ?? {};
  const known = new Set(before.map(({ id }) => id));
  const own = new Set<string>();
  return (step) => {
    if (step.does !== "add" || step.kind !== kind || !keys) return null;
    // A record of that id that this device has not saved is somebody else's.
    const isMine = own.has(step.id);
    own.add(step.id);
    // The step is of that kind: the union does not show it.
    const [key] = keys(step.entity as Parameters<typeof keys>[0]);
    const isTaken = now().some(
      (record) =>
        !known.has(record.id) &&
        (record.id === step.id ? !isMine : !own.has(record.id) && keys(record)[0] === key),
    );
    return isTaken ? ADDED_MEANWHILE : null;
  };
}
