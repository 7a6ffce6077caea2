import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { arenaSports } from "../kind/listedSports";
import { inputId, useField, type ControlProps } from "./control";

/** Chooses some of the arena's sports, a line each; none means all. */
export default function SportsControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur } = useField(name);
  const chosen = (typeof value === "string" ? value : "").split("\n").filter((one) => one !== "");
  const id = inputId(name);
  return (
    <div aria-labelledby={`${id}-label`} id={id} role="group" tabIndex={-1}>
      <Typography id={`${id}-label`} variant="subtitle2">
        {meta.label}
      </Typography>
      {arenaSports().map(({ id: sport, name: called }) => (
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
