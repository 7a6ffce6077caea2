import TextField from "@mui/material/TextField";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";

/** A day without a time, chosen on a calendar. */
export function DayControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  return (
    <TextField
      error={error !== undefined}
      helperText={<FieldNote error={error} help={meta.help} />}
      id={inputId(name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={({ target }) => change(target.value)}
      slotProps={{ formHelperText: { component: "div" } }}
      type="date"
      value={typeof value === "string" ? value : ""}
    />
  );
}
