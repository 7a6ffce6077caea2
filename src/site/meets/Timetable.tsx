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

/** Returns what there is of an event: "Results", "Start list", or "" for neither. */
const stageOf = ({ isDone, event }: MeetWithEvents["events"][number]) =>
  isDone ? "Results" : event.entries.length > 0 ? "Start list" : "";

/** The events of a meet in the order of the day, each linked to its start list or results. */
export function Timetable({ seasonMeet, past }: Props) {
  const league = useLeague();
  const zone = useZone();
  const [first, ...others] = seasonMeet.events;
  if (!first) return <p className="mb-3 text-secondary">No timetable yet.</p>;
  // A word that every row would repeat is shown once, below.
  const isSame = others.length > 0 && others.every((one) => stageOf(one) === stageOf(first));
  const shared = isSame ? stageOf(first).toLowerCase() : "";
  return (
    <>
      <ol className={styles.timetable} role="list">
        {seasonMeet.events.map((one) => {
          const { number, at, name } = one;
          const stage = stageOf(one);
          const parts = (
            <>
              <span className={styles.when}>{formatKickOff(at, zone)?.time ?? "–"}</span>
              <span className={styles.what}>{name}</span>
              <span className={shared ? "visually-hidden" : "text-caption text-secondary"}>
                {stage}
              </span>
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
      {shared && (
        <p className="mt-2 text-caption text-secondary">Press an event for its {shared}.</p>
      )}
    </>
  );
}
