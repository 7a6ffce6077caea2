import { useState } from "react";
import type { Day } from "@/domain/day";
import { MomentInput } from "../fields/MomentInput";

interface FirstDayProps {
  readonly on: Day;
  /** Why nobody can move on that day; '' where that is possible. */
  readonly why: (day: string) => string;
  readonly onChange: (day: Day) => void;
}

/** The first day of a move at the new club; one that cannot be is said, and the last possible one counts. */
export function FirstDay({ on, why, onChange }: FirstDayProps) {
  const [typed, setTyped] = useState<string>(on);
  const problem = why(typed);
  return (
    <MomentInput
      asked="day"
      error={problem === "" ? undefined : problem}
      fullWidth={false}
      label="First day there"
      onChange={(value) => {
        setTyped(value);
        if (why(value) === "") onChange(value);
      }}
      value={typed}
    />
  );
}
