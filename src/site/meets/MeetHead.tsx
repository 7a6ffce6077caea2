import { formatKickOff } from "@/domain/time";
import type { MeetWithEvents } from "@/domain/season/meets";
import { useZone } from "@/ui/match/useZone";
import { progressOf } from "./progress";

/** A line with the time, place and progress of a meet. */
export function MeetFacts({ seasonMeet }: { readonly seasonMeet: MeetWithEvents }) {
  const zone = useZone();
  const at = formatKickOff(seasonMeet.meet.date, zone);
  const when = at ? `${at.date}, ${at.time}` : "Date unavailable";
  return (
    <p className="mb-3 text-secondary">
      {[when, seasonMeet.meet.place, progressOf(seasonMeet)]
        .filter((part) => part !== "")
        .join(" · ")}
    </p>
  );
}
