import { useState } from "react";
import type { Day } from "@/domain/day";
import { MomentInput } from "../fields/MomentInput";

interface FirstDayProps {
  readonly on: Day;
  /** Returns why a player cannot move on that day; '' if that is possible. */
  readonly why: (day: string) => string;
  readonly onChange: (day: Day) => void;
}

/** An input for the first day of a transfer. For an impossible day it shows why, and the last possible day stays. */
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
