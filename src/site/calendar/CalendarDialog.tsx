import { amountOf } from "@/domain/wording";
import { useState } from "react";
import { googleAddress, icsText, type CalendarEvent } from "@/domain/calendar/ics";
import { hasResult } from "@/domain/match/listed";
import { slugOf } from "@/domain/names";
import { calendarEvent } from "@/leagues/calendarOf";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { saveFile } from "@/ui/share/deliver";
import type { LeagueMatch } from "./CalendarButton";
import styles from "./CalendarDialog.module.css";

/** How long before a match somebody is reminded, in minutes. */
const REMIND = 60;

interface CalendarDialogProps {
  readonly name: string;
  readonly matches: readonly LeagueMatch[];
  readonly onClose: () => void;
}

function saveCalendar(
  name: string,
  events: readonly CalendarEvent[],
  remind: number | undefined,
): void {
  const text = icsText(events, { name, now: Date.now(), remind });
  saveFile(new File([text], `${slugOf(name)}.ics`, { type: "text/calendar;charset=utf-8" }));
}

/** Offers the matches to come, and those that were called off, to any calendar. */
export default function CalendarDialog({ name, matches, onClose }: CalendarDialogProps) {
  const [reminds, setReminds] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const events = matches.flatMap(({ league, match }) =>
    hasResult(match) ? [] : (calendarEvent(league, match, location.origin) ?? []),
  );
  const [first] = events;
  const save = () => {
    saveCalendar(name, events, reminds ? REMIND : undefined);
    setSaved(true);
  };
  return (
    <Dialog kind={name} onClose={onClose} title="Put in my calendar" width="narrow">
      {first ? (
        <div className={styles.body}>
          <p>
            {amountOf(events.length, "match", "matches")} to come. Take the file again after a
            change: the calendar then moves what it has, and adds nothing twice.
          </p>
          <label className={styles.remind}>
            <input
              checked={reminds}
              onChange={({ target }) => setReminds(target.checked)}
              type="checkbox"
            />
            Remind me an hour before
          </label>
          <div className={styles.actions}>
            <Button icon="calendar" onClick={save} variant="filled">
              Save calendar file
            </Button>
            {events.length === 1 && (
              <a
                className={styles.google}
                href={googleAddress(first)}
                rel="noreferrer"
                target="_blank"
              >
                Open in Google Calendar
              </a>
            )}
          </div>
          <p className={styles.answer} role="status">
            {isSaved && "Saved. Open the file to add the matches."}
          </p>
        </div>
      ) : (
        <p>No match with a date is ahead.</p>
      )}
    </Dialog>
  );
}
