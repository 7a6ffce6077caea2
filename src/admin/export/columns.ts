import type { League } from "@/domain/league/league";
import { fieldsOf } from "@/records/document";
import type { FieldMeta } from "@/records/field";
import type { SheetColumn } from "@/records/files/columns";
import type { EntityKind } from "@/records/record";
import { fieldsIn } from "../form/fieldsIn";

/**
 * Returns the columns of a kind in a league, in the order and with the labels of its form. `meta` is the schema's, so
 * that its labels are understood in a file, too.
 */
export function columnsOf(league: League, kind: EntityKind): readonly SheetColumn[] {
  const schema = new Map<string, FieldMeta>(fieldsOf(kind));
  return (
    fieldsIn(league, kind)
      // A day without a time has no separate column: it is in the date's column.
      .filter(({ name }) => name !== "day")
      .map(({ name, meta }) => ({ name, label: meta.label, meta: schema.get(name) ?? meta }))
  );
}
