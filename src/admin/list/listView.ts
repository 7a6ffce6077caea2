import type { EntityKind, RecordOf } from "@/records/record";
import type { CellContext, ListDefinition } from "../kind/column";
import type { ListState, ListStateActions } from "./listState";

/** What the table of wide screens and the cards of narrow ones are given alike. */
export interface ListViewProps<K extends EntityKind> {
  readonly kind: K;
  readonly label: string;
  readonly listed: ListDefinition<K>;
  readonly records: readonly RecordOf<K>[];
  readonly context: CellContext;
  readonly state: ListState;
  readonly actions: ListStateActions;
  readonly mayDelete: boolean;
  /** Where the result of a fixture is entered, if it should be. */
  readonly resultOf: (id: string) => string | undefined;
  /** The ids of the records that are selected. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** The record that was saved a moment ago. */
  readonly saved: string | null;
  readonly onDelete: (record: RecordOf<K>) => void;
}
