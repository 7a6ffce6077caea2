import { dayInWords, dayOf, daysFrom, isDay, type Day } from "@/domain/day";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { sportList } from "@/sports/entries";
import { Button } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { StaleNote } from "@/ui/StaleNote";
import { useFilters } from "@/ui/useFilters";
import { staleness } from "../home/quiet";
import { FollowedLeagues } from "./FollowedLeagues";
import { PinnedNews } from "../news/PinnedNews";
import { useSwipe } from "../motion/useSwipe";
import { AsidePlace } from "./aside/AsidePlace";
import { DayMatches } from "./DayMatches";
import { DayStrip, matchesInWords } from "./DayStrip";
import { Failures } from "./Failures";
import { playing, useAllMatches, type AllMatches } from "./leagueMatches";
import { SportChips } from "./SportChips";
import { MatchesSkeleton } from "./TodaySkeleton";
import styles from "./Today.module.css";

const playedSports = sportList.filter(({ id }) => playing.some(({ sport }) => sport === id));

/** The matches of one day over all sports, with the way to other days; the day and a sport stand in the address. */
export default function Today() {
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
  const states = [...all.fixtures, ...all.results];
  const isLoading = states.some(({ status }) => status === "loading");
  const sport = playedSports.some(({ id }) => id === shown.sport) ? shown.sport : "";
  const leagues = all.leagues.filter(({ league }) => sport === "" || league.sport === sport);
  const count = (of: Day) =>
    isLoading ? null : leagues.reduce((sum, { days }) => sum + (days.get(of)?.length ?? 0), 0);
  const stale = staleness(states);
  const [read] = states.flatMap((state) => (state.status === "ready" ? [state.listing] : []));
  const note = read ? zoneNote(read.readAt, zone, brand.timeZone) : null;
  return (
    <section aria-label="Matches by day" className={styles.today} id="days">
      <DayStrip count={count} onPick={pick} shown={dayIn(chosen.day)} today={today} />
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
            {!isLoading && `${dayInWords(day).full}: ${matchesInWords(count(day) ?? 0)}`}
          </p>
          {stale && <StaleNote onRetry={stale.retry} readAt={stale.readAt} reason={stale.reason} />}
          <div className={styles.lists} {...swipe}>
            {isLoading ? (
              <MatchesSkeleton />
            ) : (
              <>
                <PinnedNews leagues={all.leagues.map(({ league }) => league)} named />
                <Failures all={all} />
                {isReadable(all) && (
                  <DayMatches
                    day={day}
                    isWhole={!states.some(({ status }) => status === "failed")}
                    leagues={leagues}
                    now={now}
                    onPick={pick}
                    today={today}
                    zone={zone}
                  />
                )}
              </>
            )}
          </div>
          {day !== today && (
            <p className={styles.note}>
              <Button icon="calendar" onClick={() => pick(today)} variant="text">
                Back to today
              </Button>
            </p>
          )}
          {note && <p className={styles.note}>{note}</p>}
          <FollowedLeagues leagues={all.leagues} now={now} />
        </div>
        <AsidePlace day={day} leagues={leagues} now={now} />
      </div>
    </section>
  );
}

/** Whether anything could be read of the records that leagues keep. */
function isReadable({ fixtures, results }: AllMatches): boolean {
  return playing.some(
    ({ collections }, at) =>
      fixtures[at]?.status === "ready" || (collections.results && results[at]?.status === "ready"),
  );
}
