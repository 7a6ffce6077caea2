import { useId, useState } from "react";
import { googleAddress, icsText } from "@/domain/calendar/ics";
import { slugOf } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import type { DatesAhead } from "@/leagues/calendarOf";
import { Button } from "@/ui/Button";
import { handOver, type Delivery } from "@/ui/share/deliver";
import styles from "./CalendarDialog.module.css";

/** How long before a match somebody is reminded, in minutes. */
const REMIND = 60;

const answers: Readonly<Record<Delivery, string>> = {
  saved: "Saved. Open the file to add what is in it.",
  shared: "Handed over to your device.",
  cancelled: "",
};

interface SaveCalendarProps {
  readonly name: string;
  readonly dates: DatesAhead;
  /** What one of them is called, and what several are. */
  readonly nouns: readonly [one: string, many: string];
  /** It stands below the way to subscribe. */
  readonly isSecond: boolean;
}

/** "2 matches to come", or how many of them are on. */
function aheadInWords(
  { ahead, begun }: DatesAhead,
  [one, many]: SaveCalendarProps["nouns"],
): string {
  const all = ahead.length;
  if (all === 0) return `No ${one} is ahead`;
  const amount = amountOf(all, one, many);
  if (begun === 0) return `${amount} to come`;
  return begun === all ? `${amount}, on now` : `${amount}, ${begun} of them on now`;
}

/** The dates to come, and those that were called off, as a file for any calendar. */
export function SaveCalendar({ name, dates, nouns, isSecond }: SaveCalendarProps) {
  const id = useId();
  const [reminds, setReminds] = useState(false);
  const [answer, setAnswer] = useState("");
  const { ahead, off } = dates;
  const [one, many] = nouns;
  const [first] = ahead;
  const save = async () => {
    const remind = reminds ? REMIND : undefined;
    const text = icsText([...ahead, ...off], { name, now: Date.now(), remind });
    setAnswer(
      answers[await handOver(new File([text], `${slugOf(name)}.ics`, { type: "text/calendar" }))],
    );
  };
  return (
    <section aria-labelledby={isSecond ? id : undefined} className={styles.body}>
      {isSecond && <h3 id={id}>Save a file once</h3>}
      {ahead.length === 0 && off.length === 0 ? (
        <p>No {one} with a date is ahead.</p>
      ) : (
        <>
          <p>
            {aheadInWords(dates, nouns)}
            {off.length > 0 && `, ${amountOf(off.length, one, many)} called off`}: the file does not
            follow changes, but taken again it moves and strikes out what your calendar has.
          </p>
          {first && (
            <label className={styles.remind}>
              <input
                checked={reminds}
                onChange={({ target }) => setReminds(target.checked)}
                type="checkbox"
              />
              Remind me an hour before
            </label>
          )}
          <div className={styles.actions}>
            <Button
              icon="calendar"
              onClick={() => void save()}
              variant={isSecond ? "outline" : "filled"}
            >
              Save calendar file
            </Button>
            {first && ahead.length === 1 && (
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
            {answer}
          </p>
        </>
      )}
    </section>
  );
}
