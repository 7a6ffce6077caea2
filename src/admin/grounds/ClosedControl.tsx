import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DaySpan } from "@/domain/schedule/ground";
import { inputId, useField, type ControlProps } from "../fields/control";
import { MomentInput } from "../fields/MomentInput";
import { AdminIcon } from "../parts/AdminIcon";

/** Writes a span of days in its stored form, "from/to", or "from" for one day; '' if both days are empty. */
const lineOf = ({ from, to }: DaySpan) =>
  [from, ...(to === "" || to === from ? [] : [to])].join("/");

const spanOf = (line: string): DaySpan => {
  const [from = "", to = ""] = line.split("/");
  return { from, to };
};

/** The input for the days on which a ground is closed: a first and a last day for each closure. */
export default function ClosedControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur, error } = useField(name);
  const text = typeof value === "string" ? value : "";
  // The rows as typed, also those still empty. They are shown as long as the form's value is the one they gave.
  const [rows, setRows] = useState<{ readonly of: string; readonly typed: readonly DaySpan[] }>();
  const lines = text.split("\n").filter((line) => line !== "");
  const typed = rows?.of === text ? rows.typed : lines.map(spanOf);
  const write = (next: readonly DaySpan[]) => {
    const of = next
      .map(lineOf)
      .filter((line) => line !== "")
      .join("\n");
    setRows({ of, typed: next });
    change(of);
  };
  const edit = (at: number, changed: Partial<DaySpan>) =>
    write(typed.map((span, one) => (one === at ? { ...span, ...changed } : span)));
  const id = inputId(name);
  return (
    <div aria-labelledby={`${id}-label`} id={id} role="group" tabIndex={-1}>
      <Typography id={`${id}-label`} variant="subtitle2">
        {meta.label}
      </Typography>
      {typed.map((span, at) => (
        // Two rows can be equal, so the position is their key.
        <Stack direction="row" key={at} spacing={2} sx={{ alignItems: "center", mt: 2 }}>
          {(["from", "to"] as const).map((side) => (
            <MomentInput
              asked="day"
              error={error === undefined ? undefined : ""}
              key={side}
              label={side === "from" ? "From" : "Until"}
              onBlur={onBlur}
              onChange={(day) => edit(at, { [side]: day })}
              spoken={`Closed ${at + 1}, ${side === "from" ? "from" : "until"}`}
              sx={{ flex: "1 1 13rem" }}
              value={span[side]}
            />
          ))}
          <Button
            aria-label={`Remove closed days ${at + 1}`}
            onClick={() => write(typed.filter((_, one) => one !== at))}
            type="button"
            variant="text"
          >
            <AdminIcon name="trash" />
          </Button>
        </Stack>
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Button
        onClick={() => write([...typed, { from: "", to: "" }])}
        startIcon={<AdminIcon name="plus" />}
        sx={{ mt: 2 }}
        type="button"
        variant="text"
      >
        Add closed days
      </Button>
    </div>
  );
}
