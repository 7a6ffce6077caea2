import { formatKickOff } from "@/domain/time";
import type { MeetWithEvents } from "@/domain/season/meets";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import styles from "./Meets.module.css";
import { meetPath } from "./words";

interface Props {
  readonly seasonMeet: MeetWithEvents;
  /** The id of the meet's season if that is past; undefined for the current season. */
  readonly past?: string | undefined;
}

/** The events of a meet in the order of the day, each linked to its start list or results. */
export function Timetable({ seasonMeet, past }: Props) {
  const league = useLeague();
  const zone = useZone();
  if (seasonMeet.events.length === 0)
    return <p className="mb-3 text-secondary">No timetable yet.</p>;
  return (
    <ol className={styles.timetable} role="list">
      {seasonMeet.events.map(({ number, at, name, isDone, event }) => {
        const stage = isDone ? "Results" : event.entries.length > 0 ? "Start list" : "";
        const parts = (
          <>
            <span className={styles.when}>{formatKickOff(at, zone)?.time ?? "–"}</span>
            <span className={styles.what}>{name}</span>
            <span className="text-caption text-secondary">{stage}</span>
          </>
        );
        return (
          <li key={number}>
            {stage === "" ? (
              <div className={styles.slot}>{parts}</div>
            ) : (
              <Link
                className={styles.slot}
                to={`${meetPath(league, seasonMeet.meet.id, past)}#event-${number}`}
              >
                {parts}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
