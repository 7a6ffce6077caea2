import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { MeetWithEvents } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import { CalendarButton } from "../calendar/CalendarButton";
import { MeetFacts } from "./MeetHead";
import { useSeason } from "../season/useSeason";
import { MeetCalendar } from "./MeetCalendar";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { meetPartId } from "./words";
import { Timetable } from "./Timetable";

/** The page of the season's meets by date, each with its timetable. */
export default function MeetsPage() {
  const league = useLeague();
  const { past } = useSeason();
  return (
    <WithMeetSeason past={past}>
      {({ meets }) =>
        meets.length === 0 ? (
          <EmptyState spot="no-fixtures" title="No meet planned">
            Meets appear here as soon as they have a date.
          </EmptyState>
        ) : (
          <>
            <div className={styles.meets}>
              {meets.map((seasonMeet) => (
                <OneMeet seasonMeet={seasonMeet} key={seasonMeet.meet.id} past={past} />
              ))}
            </div>
            {past === undefined && (
              <p className={styles.calendar}>
                <CalendarButton
                  feeds={[{ league }]}
                  meets={meets.map((meet) => ({ league, meet }))}
                  name={league.name}
                />
              </p>
            )}
          </>
        )
      }
    </WithMeetSeason>
  );
}

interface OneMeetProps {
  readonly seasonMeet: MeetWithEvents;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
}

/** A meet with its timetable. The page scrolls to it if the address names it. */
function OneMeet({ seasonMeet, past }: OneMeetProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const id = meetPartId(seasonMeet.meet.id);
  const isLedTo = hash === `#${encodeURIComponent(id)}`;
  useEffect(() => {
    // Scrolls here, because the meet is on the page only after the meets have loaded.
    if (isLedTo) place.current?.scrollIntoView();
  }, [isLedTo]);
  return (
    <div id={id} ref={place}>
      <Section
        action={<MeetCalendar seasonMeet={seasonMeet} past={past} />}
        title={seasonMeet.meet.name}
      >
        <MeetFacts seasonMeet={seasonMeet} />
        <Timetable seasonMeet={seasonMeet} past={past} />
      </Section>
    </div>
  );
}
