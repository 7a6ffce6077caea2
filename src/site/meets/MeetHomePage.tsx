import { aheadInWords, meetsAhead } from "@/domain/season/meetsAhead";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import { MeetCalendar } from "./MeetCalendar";
import { MeetFacts } from "./MeetHead";
import PinnedNews from "../news/PinnedNews";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { TeamTable } from "./TeamTable";
import { Timetable } from "./Timetable";
import { latestMeet, meetPath } from "./words";

/** The front page of a league of meets: the live or next meet, the latest results, and the season's table. */
export default function MeetHomePage() {
  const league = useLeague();
  const now = useNow(0);
  return (
    <WithMeetSeason>
      {({ meets, table }) => {
        const [ahead] = meetsAhead(meets, now, league.game.matchMinutes);
        const next = ahead?.seasonMeet;
        const last = latestMeet(meets);
        return (
          <div className={styles.meets}>
            <PinnedNews leagues={[league]} />
            <Section
              action={next && <MeetCalendar seasonMeet={next} />}
              title={ahead ? aheadInWords(ahead) : "Next meet"}
            >
              {next ? (
                <>
                  <h3>{next.meet.name}</h3>
                  <MeetFacts seasonMeet={next} />
                  <Timetable seasonMeet={next} />
                </>
              ) : (
                <EmptyState title="No meet planned">
                  Meets appear here as soon as they have a date.
                </EmptyState>
              )}
            </Section>
            <Section
              action={last && <Link to={meetPath(league, last.meet.id)}>All results</Link>}
              title="Latest results"
            >
              {last ? (
                <>
                  <h3>{last.meet.name}</h3>
                  <MeetFacts seasonMeet={last} />
                  <TeamTable caption={`${last.meet.name}: teams`} rows={last.table} />
                </>
              ) : (
                <EmptyState spot="no-results" title="No results yet">
                  The first ones appear with the first event.
                </EmptyState>
              )}
            </Section>
            {last && (
              <Section
                action={<Link to={paths.page(league, "standings")}>Standings</Link>}
                title="Season table"
              >
                <TeamTable caption={`${league.name} table`} rows={table} />
              </Section>
            )}
          </div>
        );
      }}
    </WithMeetSeason>
  );
}
