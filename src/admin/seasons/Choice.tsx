import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

/** Fields beside each other, as many as there is room for. */
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

/** One of a few values; one that is stored and not among them can stay. */
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
