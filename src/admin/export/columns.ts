import type { League } from "@/domain/league/league";
import { fieldsOf } from "@/records/document";
import type { FieldMeta } from "@/records/field";
import type { SheetColumn } from "@/records/files/columns";
import type { EntityKind } from "@/records/record";
import { fieldsIn } from "../form/fieldsIn";

/** The columns of a kind in a league, in the order of its form, under its words; those of the schema are read, too. */
export function columnsOf(league: League, kind: EntityKind): readonly SheetColumn[] {
  const schema = new Map<string, FieldMeta>(fieldsOf(kind));
  return (
    fieldsIn(league, kind)
      // A day without a time is in the column of dates.
      .filter(({ name }) => name !== "day")
      .map(({ name, meta }) => ({ name, label: meta.label, meta: schema.get(name) ?? meta }))
  );
}
