import type { SxProps } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";

interface Props {
  readonly id: string;
  readonly label: string;
  /** Text for screen readers in place of the label. */
  readonly name: string;
  readonly placeholder?: string;
  readonly sx?: SxProps;
  /** The stored value as text; shown while the field is not being typed in. */
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A text field that keeps the typed text until it loses the focus, because a half-typed text has no value yet. */
export function TypedField({ id, label, name, placeholder, sx, value, onType }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={label}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      slotProps={{ htmlInput: { "aria-label": name, autoComplete: "off" } }}
      value={typed ?? value}
      {...(placeholder !== undefined && { placeholder })}
      {...(sx && { sx })}
    />
  );
}
