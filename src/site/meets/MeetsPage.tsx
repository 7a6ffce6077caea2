import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { CalendarButton } from "../calendar/CalendarButton";
import { MeetFacts } from "./MeetHead";
import { useSeason } from "../season/useSeason";
import { MeetCalendar } from "./MeetCalendar";
import styles from "./Meets.module.css";
import { OfSeason } from "./ofSeason";
import { Timetable } from "./Timetable";

/** The meets of the season by date, each with its timetable. */
export default function MeetsPage({ league }: { readonly league: League }) {
  const { past } = useSeason(league);
  return (
    <OfSeason league={league} past={past}>
      {({ meets }) =>
        meets.length === 0 ? (
          <EmptyState spot="no-fixtures" title="No meet planned">
            Meets appear here as soon as they have a date.
          </EmptyState>
        ) : (
          <>
            <div className={styles.meets}>
              {meets.map((held) => (
                <Section
                  action={<MeetCalendar held={held} league={league} past={past} />}
                  key={held.meet.id}
                  title={held.meet.name}
                >
                  <MeetFacts held={held} />
                  <Timetable held={held} league={league} past={past} />
                </Section>
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
    </OfSeason>
  );
}
