import { useSuggestions } from "../fields/suggestions";
import { ChoiceInput } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";
import { stageChoices } from "./stageChoices";

/** The field for the stage of a match: a match of the table, or of a bracket, which no table counts. */
export function StageControl({ field }: ControlProps) {
  const { format, cups } = useSuggestions();
  const { value, change, onBlur, error } = useField(field.name);
  const stage = typeof value === "string" ? value : "";
  return (
    <ChoiceInput
      choices={stageChoices(format, cups, stage)}
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={field.meta.label}
      note={<FieldNote error={error} />}
      onBlur={onBlur}
      onChange={change}
      value={stage}
    />
  );
}
