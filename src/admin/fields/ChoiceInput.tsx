import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

interface ChoiceInputProps<V extends string> {
  readonly id: string;
  readonly label: string;
  /** Read aloud in place of the label, where two inputs have the same label. */
  readonly name?: string;
  readonly choices: readonly Choice<V>[];
  readonly value: string;
  readonly onChange: (value: V) => void;
  readonly onBlur?: () => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
}

/** One of a few. */
export function ChoiceInput<V extends string>(props: ChoiceInputProps<V>) {
  const { id, label, name, choices, value, onChange, onBlur, note, invalid = false } = props;
  return (
    <TextField
      error={invalid}
      fullWidth
      helperText={note}
      id={id}
      label={label}
      onBlur={onBlur}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      select
      slotProps={{
        select: { native: true },
        htmlInput: { ...(name && { "aria-label": name }) },
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
