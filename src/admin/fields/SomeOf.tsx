import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { inputId, useField, type ControlProps } from "./control";

interface SomeOfProps extends ControlProps {
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The text below: what it means if none is chosen. */
  readonly none: string;
}

/** Checkboxes to choose several options; the field's value has one line for each. Values that are no option stay. */
export function CheckboxGroup({ field: { name, meta }, options, none }: SomeOfProps) {
  const { value, change, onBlur, error } = useField(name);
  const chosen = (typeof value === "string" ? value : "").split("\n").filter((one) => one !== "");
  const id = inputId(name);
  return (
    <div aria-labelledby={`${id}-label`} id={id} role="group" tabIndex={-1}>
      <Typography id={`${id}-label`} variant="subtitle2">
        {meta.label}
      </Typography>
      {options.map(([option, label]) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.includes(option)}
              onBlur={onBlur}
              onChange={(_, on) =>
                change(
                  chosen
                    .filter((one) => one !== option)
                    .concat(on ? option : [])
                    .join("\n"),
                )
              }
            />
          }
          key={option}
          label={label}
        />
      ))}
      <Typography component="p" variant="caption">
        {none}
      </Typography>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}
