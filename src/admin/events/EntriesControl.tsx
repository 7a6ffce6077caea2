import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { useState, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Entry } from "@/domain/meet/meet";
import {
  resultLines,
  type MeetWithEvents,
  meetSeasonOf,
  type MeetEvent,
  type MeetSeason,
} from "@/domain/season/meets";
import { formatPoints } from "@/domain/meet/showPoints";
import { readLine, writeLine } from "@/domain/meet/lines";
import { placesOf } from "@/domain/meet/places";
import { eventId } from "@/domain/meet/timetable";
import { newMeta, type RecordOf } from "@/records/record";
import { AdminIcon } from "../parts/AdminIcon";
import { useSuggestions } from "../fields/suggestions";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { goDown } from "../fields/enterKey";
import { FieldNote } from "../fields/FieldNote";
import { EntryRow } from "./EntryRow";
import { PasteEntries } from "./PasteEntries";
import { TypedField } from "./TypedField";
import { withWind } from "./typedEntry";
import type { FormValues } from "../fields/values";
import { useRecords } from "../live/useLive";
import { usePastSeason } from "../live/pastSeason";

const empty = (team: string): Entry => ({ athlete: "", team, place: null, mark: "", status: "" });

/** The table of an event's entries: athlete, team, mark, place and points, with the team score of the meet below. */
export default function EntriesControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { clubs } = useSuggestions();
  const { change, error } = useField(name);
  const { getValues } = useFormContext<FormValues>();
  const { entries, meetEvent, meet, season } = useEventForm();
  const by = meetEvent?.by ?? "time";
  const relay = meetEvent?.relay ?? false;
  // Stored places that do not follow from the marks were set by judges, so they are not computed.
  const [isOfficial, setOfficial] = useState(
    () =>
      entries.some(({ place }) => place !== null) &&
      withPlaces(entries, by, relay).some(({ place }, at) => place !== entries[at]?.place),
  );
  const { scoring } = season;
  const write = (next: readonly Entry[], official = isOfficial) =>
    change(asField(official ? next : withPlaces(next, by, relay)));
  // Reads the current entries from the form, because rows that did not change still call functions of an earlier
  // render.
  const now = () => entriesOf(getValues(name));
  const edit = (at: number, changed: Entry) =>
    write(now().map((entry, row) => (row === at ? changed : entry)));
  // In a race one wind counts for all entries of a heat; in a jump each attempt has a separate wind.
  const winds = [...new Set(entries.map(({ wind }) => wind))];
  const [hasHeats, setHeats] = useState(() => winds.length > 1);
  const ownWind = by === "distance" || (by === "time" && (hasHeats || winds.length > 1));
  const full = meta.max !== undefined && entries.length >= meta.max;
  const perTeam = relay ? 1 : scoring.perTeam || 2;
  const lines = meetEvent ? resultLines(meetEvent, scoring, season.teams.length).placed : [];
  const pointsAt = (at: number) => {
    const entry = meetEvent?.event.entries[at];
    return lines.find((line) => line.entry === entry)?.points ?? null;
  };

  return (
    <div
      aria-label={meetEvent?.name ?? meta.label}
      className="stack-3"
      id={inputId(name)}
      role="group"
      tabIndex={-1}
    >
      {!meetEvent && <span className={styles.label}>This event is not in the timetable</span>}
      {entries.length === 0 && (
        <Button
          onClick={() =>
            write(clubs.flatMap((club) => Array.from({ length: perTeam }, () => empty(club.name))))
          }
          variant="outlined"
        >
          Begin with {perTeam === 1 ? "one line" : `${perTeam} lines`} for each team
        </Button>
      )}
      {by === "time" && entries.length > 0 && (
        <div className={styles.entryActions}>
          {!ownWind && (
            <TypedField
              id={inputId("event-wind")}
              label="Wind (optional)"
              name="Wind of the race, in metres a second"
              onType={(typed) => write(now().map((entry) => withWind(entry, typed)))}
              sx={{ maxWidth: 140 }}
              value={String(winds[0] ?? "")}
            />
          )}
          <FormControlLabel
            control={
              <Switch
                checked={ownWind}
                disabled={winds.length > 1}
                onChange={(_, own) => setHeats(own)}
              />
            }
            label="Each heat has its own wind"
            sx={{ alignSelf: "end", minHeight: 46 }}
          />
        </div>
      )}
      {entries.length > 0 && (
        <p className={styles.hint}>
          <kbd>Enter</kbd> goes to the next mark. DNS, DNF, DQ and NM can be typed as a mark.
        </p>
      )}
      {/* The element only moves the focus from one field to the next: the keys are pressed in the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.rows} onKeyDown={goDown}>
        {entries.map((entry, at) => (
          <EntryRow
            by={by}
            entry={entry}
            isOfficial={isOfficial}
            ownWind={ownWind}
            // The index is the key, because rows have no ids.
            key={at}
            number={at + 1}
            onChange={(changed) => edit(at, changed)}
            onRemove={() => write(now().filter((_, row) => row !== at))}
            points={pointsAt(at)}
            relay={relay}
          />
        ))}
      </div>
      <div className={styles.entryActions}>
        <Button
          disabled={full}
          // A new entry gets a team, because an entry without team and name would be dropped when the lines are parsed.
          onClick={() => {
            const added = empty(entries.at(-1)?.team ?? clubs[0]?.name ?? "");
            const [wind] = winds;
            const ofRace = by === "time" && !ownWind && wind !== undefined;
            write([...entries, ofRace ? { ...added, wind } : added]);
          }}
          startIcon={<AdminIcon name="plus" />}
        >
          Add entry
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isOfficial}
              onChange={(_, official) => {
                setOfficial(official);
                if (!official) write(entries, false);
              }}
            />
          }
          label="Keep the judges’ places"
        />
      </div>
      <PasteEntries
        of={{ name: meetEvent?.name ?? "", by }}
        onPaste={(pasted, official) => {
          if (official) setOfficial(true);
          write([...entries.filter(isFilled), ...pasted], isOfficial || official);
        }}
      />
      {meet && <TeamScore seasonMeet={meet} />}
      {error && (
        <FormHelperText component="div" error>
          <FieldNote error={error} />
        </FormHelperText>
      )}
    </div>
  );
}

const isFilled = ({ athlete, mark, status }: Entry) => athlete + mark + status !== "";

/** The team table of the meet, computed with the typed entries. */
function TeamScore({ seasonMeet }: { readonly seasonMeet: MeetWithEvents }) {
  return (
    <section aria-label="Team score" className={styles.score}>
      <h3 className={styles.label}>
        {seasonMeet.meet.name} after {seasonMeet.done} of {seasonMeet.events.length} events
      </h3>
      <ol className="mt-2" role="list">
        {seasonMeet.table.map(({ name, rank, shared, points }) => (
          <li className={styles.scoreLine} key={name}>
            <span>
              {rank}
              {shared && "="}
            </span>
            <span>{name}</span>
            <b>{formatPoints(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The event in the form, computed from the typed values. */
interface EventForm {
  readonly entries: readonly Entry[];
  /** The event in the meet's timetable; null if the timetable has no such event. */
  readonly meetEvent: MeetEvent | null;
  readonly meet: MeetWithEvents | null;
  readonly season: MeetSeason;
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** Parses the entries in the form's field, one a line. */
const entriesOf = (value: unknown): Entry[] =>
  asText(value)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readLine);

/** Formats entries as the value of the form's field, one a line. */
const asField = (entries: readonly Entry[]) => entries.map(writeLine).join("\n");

/** Returns the entries with the places that follow from their marks. */
function withPlaces(entries: readonly Entry[], by: MeetEvent["by"], relay: boolean): Entry[] {
  const bare = entries.map((entry) => ({ ...entry, place: null }));
  const placed = placesOf({ name: "", by, relay, entries: bare });
  return bare.map((entry) => ({
    ...entry,
    place: placed.find((one) => one.entry === entry)?.place ?? null,
  }));
}

/** Computes the event, its meet and the season's meets from the values in the form. */
function useEventForm(): EventForm {
  const { league } = useSuggestions();
  const [meet, number, lines] = useWatch<FormValues>({ name: ["meet", "number", "lines"] });
  const meets = useRecords(league, "meets");
  const events = useRecords(league, "events");
  const teams = useRecords(league, "teams");
  const past = usePastSeason()?.id;
  return useMemo(() => {
    const id = asText(meet);
    const own = Number(asText(number));
    const entries = entriesOf(lines);
    const others = events.filter((one) => one.meet !== id || one.number !== own);
    const typed: RecordOf<"events"> = {
      ...newMeta,
      id: eventId(id, own),
      meet: id,
      number: own,
      lines: entries.map(writeLine),
    };
    const season = meetSeasonOf(league, { meets, events: [...others, typed], teams }, past);
    const seasonMeet = season.meets.find((one) => one.meet.id === id) ?? null;
    return {
      entries,
      season,
      meet: seasonMeet,
      meetEvent: seasonMeet?.events.find((one) => one.number === own) ?? null,
    };
  }, [league, meets, events, teams, past, meet, number, lines]);
}
