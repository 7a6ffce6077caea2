import { amountOf } from "@/domain/wording";
import TextField from "@mui/material/TextField";
import { useMemo, type ReactNode } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { Listed } from "../kind/column";
import { wordsOf } from "../parts/words";
import type { ListState, ListStateActions } from "./listState";
import { SearchBox } from "./SearchBox";
import { choicesOf } from "./shownRecords";
import styles from "./Toolbar.module.css";

interface ToolbarProps<K extends EntityKind> {
  readonly kind: K;
  readonly listed: Listed<K>;
  readonly records: readonly RecordOf<K>[];
  /** How many records are left. */
  readonly shown: number;
  readonly state: ListState;
  readonly actions: ListStateActions;
  /** What can be done with the list as a whole. */
  readonly children?: ReactNode;
}

/** Search, filters and the count of a list. */
export function Toolbar<K extends EntityKind>(props: ToolbarProps<K>) {
  const { kind, listed, records, shown, state, actions, children } = props;
  const { one, many } = wordsOf(kind);
  const filters = useMemo(
    () => listed.filters.map((filter) => ({ ...filter, options: choicesOf(records, filter) })),
    [listed, records],
  );
  return (
    <div className={styles.toolbar} role="search">
      <SearchBox
        label={`Search ${many}`}
        onChange={(q) => actions.change({ q })}
        value={state.query}
      />
      {filters.map(({ id, label, everything, options }) => (
        <TextField
          className={styles.filter}
          fullWidth={false}
          key={id}
          label={label}
          onChange={(event) => actions.change({ [id]: event.target.value })}
          select
          slotProps={{ select: { native: true } }}
          value={state.filters[id] ?? ""}
        >
          <option value="">{everything}</option>
          {options.map(({ key, label: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </TextField>
      ))}
      <p className={styles.count} role="status">
        {shown === records.length ? "" : `${shown} of `}
        {amountOf(records.length, one, many)}
      </p>
      {children}
    </div>
  );
}
