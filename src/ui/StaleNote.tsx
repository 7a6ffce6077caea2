import { useState } from "react";
import { arena } from "@arena/arena";
import { Button } from "./Button";
import { Icon } from "./Icon";
import styles from "./StaleNote.module.css";

interface StaleNoteProps {
  /** When the data on the screen was loaded, in epoch milliseconds. */
  readonly readAt: number;
  /** Why no newer data could be loaded, in plain words. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** A note above data that could not be refreshed: from when the data is, and why it is not newer. */
export function StaleNote({ readAt, reason, onRetry }: StaleNoteProps) {
  const [now] = useState(() => Date.now());
  return (
    <div className={styles.note} role="status">
      <Icon name="clock" />
      <p className={styles.text}>
        <b>Showing data from {readingTime(readAt, now)}.</b> {reason}
      </p>
      <Button onClick={onRetry} variant="text">
        Try again
      </Button>
    </div>
  );
}

/** Formats the time of loading in the visitor's zone: "15:04" on the same day, else "Sat 14 Mar, 15:04". */
export function readingTime(readAt: number, now: number): string {
  const sameDay = new Date(readAt).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(arena.locale, {
    ...(!sameDay && { weekday: "short", day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    // 24 hours in every locale, like the kick-off times.
    hourCycle: "h23",
  }).format(readAt);
}
