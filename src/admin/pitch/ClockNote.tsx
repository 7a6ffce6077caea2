import { MINUTE } from "@/domain/durations";
import { CLOCK_WRONG, clockOffset } from "@/domain/serverTime";

interface ClockNoteProps {
  readonly className?: string | undefined;
}

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Writes a duration in the largest unit that fits at least once: "7 minutes". @param ms in milliseconds */
function howLong(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  const [unit, of] = UNITS.find(([, each]) => minutes >= each) ?? (["minute", 1] as const);
  const count = Math.round(minutes / of);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A note that this device's clock is wrong, and that this does no harm; hidden if it is off by less than a minute. */
export function ClockNote({ className }: ClockNoteProps) {
  const offset = clockOffset();
  if (Math.abs(offset) < CLOCK_WRONG) return null;
  return (
    <p className={className} role="status">
      This device’s clock is {howLong(Math.abs(offset))} {offset > 0 ? "slow" : "fast"}. Minutes and
      scoring hours go by the server’s time.
    </p>
  );
}
