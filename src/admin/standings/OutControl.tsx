import { ChoiceInput } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";

const choices = [
  { value: "", label: "No" },
  { value: "keep", label: "Yes: played results stand, the rest is awarded" },
  { value: "void", label: "Yes: none of its results counts" },
  { value: "lose", label: "Yes: all its matches are awarded to the opponents" },
];

/** Whether a team has withdrawn, and what becomes of its matches. */
export function OutControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  return (
    <ChoiceInput
      choices={choices}
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={field.meta.label}
      note={<FieldNote error={error} />}
      onBlur={onBlur}
      onChange={change}
      value={typeof value === "string" ? value : ""}
    />
  );
}
