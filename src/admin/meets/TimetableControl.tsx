import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Event } from "@/domain/meet/meet";
import { readAnnounced, writeAnnounced, type AnnouncedEvent } from "@/domain/meet/timetable";
import { Icon } from "@/ui/Icon";
import { AdminIcon } from "../parts/AdminIcon";
import { useSuggestions } from "../fields/suggestions";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { MomentInput } from "../fields/MomentInput";
import { FieldNote } from "../fields/FieldNote";

const marks: readonly (readonly [by: Event["by"], label: string])[] = [
  ["time", "Time"],
  ["distance", "Distance"],
  ["height", "Height"],
];

/** The name of an event until another one is typed, because an event without a name cannot be stored. */
const UNNAMED = "New event";

/** Writes an event as its line; a name that is not typed yet becomes the default one. */
const lineOf = (event: AnnouncedEvent) =>
  writeAnnounced({
    ...event,
    time: event.time.replaceAll("|", " "),
    name: event.name.trim() || UNNAMED,
  });

/** Reads the event of a line, also with a time that is not understood yet, because the form may hold such lines. */
function rowOf(line: string): AnnouncedEvent | null {
  const [number = "", time = "", ...rest] = line.split("|");
  const event = readAnnounced([number, "", ...rest].join("|"));
  return event && { ...event, time };
}

/** The input for the events of a meet: for each its time, its name, what is measured, and whether it is a relay. */
export default function TimetableControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { league } = useSuggestions();
  const { value, change, error } = useField(name);
  const text = typeof value === "string" ? value : "";
  // The rows as typed, with names that end in a space. They are shown as long as the form's value is the one they gave.
  const [rows, setRows] = useState<{
    readonly of: string;
    readonly typed: readonly AnnouncedEvent[];
  }>();
  const events =
    rows?.of === text ? rows.typed : text.split("\n").flatMap((line) => rowOf(line) ?? []);
  const write = (typed: readonly AnnouncedEvent[]) => {
    const of = typed.map(lineOf).join("\n");
    setRows({ of, typed });
    change(of);
  };
  const edit = (at: number, changed: Partial<AnnouncedEvent>) =>
    write(events.map((one, row) => (row === at ? { ...one, ...changed } : one)));
  const next = 1 + Math.max(0, ...events.map(({ number }) => number));
  const programme = league.meets?.programme ?? [];
  const full = meta.max !== undefined && events.length >= meta.max;
  return (
    <div aria-label={meta.label} className="stack-3" id={inputId(name)} role="group" tabIndex={-1}>
      {events.length === 0 && programme.length > 0 && (
        <Button
          onClick={() => write(programme.map((one, at) => ({ ...one, number: at + 1, time: "" })))}
          variant="outlined"
        >
          Begin with the league’s {programme.length} events
        </Button>
      )}
      <div className={styles.rows}>
        {events.map((event, at) => (
          <div
            aria-label={`Event ${event.number}`}
            className={styles.slot}
            key={event.number}
            role="group"
          >
            <MomentInput
              asked="time"
              label="Time"
              onChange={(time) => edit(at, { time })}
              spoken={`Time, event ${event.number}`}
              value={event.time}
            />
            <TextField
              label="Event"
              onBlur={({ target }) => edit(at, { name: target.value.trim() || UNNAMED })}
              onChange={({ target }) =>
                edit(at, { name: target.value.replaceAll("|", " ").slice(0, 60) })
              }
              slotProps={{ htmlInput: { "aria-label": `Name, event ${event.number}` } }}
              value={event.name}
            />
            <TextField
              label="Counts"
              onChange={({ target }) =>
                // The cast is safe: the options are the marks above.
                edit(at, { by: target.value as Event["by"] })
              }
              select
              slotProps={{ htmlInput: { "aria-label": `What counts, event ${event.number}` } }}
              value={event.by}
            >
              {marks.map(([by, label]) => (
                <MenuItem key={by} value={by}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={
                <Checkbox
                  checked={event.relay}
                  onChange={(_, relay) => edit(at, { relay })}
                  slotProps={{ input: { "aria-label": `Relay, event ${event.number}` } }}
                />
              }
              label="Relay"
            />
            <IconButton
              aria-label={`Remove event ${event.number} ${event.name}`}
              onClick={() => write(events.filter((_, row) => row !== at))}
            >
              <Icon name="close" />
            </IconButton>
          </div>
        ))}
      </div>
      <Button
        disabled={full || next > 99}
        onClick={() =>
          write([...events, { number: next, time: "", name: UNNAMED, by: "time", relay: false }])
        }
        startIcon={<AdminIcon name="plus" />}
      >
        Add event
      </Button>
      {error && (
        <FormHelperText component="div" error>
          <FieldNote error={error} />
        </FormHelperText>
      )}
    </div>
  );
}
