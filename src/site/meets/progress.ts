import type { HeldMeet } from "@/domain/season/meets";
import { amountOf } from "@/domain/wording";

/** What tells how far a meet is. */
interface Progress extends Pick<HeldMeet, "isOff" | "done"> {
  readonly meet: Pick<HeldMeet["meet"], "status">;
  readonly events: { readonly length: number };
}

/** How far a meet is: "12 events", "after 3 of 12 events", "Final", "Postponed". */
export function progressOf({ meet, isOff, done, events }: Progress): string {
  if (isOff) return meet.status;
  if (done === 0) return amountOf(events.length, "event");
  return done === events.length ? "Final" : `after ${done} of ${events.length} events`;
}
