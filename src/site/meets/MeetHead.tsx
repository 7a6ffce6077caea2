import { formatKickOff } from "@/domain/time";
import type { MeetWithEvents } from "@/domain/season/meets";
import { useZone } from "@/ui/match/useZone";
import { progressOf } from "./progress";

/** When and where a meet is, and how far it is. */
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
