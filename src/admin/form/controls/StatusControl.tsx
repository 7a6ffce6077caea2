import { useFormContext } from "react-hook-form";
import type { FormValues } from "../values";
import { ChoiceInput } from "./ChoiceInput";
import { inputId, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";
import { statusChoices } from "./statusChoices";

/** What happens to a fixture; the free text of an old record stays what it is until somebody chooses. */
export function StatusControl({ field }: ControlProps) {
  const { formState } = useFormContext<FormValues>();
  const { value, change, onBlur, error } = useField(field.name);
  const chosen = typeof value === "string" ? value : "";
  const stored: unknown = formState.defaultValues?.[field.name];
  return (
    <ChoiceInput
      choices={statusChoices(typeof stored === "string" ? stored : "", chosen)}
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={field.meta.label}
      note={<FieldNote error={error} />}
      onBlur={onBlur}
      onChange={change}
      value={chosen}
    />
  );
}
