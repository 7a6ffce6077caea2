import type { Phase } from "@/domain/match/ahead";
import type { DayPart } from "@/domain/match/agenda";
import { formatPoints } from "@/domain/meet/showPoints";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import type { Exact } from "@/domain/table/exact";
import { amountOf, enumerated } from "@/domain/wording";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { MeetWithEvents } from "@/domain/season/meets";
import { MatchRow } from "@/ui/match/MatchRow";
import rows from "@/ui/match/MatchRow.module.css";
import { phaseLabel } from "@/ui/match/status";
import { StatusChip } from "@/ui/match/StatusChip";
import styles from "./MeetRow.module.css";
import { meetAddress } from "./words";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

interface MeetRowProps {
  readonly seasonMeet: MeetWithEvents;
  /** The part of the day's list in which the row is shown. */
  readonly part: DayPart;
  /** Whether a heading above already shows the day. */
  readonly isUnderDay?: boolean;
  /** The team whose place is shown; undefined for the leader. */
  readonly team?: string | undefined;
}

/** Formats the progress: "7 of 12 events"; "12 events" before the first result; '' without a timetable. */
function eventsInWords({ done, events }: MeetWithEvents): string {
  if (events.length === 0) return "";
  const all = amountOf(events.length, "event");
  return done === 0 ? all : `${done} of ${all}`;
}

/** A row for a meet in a list: name, place, progress, and its leader or winner. It links to the meet. */
export function MeetRow({ seasonMeet, part, isUnderDay, team }: MeetRowProps) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const { meet } = seasonMeet;
  const start = formatKickOff(meet.date, zone);
  const phase = phaseOf(part, seasonMeet);
  const events = eventsInWords(seasonMeet);
  const result = seasonMeet.done === 0 ? "" : resultInWords(seasonMeet, team, clubs);
  const words = [
    meet.name,
    meet.place,
    start?.full ?? DATE_UNAVAILABLE,
    events,
    result,
    phaseLabel(meet.status, phase, league),
  ];
  return (
    <MatchRow
      aside={
        <>
          {start ? (
            <time dateTime={start.iso}>
              <b>{start.time}</b>
            </time>
          ) : (
            <span>{DATE_UNAVAILABLE}</span>
          )}
          {start && !isUnderDay && <span>{start.date}</span>}
          {events && <span className={rows.note}>{events}</span>}
          <StatusChip league={league} phase={phase} short status={meet.status} />
        </>
      }
      label={words.filter(Boolean).join(", ")}
      link={{ to: meetAddress(league, seasonMeet) }}
    >
      <span className={styles.meet}>
        <span className={styles.name}>{meet.name}</span>
        {result && <span className={styles.fact}>{result}</span>}
        {meet.place && <span className={styles.fact}>{meet.place}</span>}
      </span>
    </MatchRow>
  );
}

/** Returns the phase that the chip shows; null if there is nothing to say besides the result. */
function phaseOf(part: DayPart, { done }: MeetWithEvents): Phase | null {
  switch (part) {
    case "live":
      return "on";
    case "next":
      return "ahead";
    case "finished":
      return done === 0 ? "awaited" : null;
    case "off":
      return null;
  }
}

const pointsInWords = (points: Exact) =>
  `${formatPoints(points)} ${points === 1 ? "point" : "points"}`;

/**
 * Describes the result: "Law Striders won with 84 points", "Law Striders and Science Sprint lead with 40 points"; for a
 * given team, its place.
 */
function resultInWords(
  { table, done, events }: MeetWithEvents,
  team: string | undefined,
  clubs: readonly ResolvedClub[],
): string {
  const own = team === undefined ? undefined : table.find(({ name }) => sameName(name, team));
  if (own)
    return `${calledName(clubs, own.name)}: ${ordinal(own.rank)} with ${pointsInWords(own.points)}`;
  const first = table.filter(({ rank }) => rank === 1);
  const [leader] = first;
  if (!leader) return "";
  const names = enumerated(first.map(({ name }) => calledName(clubs, name)));
  // After its usual time a meet is in the part "finished", even if events are still without results.
  const isOver = done === events.length;
  const verb = isOver ? "won" : first.length > 1 ? "lead" : "leads";
  return `${names} ${verb} with ${pointsInWords(leader.points)}`;
}
