import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

interface ChoiceInputProps<V extends string> {
  readonly id: string;
  readonly label: string;
  /** Text for screen readers in place of the label, if two inputs have the same label. */
  readonly name?: string;
  readonly choices: readonly Choice<V>[];
  readonly value: string;
  readonly onChange: (value: V) => void;
  readonly onBlur?: () => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

/** A select field with a few choices. */
export function ChoiceInput<V extends string>(props: ChoiceInputProps<V>) {
  const { id, label, name, choices, value, onChange, onBlur, note, invalid = false } = props;
  return (
    <TextField
      disabled={props.disabled ?? false}
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
        // The label is always above the field, because the text of an empty choice would lie under it.
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
