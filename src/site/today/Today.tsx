import { Suspense, type ComponentType, type ReactNode } from "react";
import { dayInWords, dayOf, daysFrom, isDay, type Day } from "@/domain/day";
import { zoneNote } from "@/domain/time";
import { arena } from "@arena/arena";
import { tallyInWords, tallyOf } from "@/domain/season/occasion";
import { sportsHere } from "@/leagues/menu";
import { Button } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { useNow } from "@/ui/match/useNow";
import { Dated } from "@/ui/Dated";
import { useFilters } from "@/ui/useFilters";
import { useZone } from "@/ui/match/useZone";
import { failedOf, readAtOf, staleOf } from "@/data/together";
import { FollowedLeagues } from "./FollowedLeagues";
import PinnedNews from "../news/PinnedNews";
import { useSwipe } from "../motion/useSwipe";
import type { SinceProps } from "../since/Since";
import { AsidePlace } from "./aside/AsidePlace";
import { DayMatches, type Arrange } from "./DayMatches";
import { DayStrip } from "./DayStrip";
import { Failures } from "./Failures";
import { LateLeagues } from "./LateLeagues";
import { LeagueCard } from "./LeagueCard";
import { occasionsOn, playing, useAllMatches, type LeagueDays } from "./leagueMatches";
import { SportChips } from "./SportChips";
import { MatchesSkeleton } from "./TodaySkeleton";
import { isComing, useArrived } from "./useArrived";
import styles from "./Today.module.css";

const playedSports = sportsHere.filter(({ id }) => playing.some(({ sport }) => sport === id));

/** What the page of the day has and the front page does without. */
export interface TodayProps {
  /** Stands before today's matches. */
  readonly Before?: ComponentType<SinceProps>;
  /** Another order than league by league, where one is chosen. */
  readonly arrange?: Arrange | undefined;
  /** What chooses it. */
  readonly turn?: ReactNode;
}

/** The matches and meets of one day over all sports, with the way to other days; the day and a sport stand in the address. */
export default function Today({ Before, arrange, turn }: TodayProps) {
  const zone = useZone();
  const now = useNow(0);
  const all = useAllMatches();
  const { shown, chosen, choose } = useFilters(["day", "sport"]);
  const today = dayOf(now, zone) ?? "";
  const dayIn = (text: string) => (isDay(text) ? text : today);
  const day = dayIn(shown.day);
  const pick = (wanted: Day) => choose({ day: wanted === today ? "" : wanted });
  const swipe = useSwipe({
    onNext: () => pick(daysFrom(day, 1)),
    onPrevious: () => pick(daysFrom(day, -1)),
  });
  const sport = playedSports.some(({ id }) => id === shown.sport) ? shown.sport : "";
  const leagues = all.leagues.filter(({ league }) => sport === "" || league.sport === sport);
  const states = leagues.flatMap(({ planned, played }) => [planned, played]);
  const isLoading = leagues.some(isComing);
  const { inTime, late } = useArrived(leagues, `${day} ${sport}`);
  const tally = (of: Day) => tallyOf(leagues.flatMap(({ days }) => days.get(of) ?? []));
  const shownNow = leagues.flatMap((of) => occasionsOn(of, { day, today, now }));
  const hasFailed = failedOf(states) !== null;
  const readAt = readAtOf(states);
  const note = readAt > 0 ? zoneNote(readAt, zone, arena.timeZone) : null;
  return (
    <section aria-label="Matches by day" className={styles.today} id="days">
      <DayStrip
        count={(of) => (isLoading ? null : tally(of))}
        onPick={pick}
        shown={dayIn(chosen.day)}
        today={today}
      />
      <div className={classes("content", styles.body)}>
        <div className={styles.chips}>
          <SportChips
            onPick={(id) => choose({ sport: id })}
            sports={playedSports}
            value={chosen.sport}
          />
        </div>
        <div>
          <p className={classes("visually-hidden", styles.said)} role="status">
            {!isLoading && `${dayInWords(day).full}: ${tallyInWords(tallyOf(shownNow))}`}
          </p>
          <Dated state={staleOf(states)} />
          <div className={styles.lists} {...swipe}>
            {inTime === null ? (
              <MatchesSkeleton />
            ) : (
              <Suspense fallback={<MatchesSkeleton />}>
                <PinnedNews
                  leagues={all.leagues
                    .filter((of) => !late.includes(of))
                    .map(({ league }) => league)}
                  named
                />
                {Before && day === today && (
                  <Before Results={LeagueCard} leagues={inTime} now={now} />
                )}
                <Failures leagues={inTime} />
                {inTime.some(isReadable) && (
                  <DayMatches
                    day={day}
                    arrange={arrange}
                    isWhole={!hasFailed && late.length === 0}
                    leagues={inTime}
                    now={now}
                    onPick={pick}
                    turn={turn}
                    today={today}
                  />
                )}
                <LateLeagues day={day} leagues={late} now={now} today={today} />
              </Suspense>
            )}
          </div>
          {day !== today && (
            <p className={styles.note}>
              <Button icon="calendar" onClick={() => pick(today)} variant="text">
                Back to today
              </Button>
            </p>
          )}
          {inTime && note && <p className={styles.note}>{note}</p>}
          <FollowedLeagues leagues={all.leagues} now={now} />
        </div>
        <AsidePlace day={day} leagues={leagues} now={now} />
      </div>
    </section>
  );
}

/** Whether anything could be read of the records that a league keeps. */
function isReadable({ league, planned, played }: LeagueDays): boolean {
  const { results, events } = league.collections;
  return planned.status === "ready" || (Boolean(results ?? events) && played.status === "ready");
}
