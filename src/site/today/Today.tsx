import { Suspense, type ComponentType, type ReactNode } from "react";
import { dayInWords, dayOf, daysFrom, isDay, type Day } from "@/domain/day";
import { zoneNote } from "@/domain/time";
import { arena } from "@arena/arena";
import { tallyInWords, tallyOf, type Occasion, type Tally } from "@/domain/season/occasion";
import { sportsOf } from "@/leagues/menu";
import { Button, IconButton } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { useNow } from "@/ui/match/useNow";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { useFilters } from "@/ui/useFilters";
import { useZone } from "@/ui/match/useZone";
import { failedOf, readAtOf, staleOf } from "@/data/together";
import type { SportEntry } from "@/domain/sport";
import { Glyph } from "@/ui/art/Glyph";
import { FollowedLeagues } from "./FollowedLeagues";
import PinnedNews from "../news/PinnedNews";
import { useSwipe } from "../motion/useSwipe";
import type { SinceProps } from "../since/SinceLastVisit";
import { useLeaguesOfDay } from "./allListings";
import { AsidePlace } from "./aside/AsidePlace";
import { DayMatches, type Arrange } from "./DayMatches";
import { Failures } from "./Failures";
import { LateLeagues } from "./LateLeagues";
import { LeagueCard } from "./LeagueCard";
import { occasionsOn, useAllMatches, type LeagueDays } from "./leagueMatches";
import { MatchesSkeleton } from "./TodaySkeleton";
import { isComing, useLeaguesInTime } from "./useArrived";
import styles from "./Today.module.css";
import chip from "@/ui/Chip.module.css";
import sportChipsStyles from "./SportChips.module.css";
import dayStripStyles from "./DayStrip.module.css";

/** Props that only the page "Today" uses; the landing page leaves them out. */
export interface TodayProps {
  /** A component shown above today's matches. */
  readonly Before?: ComponentType<SinceProps>;
  /** Arranges the matches in another order; undefined for league by league. */
  readonly arrange?: Arrange | undefined;
  /** Buttons beside the first heading of a day with several matches, such as the one for the order. */
  readonly turn?: ReactNode;
  /** Buttons of every day with a match. */
  readonly press?: ReactNode;
}

/**
 * The matches and meets of one day in all sports, with a strip to choose another day. Day and sport are in the address.
 */
export default function Today({ Before, arrange, turn, press }: TodayProps) {
  const zone = useZone();
  const now = useNow(0);
  const { shown, chosen, choose } = useFilters(["day", "sport"]);
  const entries = useLeaguesOfDay(isDay(shown.day) ? shown.day : "");
  const all = useAllMatches(entries);
  const playedSports = sportsOf(entries);
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
  const { inTime, late } = useLeaguesInTime({ ...all, leagues }, `${day} ${sport}`);
  const shownNow = leagues.flatMap((of) => occasionsOn(of, { day, today, now }));
  const hasFailed = failedOf(states) !== null;
  // That a day has no match is only known if every league has loaded.
  const known = (found: readonly Occasion[]) =>
    isLoading || (hasFailed && found.length === 0) ? null : tallyOf(found);
  const counted = known(shownNow);
  const readAt = readAtOf(states);
  const note = readAt > 0 ? zoneNote(readAt, zone, arena.timeZone) : null;
  return (
    <section aria-label="Matches by day" className={styles.today} id="days">
      <DayStrip
        count={(of) => known(leagues.flatMap(({ days }) => days.get(of) ?? []))}
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
            {counted && `${dayInWords(day).full}: ${tallyInWords(counted)}`}
          </p>
          <WithStaleNote state={staleOf(states)} />
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
                    isWhole={!hasFailed && all.isListed && late.length === 0}
                    leagues={inTime}
                    now={now}
                    onPick={pick}
                    press={press}
                    turn={turn}
                    today={today}
                  />
                )}
                <LateLeagues day={day} leagues={late} now={now} today={today} />
              </Suspense>
            )}
          </div>
          {day !== today && (
            <p className="mt-4 text-caption text-secondary">
              <Button icon="calendar" onClick={() => pick(today)} variant="text">
                Back to today
              </Button>
            </p>
          )}
          {inTime && note && <p className="mt-4 text-caption text-secondary">{note}</p>}
          <FollowedLeagues leagues={all.leagues} now={now} />
        </div>
        <AsidePlace day={day} leagues={leagues} now={now} />
      </div>
    </section>
  );
}

/** Checks whether at least one kind of a league's records has loaded. */
function isReadable({ league, planned, played }: LeagueDays): boolean {
  const { results, events } = league.collections;
  return planned.status === "ready" || (Boolean(results ?? events) && played.status === "ready");
}

interface SportChipsProps {
  readonly sports: readonly SportEntry[];
  /** The id of the chosen sport; '' for all sports. */
  readonly value: string;
  readonly onPick: (id: string) => void;
}

/** Buttons to choose one sport or all. */
function SportChips({ sports, value, onPick }: SportChipsProps) {
  return (
    <div aria-label="Sport" className={sportChipsStyles.chips} role="group">
      <button
        aria-pressed={value === ""}
        className={classes(chip.chip, chip.choice, sportChipsStyles.chip)}
        onClick={() => onPick("")}
        type="button"
      >
        All sports
      </button>
      {sports.map(({ id, name }) => (
        <button
          aria-pressed={value === id}
          className={classes(chip.chip, chip.choice, sportChipsStyles.chip)}
          data-sport={id}
          key={id}
          onClick={() => onPick(value === id ? "" : id)}
          type="button"
        >
          <Glyph className={sportChipsStyles.glyph ?? ""} sport={id} />
          {name}
        </button>
      ))}
    </div>
  );
}

/** How many days are shown on each side of the chosen one. */
const AROUND = 3;
const steps = Array.from({ length: 2 * AROUND + 1 }, (_, at) => at - AROUND);

interface DayStripProps {
  readonly today: Day;
  readonly shown: Day;
  /** Returns how many matches and meets a day has; null while they load, or if that is unknown. */
  readonly count: (day: Day) => Tally | null;
  readonly onPick: (day: Day) => void;
}

/** The strip of seven days with the number of their matches and meets; the chosen day is in the middle. */
function DayStrip({ today, shown, count, onPick }: DayStripProps) {
  return (
    <nav aria-label="Days" className={dayStripStyles.strip}>
      <div className={classes("content", dayStripStyles.row)}>
        <IconButton
          icon="chevronLeft"
          label="Previous day"
          onClick={() => onPick(daysFrom(shown, -1))}
        />
        <ul className={dayStripStyles.days} role="list">
          {steps.map((step) => {
            const day = daysFrom(shown, step);
            return (
              <li className={dayStripStyles.cell} key={day}>
                <DayButton
                  count={count(day)}
                  day={day}
                  isShown={step === 0}
                  isToday={day === today}
                  onPick={onPick}
                />
              </li>
            );
          })}
        </ul>
        <IconButton
          icon="chevronRight"
          label="Next day"
          onClick={() => onPick(daysFrom(shown, 1))}
        />
      </div>
    </nav>
  );
}

interface DayButtonProps {
  readonly day: Day;
  readonly count: Tally | null;
  readonly isShown: boolean;
  readonly isToday: boolean;
  readonly onPick: (day: Day) => void;
}

function DayButton({ day, count, isShown, isToday, onPick }: DayButtonProps) {
  const { weekday, date, full } = dayInWords(day);
  const total = count && count.matches + count.meets;
  const name = [isToday && "Today", full, count && tallyInWords(count)];
  return (
    <button
      aria-label={name.filter(Boolean).join(", ")}
      aria-pressed={isShown}
      className={dayStripStyles.day}
      data-empty={total === 0 || undefined}
      onClick={() => onPick(day)}
      type="button"
    >
      <span className={dayStripStyles.weekday}>{isToday ? "Today" : weekday}</span>
      <span className={dayStripStyles.date}>{date}</span>
      <span className={dayStripStyles.count}>{total === null ? "" : total || "–"}</span>
    </button>
  );
}
