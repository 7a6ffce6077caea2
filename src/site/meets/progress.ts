import type { MeetWithEvents } from "@/domain/season/meets";
import { amountOf } from "@/domain/wording";

/** What the progress of a meet follows from. */
interface Progress extends Pick<MeetWithEvents, "isOff" | "done"> {
  readonly meet: Pick<MeetWithEvents["meet"], "status">;
  readonly events: { readonly length: number };
}

/** How far a meet is: "12 events", "after 3 of 12 events", "Final", "Postponed". */
export function progressOf({ meet, isOff, done, events }: Progress): string {
  if (isOff) return meet.status;
  if (done === 0) return amountOf(events.length, "event");
  return done === events.length ? "Final" : `after ${done} of ${events.length} events`;
}
