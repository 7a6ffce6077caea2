import { MINUTE } from "./durations";
import { amountOf } from "./wording";

const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;

/** From this number of days on, hours are left out. */
const DAYS_ALONE = 7;

/**
 * Formats a duration in its two largest units: "2 days, 3 hours", "45 minutes"; a begun minute counts as a whole one.
 * @param ms above 0
 */
export function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE);
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const days = Math.floor(hours / HOURS_OF_DAY);
  if (days >= DAYS_ALONE) return amountOf(days, "day");
  const parts =
    days > 0
      ? [[days, "day"] as const, [hours % HOURS_OF_DAY, "hour"] as const]
      : [[hours, "hour"] as const, [minutes % MINUTES_OF_HOUR, "minute"] as const];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => amountOf(amount, unit))
    .join(", ");
}
