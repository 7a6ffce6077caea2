import { amountOf } from "@/domain/wording";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMemo, type ReactNode, useEffect, useRef, useState } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import type { EntityKind, RecordOf } from "@/records/record";
import { Icon } from "@/ui/Icon";
import type { ListDefinition } from "../kind/column";
import { wordsOf } from "../parts/words";
import type { ListState, ListStateActions } from "./listState";
import { choicesOf } from "./shownRecords";

interface ToolbarProps<K extends EntityKind> {
  readonly kind: K;
  readonly listed: ListDefinition<K>;
  readonly records: readonly RecordOf<K>[];
  /** How many records match search and filters. */
  readonly shown: number;
  readonly state: ListState;
  readonly actions: ListStateActions;
  /** The menu of the whole list. */
  readonly children?: ReactNode;
}

/** The search, the filters and the number of records of a list. */
export function Toolbar<K extends EntityKind>(props: ToolbarProps<K>) {
  const { kind, listed, records, shown, state, actions, children } = props;
  const { one, many } = wordsOf(kind);
  const filters = useMemo(
    () => listed.filters.map((filter) => ({ ...filter, options: choicesOf(records, filter) })),
    [listed, records],
  );
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: "end", mb: 4 }} role="search">
      <SearchBox
        label={`Search ${many}`}
        onChange={(q) => actions.change({ q })}
        value={state.query}
      />
      {filters.map(({ id, label, everything, options }) => (
        <TextField
          sx={{ flex: "1 1 150px", maxWidth: { sm: 240 } }}
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
      <Typography sx={count} role="status">
        {shown === records.length ? "" : `${shown} of `}
        {amountOf(records.length, one, many)}
      </Typography>
      {children}
    </Stack>
  );
}

const count = {
  flex: "1 0 auto",
  // As high as the menu's button beside it, whether or not a filter is on the same line.
  paddingBlock: 3,
  color: "text.secondary",
  font: "var(--type-table)",
  textAlign: { sm: "end" },
  whiteSpace: "nowrap",
};

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The wait before the address is changed, in milliseconds: browsers refuse more than about three changes a second. */
const ADDRESS_PAUSE = 250;

/** A search field that reports its text when the user stops typing for a moment. */
function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // If the value changes from outside, for example when it is cleared, the field takes it over.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <TextField
      sx={{ flex: { xs: "1 1 100%", sm: "2 1 240px" }, maxWidth: { sm: 400 } }}
      fullWidth={false}
      label={label}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          setKnown(text.trim());
          onChange(text.trim());
        }, ADDRESS_PAUSE);
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          ),
        },
      }}
      type="search"
      value={typed}
    />
  );
}
