import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceInputProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
}

/** One of a few. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { id, label, choices, value, onChange, onBlur, note, invalid = false } = props;
  return (
    <TextField
      error={invalid}
      fullWidth
      helperText={note}
      id={id}
      label={label}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
      select
      slotProps={{
        select: { native: true },
        // An empty value is a choice like the others, and its words must not lie under the label.
        inputLabel: { shrink: true, htmlFor: id },
        formHelperText: { component: "div" },
      }}
      value={value}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
