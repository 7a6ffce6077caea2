import type { PastRecord } from "@/data/maintenance";
import { adminOnlyIdKeys, readIds } from "@/records/adminOnly";
import { labelOf, unknownValues } from "@/records/partlyRead";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { fieldsAsked, fieldsIn, figuresOf } from "../form/fieldsIn";
import { inWords, toFormValues } from "../fields/values";

/** A field that a save changed, with its values as text. */
export interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Whether the field can be computed from results: in such a season its change is only a consequence. */
  readonly isFigure?: boolean;
}

/**
 * Returns the fields that a save changed, in the order of the form, figures last. For a new record, these are its
 * fields that are not empty.
 */
export function changedFields<K extends EntityKind>(
  league: League,
  kind: K,
  before: PastRecord<K> | null,
  after: PastRecord<K> | null,
): ChangedField[] {
  const known = after ?? before;
  if (!known) return [];
  // Figures come last, because figures counted from results are only a consequence of the change.
  const figures = figuresOf(league, kind);
  const fields = fieldsAsked(
    league,
    kind,
    fieldsIn(league, kind),
    toFormValues(kind, known),
  ).toSorted((a, b) => Number(figures.includes(a.name)) - Number(figures.includes(b.name)));
  const said = fields.flatMap(({ name, meta }): ChangedField[] => {
    const words = (record: RecordOf<K> | null) =>
      // Every field of the form is a field of the kind.
      record ? inWords(meta.control, record[name as keyof RecordOf<K>]) : "";
    const isFigure = figures.includes(name);
    const change = { label: meta.label, before: words(before), after: words(after), isFigure };
    return change.before === change.after ? [] : [change];
  });
  return [
    ...said,
    ...changedAdminOnly(kind, before, after),
    ...changedUnknown(league, kind, before, after),
  ];
}

/**
 * Returns the changed lists of ids that only administrators see, with the number of ids: the names are only in the
 * arena's own lists. Ids of accounts are left out, because the entry itself says who saved.
 */
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

/** Returns changed stored values that no field understands, as they are stored. */
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
