import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { SportId } from "@/domain/sport";
import { leagues } from "@/leagues";
import { sportEntryOf } from "@/sports/sports";

/** The sports that a league of the arena plays. */
const sports = [...new Set(leagues.map(({ sport }) => sport))].map(sportEntryOf);

/** "Football, Chess", or "All sports" where none is chosen. */
export const sportsInWords = (chosen: readonly SportId[]): string =>
  chosen.map((sport) => sportEntryOf(sport).name).join(", ") || "All sports";

interface SportsChoiceProps {
  readonly chosen: readonly SportId[];
  readonly onChange: (chosen: readonly SportId[]) => void;
}

/** Chooses some of the arena's sports; none means all. */
export function SportsChoice({ chosen, onChange }: SportsChoiceProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} role="group" sx={{ mt: 3 }}>
      <Typography id={id} variant="subtitle2">
        Sports
      </Typography>
      {sports.map(({ id: sport, name }) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.includes(sport)}
              onChange={(_, on) =>
                onChange(chosen.filter((one) => one !== sport).concat(on ? sport : []))
              }
            />
          }
          key={sport}
          label={name}
        />
      ))}
      <Typography component="p" variant="caption">
        None chosen: offered in every sport.
      </Typography>
    </Box>
  );
}
