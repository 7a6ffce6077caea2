import type { EntityKind, RecordOf } from "@/records/record";
import type { CellContext, ListDefinition } from "../kind/column";
import type { ListState, ListStateActions } from "./listState";

/** The props of a list's view, the same for the table on wide screens and the cards on narrow ones. */
export interface ListViewProps<K extends EntityKind> {
  readonly kind: K;
  readonly label: string;
  readonly listed: ListDefinition<K>;
  readonly records: readonly RecordOf<K>[];
  readonly context: CellContext;
  readonly state: ListState;
  readonly actions: ListStateActions;
  readonly mayDelete: boolean;
  /** Returns the address of the form for a fixture's result, if the result is due; else undefined. */
  readonly resultOf: (id: string) => string | undefined;
  /** The ids of the records that are selected. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** The id of the record that was just saved; null if there is none. */
  readonly saved: string | null;
  readonly onDelete: (record: RecordOf<K>) => void;
}
