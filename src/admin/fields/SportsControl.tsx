import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { leagues } from "@/leagues";
import { sportEntryOf, sportList } from "@/sports/sports";
import type { Choice } from "../kind/column";
import { inputId, useField, type ControlProps } from "./control";

/** The sports that a league of the arena plays. */
const sports = [...new Set(leagues.map(({ sport }) => sport))].map(sportEntryOf);

/** The sports with these ids, as a filter offers them. */
export const sportChoices = (chosen: readonly string[]): readonly Choice[] =>
  sportList
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, name }) => ({ key: id, label: name }));

/** "Football, Chess", or "All sports" where none is chosen. */
export const sportsInWords = (chosen: readonly string[]): string =>
  sportChoices(chosen)
    .map(({ label }) => label)
    .join(", ") || "All sports";

/** Chooses some of the arena's sports, a line each; none means all. */
export function SportsControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur } = useField(name);
  const chosen = (typeof value === "string" ? value : "").split("\n").filter((one) => one !== "");
  const id = inputId(name);
  return (
    <div aria-labelledby={`${id}-label`} id={id} role="group" tabIndex={-1}>
      <Typography id={`${id}-label`} variant="subtitle2">
        {meta.label}
      </Typography>
      {sports.map(({ id: sport, name: called }) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.includes(sport)}
              onBlur={onBlur}
              onChange={(_, on) =>
                change(
                  chosen
                    .filter((one) => one !== sport)
                    .concat(on ? sport : [])
                    .join("\n"),
                )
              }
            />
          }
          key={sport}
          label={called}
        />
      ))}
      <Typography component="p" variant="caption">
        None chosen: offered in every sport.
      </Typography>
    </div>
  );
}
