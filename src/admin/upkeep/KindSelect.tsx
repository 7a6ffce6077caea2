import TextField from "@mui/material/TextField";
import type { EntityKind } from "@/domain/records/record";
import { capitalised, words } from "../kinds/words";

interface KindSelectProps {
  readonly kinds: readonly EntityKind[];
  readonly value: EntityKind;
  readonly onChange: (kind: EntityKind) => void;
}

/** Chooses a kind of record. */
export function KindSelect({ kinds, value, onChange }: KindSelectProps) {
  return (
    <TextField
      fullWidth={false}
      label="Records"
      onChange={({ target }) => {
        const chosen = kinds.find((kind) => kind === target.value);
        if (chosen) onChange(chosen);
      }}
      select
      slotProps={{ select: { native: true } }}
      value={value}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {capitalised(words[kind].many)}
        </option>
      ))}
    </TextField>
  );
}
