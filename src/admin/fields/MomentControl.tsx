import { arena } from "@arena/arena";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { MomentInput } from "./MomentInput";

/** A day of a record, with its time or without. */
export function MomentControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  const isTimed = meta.control === "dateTime";
  return (
    <MomentInput
      asked={isTimed ? "moment" : "day"}
      error={error}
      // People enter a time on the arena's clock.
      help={isTimed ? `Time in ${arena.timeZone}, the arena’s time zone` : meta.help}
      id={inputId(name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={change}
      required={meta.required ?? false}
      value={typeof value === "string" ? value : ""}
    />
  );
}
