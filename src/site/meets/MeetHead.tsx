import { formatKickOff } from "@/domain/time";
import type { MeetWithEvents } from "@/domain/season/meets";
import { useZone } from "@/ui/match/useZone";
import { progressOf } from "./progress";

/** When and where a meet is, and how far it is. */
export function MeetFacts({ held }: { readonly held: MeetWithEvents }) {
  const zone = useZone();
  const at = formatKickOff(held.meet.date, zone);
  const when = at ? `${at.date}, ${at.time}` : "Date unavailable";
  return (
    <p className="mb-3 text-secondary">
      {[when, held.meet.place, progressOf(held)].filter((part) => part !== "").join(" · ")}
    </p>
  );
}
