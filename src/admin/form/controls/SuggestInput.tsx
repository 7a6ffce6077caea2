import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

interface SuggestInputProps {
  readonly id: string;
  /** The visible label; without one `name` is read aloud. */
  readonly label?: string;
  readonly name?: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
  readonly required?: boolean;
}

/** A text that may be anything, with suggestions. */
export function SuggestInput(props: SuggestInputProps) {
  const { id, label, name, options, value, onChange, onBlur, note, invalid, required } = props;
  return (
    <Autocomplete
      freeSolo
      id={id}
      inputValue={value}
      onInputChange={(_, typed, reason) => {
        // MUI resets the text to the chosen option on its own; only what people do counts.
        if (reason !== "reset") onChange(typed);
      }}
      options={options}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid ?? false}
          helperText={note}
          label={label}
          onBlur={onBlur}
          required={required ?? false}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              ...(name && { "aria-label": name }),
              autoComplete: "off",
            },
            formHelperText: { component: "div" },
          }}
        />
      )}
      value={value || null}
    />
  );
}
