import type { EntityKind } from "@/domain/records/record";
import type { Column } from "./column";
import { UpdatedCell } from "./cells";

/** When a record was last saved: the last column of every list. */
export function updatedColumn<K extends EntityKind>(): Column<K> {
  return {
    id: "updated",
    label: "Updated",
    extra: true,
    order: (record) => record.updatedAt,
    cell: (record) => <UpdatedCell at={record.updatedAt} />,
  };
}
