import { failedOf } from "@/data/together";
import { dayInWords, type Day } from "@/domain/day";
import { dayParts } from "@/domain/match/agenda";
import { Card } from "@/ui/Card";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { InLeague } from "@/ui/leagueContext";
import PinnedNews from "../news/PinnedNews";
import { standingIn } from "./DayMatches";
import { Failures } from "./Failures";
import { LeagueCard, LeagueHead, type RowTimes } from "./LeagueCard";
import { occasionsOn, type LeagueDays } from "./leagueMatches";
import { isComing } from "./useArrived";
import styles from "./Today.module.css";

interface LateLeaguesProps extends RowTimes {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  readonly today: Day;
}

/** The leagues that load later than the others, in a section after them, so that the content above does not move. */
export function LateLeagues({ leagues, ...of }: LateLeaguesProps) {
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby="late-leagues" className={styles.part}>
      <h2 className={styles.heading} id="late-leagues">
        More leagues
      </h2>
      <PinnedNews
        leagues={leagues.filter((one) => !isComing(one)).map(({ league }) => league)}
        named
      />
      <div className={styles.cards}>
        {leagues.map((one) => (
          <LateLeague key={one.league.slug} of={one} {...of} />
        ))}
      </div>
    </section>
  );
}

interface LateLeagueProps extends Omit<LateLeaguesProps, "leagues"> {
  readonly of: LeagueDays;
}

/** The card of a league that is still loading, failed to load, or loaded after the others. */
function LateLeague({ of, day, today, ...times }: LateLeagueProps) {
  const { league, clubs } = of;
  if (isComing(of)) {
    return (
      <Card data-sport={league.sport} flush>
        <InLeague league={league}>
          <LeagueHead />
        </InLeague>
        <p className={styles.quiet}>Still loading</p>
        <div aria-hidden="true">
          <MatchListSkeleton rows={1} />
        </div>
      </Card>
    );
  }
  if (failedOf([of.planned, of.played])) {
    return <Failures leagues={[of]} />;
  }
  const when = { day, today, now: times.now };
  const occasions = dayParts.flatMap((part) =>
    standingIn(part, { league, occasions: occasionsOn(of, when) }, times.now),
  );
  if (occasions.length > 0) {
    return (
      <InLeague league={league} clubs={clubs}>
        <LeagueCard isUnderDay occasions={occasions} {...times} />
      </InLeague>
    );
  }
  return (
    <Card data-sport={league.sport} flush>
      <InLeague league={league}>
        <LeagueHead />
      </InLeague>
      <p className={styles.quiet}>Nothing on {dayInWords(day).short}</p>
    </Card>
  );
}
