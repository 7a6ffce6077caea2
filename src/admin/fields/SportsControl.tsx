import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { leagues } from "@/leagues";
import { sportEntryOf, sportList } from "@/sports/sports";
import type { Choice } from "../kind/column";
import { inputId, useField, type ControlProps } from "./control";

/** The sports that a league of the arena plays. */
const sports = [...new Set(leagues.map(({ sport }) => sport))].map(sportEntryOf);

const named = (chosen: readonly string[]) => sportList.filter(({ id }) => chosen.includes(id));

/** "Football, Chess", or "All sports" where none is chosen. */
export const sportsInWords = (chosen: readonly string[]): string =>
  named(chosen)
    .map(({ name }) => name)
    .join(", ") || "All sports";

/** The sports of a record, as a list shows them and filters by them: one without any is offered in every sport. */
export const listedSports = {
  column: {
    id: "sports",
    label: "Sports",
    onCard: "plain",
    order: ({ sports: chosen }: OfSports) => sportsInWords(chosen),
    cell: ({ sports: chosen }: OfSports) => sportsInWords(chosen),
  },
  filter: {
    id: "sport",
    label: "Sport",
    everything: "All sports",
    choices: ({ sports: chosen }: OfSports): readonly Choice[] =>
      (chosen.length > 0 ? named(chosen) : sports).map(({ id, name }) => ({
        key: id,
        label: name,
      })),
  },
} as const;

interface OfSports {
  readonly sports: readonly string[];
}

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
