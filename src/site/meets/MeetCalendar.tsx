import type { ResolvedClub } from "@/domain/season/clubs";
import { takesPart, type MeetWithEvents } from "@/domain/season/meets";
import { useLeague } from "@/ui/leagueContext";
import { CalendarButton } from "../calendar/CalendarButton";

interface MeetCalendarProps {
  readonly seasonMeet: MeetWithEvents;
  /** The id of the meet's season, where that is over. */
  readonly past?: string | undefined;
}

/** Puts a meet that has a date and is not over into the visitor's calendar. */
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

/** Puts the meets of a team into the visitor's calendar. */
export function TeamCalendar({ club, meets }: TeamCalendarProps) {
  const league = useLeague();
  const own = meets.filter((meet) => takesPart(meet, club.name));
  return (
    <CalendarButton
      feeds={[{ league, club }]}
      meets={own.map((meet) => ({ league, meet }))}
      name={club.name}
    />
  );
}
