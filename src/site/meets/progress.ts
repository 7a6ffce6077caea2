import type { MeetWithEvents } from "@/domain/season/meets";
import { amountOf } from "@/domain/wording";

/** The fields from which a meet's progress follows. */
interface Progress extends Pick<MeetWithEvents, "isOff" | "done"> {
  readonly meet: Pick<MeetWithEvents["meet"], "status">;
  readonly events: { readonly length: number };
}

/** Formats the progress of a meet: "12 events", "after 3 of 12 events", "Finished", "Postponed". */
export function progressOf({ meet, isOff, done, events }: Progress): string {
  if (isOff) return meet.status;
  if (done === 0) return amountOf(events.length, "event");
  return done === events.length ? "Finished" : `after ${done} of ${events.length} events`;
}
