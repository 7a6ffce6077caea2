import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { writeLine } from "@/domain/meet/lines";
import type { Entry, EntryStatus, Event } from "@/domain/meet/meet";
import { readMark } from "@/domain/meet/mark";
import { formatPoints } from "@/domain/meet/showPoints";
import type { Exact } from "@/domain/table/exact";
import { memo } from "react";
import { Icon } from "@/ui/Icon";
import { useSuggestions } from "../fields/suggestions";
import { inputId } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";
import { PlayerInput } from "../line-up/PlayerInput";
import { attemptsInWords, withAttempts } from "./attempts";
import { statuses, withMark, withWind } from "./typedEntry";
import { TypedField } from "./TypedField";

interface Props {
  readonly number: number;
  readonly entry: Entry;
  readonly by: Event["by"];
  readonly relay: boolean;
  /** Whether the place is entered by hand; false if it follows from the marks. */
  readonly isOfficial: boolean;
  /** Whether the row has a field for the wind. */
  readonly ownWind: boolean;
  /** The points for the place; null for none. */
  readonly points: Exact | null;
  readonly onChange: (changed: Entry) => void;
  readonly onRemove: () => void;
}

const examples = { time: "10.94 or 1:52.40", distance: "7.15", height: "1.80" } as const;

const problemWith = (mark: string, by: Event["by"]) =>
  mark !== "" && readMark(mark, { name: "", by }) === null
    ? `Write it as ${examples[by]}`
    : undefined;

/** The row of one entry: team, athlete, mark, status, wind, attempts, place and points. */
export const EntryRow = memo(function EntryRow(props: Props) {
  const { number, entry, by, relay, isOfficial, ownWind, points, onChange, onRemove } = props;
  const { clubs } = useSuggestions();
  const problem = problemWith(entry.mark, by);
  const id = (part: string) => inputId(`entry-${number}-${part}`);
  const labelled = (label: string) => ({
    htmlInput: { "aria-label": `${label}, entry ${number}`, autoComplete: "off" },
  });
  return (
    <div
      aria-label={`Entry ${number}`}
      className={styles.entry}
      data-by={by}
      data-wind={ownWind || undefined}
      role="group"
    >
      <TextField
        id={id("team")}
        label="Team"
        onChange={(event) => onChange({ ...entry, team: event.target.value })}
        select
        slotProps={labelled("Team")}
        value={entry.team}
      >
        {entry.team !== "" && !clubs.some(({ name }) => name === entry.team) && (
          <MenuItem value={entry.team}>{entry.team}</MenuItem>
        )}
        {clubs.map(({ slug, name }) => (
          <MenuItem key={slug} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PlayerInput
        id={id("athlete")}
        label={relay ? "Runners" : "Athlete"}
        name={`${relay ? "Runners" : "Athlete"}, entry ${number}`}
        onChange={(athlete) => onChange({ ...entry, athlete: athlete.replaceAll("|", " ") })}
        teams={relay ? [] : [entry.team]}
        value={entry.athlete}
      />
      <div className={styles.entryMark}>
        <TextField
          className={styles.entryWide ?? ""}
          error={problem !== undefined}
          helperText={problem && <FieldNote error={problem} />}
          id={id("mark")}
          label="Mark"
          onChange={({ target }) => onChange(withMark(entry, target.value))}
          slotProps={{
            htmlInput: { ...labelled("Mark").htmlInput, inputMode: "decimal" },
            formHelperText: { component: "div" },
          }}
          value={entry.mark}
        />
        <TextField
          className={styles.entryWide ?? ""}
          id={id("status")}
          label="Ended"
          onChange={({ target }) =>
            // The options are exactly the statuses: hence the cast.
            onChange({ ...entry, status: target.value as EntryStatus })
          }
          select
          slotProps={{
            ...labelled("Ended"),
            // The open list shows the words; the closed field has space only for the letters ("DNS").
            select: { displayEmpty: true, renderValue: () => entry.status || "OK" },
            inputLabel: { shrink: true },
          }}
          value={entry.status}
        >
          {statuses.map(([status, label]) => (
            <MenuItem key={label} value={status}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {ownWind && (
          <TypedField
            id={id("wind")}
            label="Wind"
            name={`Wind, entry ${number}`}
            onType={(typed) => onChange(withWind(entry, typed))}
            value={String(entry.wind ?? "")}
          />
        )}
        {by !== "time" && (
          <TypedField
            id={id("attempts")}
            label="Attempts"
            name={`Attempts, entry ${number}`}
            onType={(typed) => onChange(withAttempts(entry, typed, by))}
            placeholder={by === "height" ? "1.75:o 1.80:xo" : "6.90 x 7.02"}
            value={attemptsInWords(entry, by)}
          />
        )}
        <TextField
          disabled={!isOfficial}
          id={id("place")}
          label="Place"
          onChange={(event) =>
            onChange({ ...entry, place: Number.parseInt(event.target.value, 10) || null })
          }
          slotProps={{ htmlInput: { ...labelled("Place").htmlInput, inputMode: "numeric" } }}
          value={entry.place ?? ""}
        />
        <output aria-label={`Points, entry ${number}`} className={styles.entryPoints}>
          {points === null ? "–" : formatPoints(points)}
        </output>
        <IconButton aria-label={`Remove entry ${number} ${entry.athlete}`} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  );
}, isSame);

/** Checks whether a row would look the same. Entries are compared as text, because each key press makes new objects. */
function isSame(a: Props, b: Props): boolean {
  return (
    writeLine(a.entry) === writeLine(b.entry) &&
    a.number === b.number &&
    a.by === b.by &&
    a.relay === b.relay &&
    a.isOfficial === b.isOfficial &&
    a.ownWind === b.ownWind &&
    String(a.points) === String(b.points)
  );
}
