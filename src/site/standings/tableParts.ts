import { partsBySize } from "@/domain/season/split";
import { partNames } from "@/domain/season/partWords";
import type { Table } from "@/domain/season/competition";

/** A table, ready to be shown. */
interface ShownTable {
  /** "Group A", "Places 1 to 6"; '' of the only one of a league. */
  readonly title: string;
  readonly table: Table;
}

/** A table, or where it has parted one for each part, in which the places go on. */
export function tableParts(table: Table): readonly ShownTable[] {
  const { group, lines, parts } = table;
  if (!parts) return [{ title: group && `Group ${group}`, table }];
  const names = partNames(parts);
  return partsBySize(lines, { sizes: parts }).map((part, at) => ({
    title: names[at] ?? "",
    table: { ...table, lines: part },
  }));
}
