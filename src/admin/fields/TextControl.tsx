import TextField from "@mui/material/TextField";
import type { ComponentProps } from "react";
import { isOwnPicture } from "@/domain/reading";
import { foreignHost } from "@/domain/foreignHost";
import type { Control, FieldMeta } from "@/records/field";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";

type Look = Pick<ComponentProps<typeof TextField>, "type" | "multiline" | "minRows" | "inputMode">;

const looks: Partial<Record<Control, Look>> = {
  url: { type: "url", inputMode: "url" },
  integer: { inputMode: "numeric" },
  decimal: { inputMode: "decimal" },
  longText: { multiline: true, minRows: 2 },
  names: { multiline: true, minRows: 3 },
  lines: { multiline: true, minRows: 2 },
  bookings: { multiline: true, minRows: 2 },
};

function helpFor({ control, link, help }: FieldMeta, text: string): string | undefined {
  const host = control === "url" && !link ? foreignHost(text) : "";
  return host === ""
    ? help
    : `It is on ${host}, which can see the internet address of every visitor who sees it.`;
}

/** A text field for names, numbers, addresses, or lists separated by commas. */
export function TextControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  const { inputMode, ...look } = looks[meta.control] ?? {};
  const stored = typeof value === "string" ? value : "";
  const isKept = meta.picture !== undefined && isOwnPicture(stored);
  const text = isKept ? "" : stored;
  const help = isKept ? "A picture is kept here. An address takes its place." : helpFor(meta, text);
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
      value={text}
    />
  );
}
