import TextField from "@mui/material/TextField";
import { useState } from "react";
import { daysFrom, type Day } from "@/domain/day";

interface FirstDayProps {
  readonly on: Day;
  readonly today: Day;
  /** Why nobody can move on that day; '' where that is possible. */
  readonly why: (day: string) => string;
  readonly onChange: (day: Day) => void;
}

/** The first day of a move at the new club; one that cannot be is said, and the last possible one counts. */
export function FirstDay({ on, today, why, onChange }: FirstDayProps) {
  const [typed, setTyped] = useState<string>(on);
  const problem = why(typed);
  return (
    <TextField
      error={problem !== ""}
      fullWidth={false}
      helperText={problem}
      label="First day there"
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (why(value) === "") onChange(value);
      }}
      slotProps={{ htmlInput: { max: daysFrom(today, 1) }, inputLabel: { shrink: true } }}
      type="date"
      value={typed}
    />
  );
}
