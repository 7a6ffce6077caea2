import { inputId, labelOf, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";
import { SuggestInput } from "./SuggestInput";

interface SuggestControlProps extends ControlProps {
  readonly options: readonly string[];
}

/** A field of a form for any text, with suggestions. */
export function SuggestControl({ field, options }: SuggestControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  return (
    <SuggestInput
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={labelOf(field)}
      note={<FieldNote error={error} help={field.meta.help} />}
      onBlur={onBlur}
      onChange={change}
      options={options}
      required={field.meta.required ?? false}
      value={typeof value === "string" ? value : ""}
    />
  );
}
