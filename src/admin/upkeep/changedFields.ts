import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { formGroups } from "../form/layout";
import { inWords, toFormValues } from "../form/values";

/** A field that a save changed, in words. */
export interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a save changed, field by field in the order of the form; of a new record what it holds. */
export function changedFields<K extends EntityKind>(
  league: League,
  kind: K,
  before: RecordOf<K> | null,
  after: RecordOf<K> | null,
): ChangedField[] {
  const known = after ?? before;
  if (!known) return [];
  const fields = formGroups(league, kind, toFormValues(kind, known)).flatMap(
    (group) => group.fields,
  );
  return fields.flatMap(({ name, meta }): ChangedField[] => {
    const words = (record: RecordOf<K> | null) =>
      record ? inWords(meta.control, record[name as keyof RecordOf<K>]) : "";
    const change = { label: meta.label, before: words(before), after: words(after) };
    return change.before === change.after ? [] : [change];
  });
}
