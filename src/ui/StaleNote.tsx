import { useState } from "react";
import { arena } from "@arena/arena";
import { Button } from "./Button";
import { Icon } from "./Icon";
import styles from "./StaleNote.module.css";

interface StaleNoteProps {
  /** When the data on screen was read, in epoch milliseconds. */
  readonly readAt: number;
  /** Why there is nothing newer, in plain words. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Data stays on screen while refreshing it fails; this says from when it is, and why. */
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

/** "15:04" on the same day, "Sat 14 Mar, 15:04" otherwise, in the visitor's zone. */
export function readingTime(readAt: number, now: number): string {
  const sameDay = new Date(readAt).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(arena.locale, {
    ...(!sameDay && { weekday: "short", day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    // As kick-offs are written, in every locale.
    hourCycle: "h23",
  }).format(readAt);
}
