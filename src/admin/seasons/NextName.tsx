import TextField from "@mui/material/TextField";
import { limits } from "@/domain/limits";
import { sameName } from "@/domain/names";
import type { Season } from "@/domain/league/league";

/** Returns why a season cannot have a name; null if it can. */
export function nameProblem(name: string, others: readonly Season[]): string | null {
  if (name === "") return "Enter a name";
  if (name.length > limits.shortText) return `At most ${limits.shortText} characters`;
  return others.some(({ label }) => sameName(label, name)) ? "Another season has this name" : null;
}

interface NextNameProps {
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** The field for the name of the next season. */
export function NextName({ value, problem, onChange }: NextNameProps) {
  return (
    <TextField
      error={problem !== null}
      helperText={problem ?? "Visitors see it at once. It can be changed later."}
      label="The next season is called"
      onChange={({ target }) => onChange(target.value)}
      required
      value={value}
    />
  );
}
