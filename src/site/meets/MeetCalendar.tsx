import type { ResolvedClub } from "@/domain/season/clubs";
import { takesPart, type MeetWithEvents } from "@/domain/season/meets";
import { useLeague } from "@/ui/leagueContext";
import { CalendarButton } from "../calendar/CalendarButton";

interface MeetCalendarProps {
  readonly seasonMeet: MeetWithEvents;
  /** The id of the meet's season if that is past; undefined for the current season. */
  readonly past?: string | undefined;
}

/**
 * A button that adds a meet to the visitor's calendar; nothing if the meet has no date, is complete or belongs to a
 * past season.
 */
export function MeetCalendar({ seasonMeet, past }: MeetCalendarProps) {
  const league = useLeague();
  const { meet, done, events } = seasonMeet;
  const isDone = done > 0 && done === events.length;
  if (past !== undefined || isDone || meet.date === null) return null;
  return <CalendarButton meets={[{ league, meet: seasonMeet }]} name={meet.name} />;
}

interface TeamCalendarProps {
  readonly club: ResolvedClub;
  readonly meets: readonly MeetWithEvents[];
}

/** A button that adds a team's meets to the visitor's calendar. */
export function TeamCalendar({ club, meets }: TeamCalendarProps) {
  const league = useLeague();
  const own = meets.filter((meet) => takesPart(meet, club.name));
  return (
    <CalendarButton
      feeds={[{ league, club }]}
      meets={own.map((meet) => ({ league, meet }))}
      name={club.called}
    />
  );
}
