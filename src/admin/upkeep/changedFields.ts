import type { PastRecord } from "@/data/maintenance";
import { adminOnlyIdKeys, readIds } from "@/records/adminOnly";
import { labelOf, unknownValues } from "@/records/partlyRead";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { fieldsAsked, fieldsIn, figuresOf } from "../form/fieldsIn";
import { inWords, toFormValues } from "../fields/values";

/** A field that a save changed, in words. */
export interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a save changed, field by field in the order of the form, figures last; of a new record what it holds. */
export function changedFields<K extends EntityKind>(
  league: League,
  kind: K,
  before: PastRecord<K> | null,
  after: PastRecord<K> | null,
): ChangedField[] {
  const known = after ?? before;
  if (!known) return [];
  // Figures come last: where they are counted from results they follow from what somebody did.
  const figures = figuresOf(league, kind);
  const fields = fieldsAsked(
    league,
    kind,
    fieldsIn(league, kind),
    toFormValues(kind, known),
  ).toSorted((a, b) => Number(figures.includes(a.name)) - Number(figures.includes(b.name)));
  const said = fields.flatMap(({ name, meta }): ChangedField[] => {
    const words = (record: RecordOf<K> | null) =>
      // The form's fields are fields of the kind.
      record ? inWords(meta.control, record[name as keyof RecordOf<K>]) : "";
    const change = { label: meta.label, before: words(before), after: words(after) };
    return change.before === change.after ? [] : [change];
  });
  return [
    ...said,
    ...changedAdminOnly(kind, before, after),
    ...changedUnknown(league, kind, before, after),
  ];
}

/** How many a list of ids names: whom, only the arena's own lists say. Of an account the entry itself says who it was. */
function changedAdminOnly<K extends EntityKind>(
  kind: K,
  before: PastRecord<K> | null,
  after: PastRecord<K> | null,
): ChangedField[] {
  return adminOnlyIdKeys(kind).flatMap((key): ChangedField[] => {
    const [old, now] = [readIds(before?.stored?.[key]), readIds(after?.stored?.[key])];
    if (old.join() === now.join()) return [];
    const count = (ids: readonly string[]) => (ids.length === 0 ? "" : `${ids.length} chosen`);
    const others = now.length > 0 && now.length === old.length ? `${now.length} others` : null;
    return [{ label: labelOf(kind, key), before: count(old), after: others ?? count(now) }];
  });
}

/** What was stored and no field says, as it was stored. */
function changedUnknown<K extends EntityKind>(
  league: League,
  kind: K,
  before: PastRecord<K> | null,
  after: PastRecord<K> | null,
): ChangedField[] {
  const shape = shapeOf(league);
  const old = before?.stored ? unknownValues(kind, before.stored, shape) : {};
  const now = after?.stored ? unknownValues(kind, after.stored, shape) : {};
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys.flatMap((key): ChangedField[] => {
    const label = `${labelOf(kind, key)} (as stored)`;
    const change = { label, before: old[key] ?? "", after: now[key] ?? "" };
    return change.before === change.after ? [] : [change];
  });
}
