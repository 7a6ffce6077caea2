import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { limits } from "@/domain/limits";
import { readAdjustment } from "@/domain/table/adjustments";
import { Icon } from "@/ui/Icon";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { MomentInput } from "../fields/MomentInput";
import { FieldNote } from "../fields/FieldNote";
import { AdminIcon } from "../parts/AdminIcon";

/** A line as it is typed: its points may be no number yet. */
interface Typed {
  readonly on: string;
  readonly points: string;
  readonly reason: string;
}

/** The line that is stored; a minus may be typed as a dash. */
const inWords = ({ on, points, reason }: Typed) =>
  points.trim() === "" && reason.trim() === ""
    ? ""
    : [on, points.trim().replace(/^[−–]/, "-") || "0", reason.trim()].filter(Boolean).join(" ");

const typedOf = (line: string): Typed => {
  const { on = null, points, reason = "" } = readAdjustment(line) ?? {};
  return { on: on ?? "", points: points === undefined ? line : String(points), reason };
};

/** Points given or taken: how many, why, and on which day it was said. */
export function AdjustControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur, error } = useField(name);
  const text = typeof value === "string" ? value : "";
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const unsaid: Typed = { on: today, points: "", reason: "" };
  // What is typed stays as it is while the form holds what it means.
  const [rows, setRows] = useState<{ readonly of: string; readonly typed: readonly Typed[] }>();
  const lines = text.split("\n").filter((line) => line !== "");
  const typed = rows?.of === text ? rows.typed : lines.length > 0 ? lines.map(typedOf) : [unsaid];

  const write = (next: readonly Typed[]) => {
    const of = next
      .map(inWords)
      .filter((line) => line !== "")
      .join("\n");
    setRows({ of, typed: next.length > 0 ? next : [unsaid] });
    change(of);
  };
  const edit = (at: number, changed: Partial<Typed>) =>
    write(typed.map((one, row) => (row === at ? { ...one, ...changed } : one)));
  /** Further lines are told apart by their number. */
  const labelOf = (label: string, at: number) => (at === 0 ? label : `${label} ${at + 1}`);

  return (
    <div
      aria-label="Points given or taken"
      className={styles.part}
      id={inputId(name)}
      role="group"
      tabIndex={-1}
    >
      <div className={styles.rows}>
        {typed.map((one, at) => (
          // A line is known by its place alone.
          <Stack
            aria-label={labelOf("Adjustment", at)}
            direction="row"
            key={at}
            role="group"
            sx={{ alignItems: "end", flexWrap: "wrap", gap: 2 }}
          >
            <TextField
              error={error !== undefined}
              label={labelOf(meta.label, at)}
              onBlur={onBlur}
              onChange={({ target }) => edit(at, { points: target.value })}
              sx={{ flex: "1 1 9rem" }}
              slotProps={{ htmlInput: { maxLength: 4 } }}
              value={one.points}
            />
            <TextField
              label={labelOf("Reason", at)}
              onBlur={onBlur}
              onChange={({ target }) => edit(at, { reason: target.value })}
              slotProps={{ htmlInput: { maxLength: limits.reason } }}
              sx={{ flex: "3 1 14rem" }}
              value={one.reason}
            />
            <MomentInput
              asked="day"
              label={labelOf("Said on", at)}
              onBlur={onBlur}
              onChange={(on) => edit(at, { on })}
              sx={{ flex: "1 1 13rem" }}
              value={one.on}
            />
            {(typed.length > 1 || inWords(one) !== "") && (
              <IconButton
                aria-label={`Remove ${labelOf("adjustment", at)}`}
                onClick={() => write(typed.filter((_, row) => row !== at))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </Stack>
        ))}
      </div>
      <Button
        disabled={typed.length >= limits.adjustments || typed.some((one) => inWords(one) === "")}
        onClick={() => write([...typed, unsaid])}
        startIcon={<AdminIcon name="plus" />}
      >
        Add another
      </Button>
      <FormHelperText component="div" error={error !== undefined}>
        <FieldNote
          error={error}
          help="Points that the organiser gives, or takes with a minus. Visitors see them with reason and day under the table."
        />
      </FormHelperText>
    </div>
  );
}
