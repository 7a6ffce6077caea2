import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { League } from "@/leagues/league";
import type { HeldMeet } from "@/leagues/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { CalendarButton } from "../calendar/CalendarButton";
import { MeetFacts } from "./MeetHead";
import { useSeason } from "../season/useSeason";
import { MeetCalendar } from "./MeetCalendar";
import styles from "./Meets.module.css";
import { OfSeason } from "./ofSeason";
import { Timetable } from "./Timetable";
import { meetAnchor } from "./words";

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
          <Meets league={league} meets={meets} past={past} />
        )
      }
    </OfSeason>
  );
}

interface MeetsProps {
  readonly league: League;
  readonly past: string | undefined;
  readonly meets: readonly HeldMeet[];
}

function Meets({ league, past, meets }: MeetsProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // The meet of the address stands here only once the meets are read.
    if (meets.some(({ meet }) => hash === `#${meetAnchor(meet.id)}`))
      document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, meets]);
  return (
    <>
      <div className={styles.meets}>
        {meets.map((held) => (
          <div id={meetAnchor(held.meet.id)} key={held.meet.id}>
            <Section
              action={<MeetCalendar held={held} league={league} past={past} />}
              title={held.meet.name}
            >
              <MeetFacts held={held} />
              <Timetable held={held} league={league} past={past} />
            </Section>
          </div>
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
  );
}
