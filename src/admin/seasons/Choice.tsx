import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

/** A grid of fields: as many beside each other as there is room for. */
export const Choices = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={fields}>{children}</Box>
);

const fields = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: 4,
  maxWidth: "60rem",
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly disabled: boolean;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A select with a few options. A stored value that is not among them is an option too, so that it can stay. */
export function Choice({ label, value, options, disabled, problem, onChange }: ChoiceProps) {
  const isKnown = options.some(([key]) => key === value);
  return (
    <TextField
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem}
      label={label}
      onChange={({ target }) => onChange(target.value)}
      select
      slotProps={{ select: { native: true } }}
      value={value}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
