import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { inputId, useField, type ControlProps } from "./control";

/** A checkbox for a field with yes or no, whose form value is "Yes" or "". */
export function FlagControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur, error } = useField(name);
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={value === "Yes"}
            id={inputId(name)}
            onBlur={onBlur}
            onChange={(_, on) => change(on ? "Yes" : "")}
          />
        }
        label={meta.label}
      />
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
