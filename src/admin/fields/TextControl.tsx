import TextField from "@mui/material/TextField";
import type { ComponentProps } from "react";
import type { Control } from "@/records/field";
import { arena } from "@arena/arena";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";

type Look = Pick<ComponentProps<typeof TextField>, "type" | "multiline" | "minRows" | "inputMode">;

const looks: Partial<Record<Control, Look>> = {
  url: { type: "url", inputMode: "url" },
  integer: { inputMode: "numeric" },
  decimal: { inputMode: "decimal" },
  dateTime: { type: "datetime-local" },
  longText: { multiline: true, minRows: 2 },
  names: { multiline: true, minRows: 3 },
  lines: { multiline: true, minRows: 2 },
  bookings: { multiline: true, minRows: 2 },
};

/** A field that is typed as text: names, numbers, dates, lists separated by commas. */
export function TextControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  const { inputMode, ...look } = looks[meta.control] ?? {};
  // The zone is named where a time is typed: people enter it on the arena's clock.
  const help =
    meta.control === "dateTime" ? `Time in ${arena.timeZone}, the arena’s time zone` : meta.help;
  return (
    <TextField
      {...look}
      error={error !== undefined}
      helperText={<FieldNote error={error} help={help} />}
      id={inputId(name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        htmlInput: {
          ...(inputMode && { inputMode }),
          autoComplete: "off",
          required: meta.required ?? false,
        },
        formHelperText: { component: "div" },
      }}
      value={typeof value === "string" ? value : ""}
    />
  );
}
