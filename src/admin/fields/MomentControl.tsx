import { zoneInWords } from "@/domain/time";
import { arena } from "@arena/arena";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { MomentInput } from "./MomentInput";

/** The field of a record's day, with or without a time. */
export function MomentControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  const isTimed = meta.control === "dateTime";
  return (
    <MomentInput
      asked={isTimed ? "moment" : "day"}
      error={error}
      // Times are entered in the arena's time zone, so the help names it.
      help={isTimed ? zoneInWords(arena.timeZone) : meta.help}
      id={inputId(name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={change}
      required={meta.required ?? false}
      value={typeof value === "string" ? value : ""}
    />
  );
}
