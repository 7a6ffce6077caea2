import { useMemo, useState, useTransition, memo, useEffect, useRef } from "react";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { EmptySeason } from "../season/EmptySeason";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { matchesAhead } from "@/domain/match/ahead";
import { sortFixtures } from "@/domain/match/grouping";
import type { ListedMatch } from "@/domain/match/listed";
import { Button } from "@/ui/Button";
import { useNow } from "@/ui/match/useNow";
import { useFilters } from "@/ui/useFilters";
import { amountOf } from "@/domain/wording";
import { GameWeekPicker } from "@/ui/match/GameWeekPicker";
import { kickOffOf } from "@/domain/when";
import { zoneNote, DATE_UNAVAILABLE } from "@/domain/time";
import { knockOutRound } from "@/domain/match/knockOut";
import { arena } from "@arena/arena";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useZone } from "@/ui/match/useZone";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch, type MatchBlock, type RowView } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import { MATCHES_AT_ONCE } from "../match/firstItems";
import LeagueActions from "./LeagueActions";
import filters from "../match/Filters.module.css";
import { aroundNow } from "./aroundNow";
import { currentWeek, nearestWeekWithGames, weeksOf } from "./weeks";
import styles from "./MatchesPage.module.css";

/** The page of a league's matches: by game week, or all in one list, as the league groups them. */
export default function MatchesPage() {
  const league = useLeague();
  const { season: chosen, past } = useSeason();
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const clubs = useClubsOf(league);
  const { matchGrouping } = league;
  const noMatches = past ? (
    <EmptySeason season={chosen} spot="no-fixtures" what="matches" />
  ) : (
    <EmptyState spot="no-fixtures" title="No matches yet">
      The first fixtures appear here as soon as they are scheduled.
    </EmptyState>
  );
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing skeleton={<MatchesSkeleton />} state={season.fixtures} what="fixtures">
        {({ readAt }) => {
          const block = { dialog, matches: season.matches };
          if (season.matches.length === 0) {
            // Results may have been entered without fixtures, so the page does not say "no matches" before the results
            // are loaded.
            return (
              <Listing
                empty={noMatches}
                skeleton={<MatchesSkeleton />}
                state={season.results}
                what="results"
              >
                {() => null}
              </Listing>
            );
          }
          return (
            <>
              {matchGrouping.by === "gameWeek" ? (
                <MatchesByWeek {...block} readAt={readAt} />
              ) : (
                <MatchesInOneRound {...block} label={matchGrouping.label} readAt={readAt} />
              )}
              {!past && <LeagueActions matches={season.matches} />}
            </>
          );
        }}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </InLeague>
  );
}

interface MatchesInOneRoundProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
  /** The heading: "Round 1". */
  readonly label: string;
}

/**
 * All matches of a league without game weeks, by day. The page opens at the next match; buttons show earlier and later
 * matches of a long season.
 */
function MatchesInOneRound({ dialog, matches, readAt, label }: MatchesInOneRoundProps) {
  const league = useLeague();
  const now = useNow(readAt);
  const { shown: filter, chosen, following, choose } = useFilters(["club"]);
  const [asked, setAsked] = useState({ before: 0, after: 0 });
  const [growing, grow] = useTransition();
  const sorted = useMemo(
    () => matchesOf(sortFixtures(matches), filter.club),
    [matches, filter.club],
  );
  const start = aroundNow(sorted, readAt);
  const [next] = matchesAhead(sorted, now, league.game.matchMinutes);
  const from = Math.max(0, start.from - asked.before);
  const to = Math.min(sorted.length, start.to + asked.after);
  const part = useMemo(() => sorted.slice(from, to), [sorted, from, to]);
  const more = (where: keyof typeof asked) =>
    grow(() => setAsked((before) => ({ ...before, [where]: before[where] + MATCHES_AT_ONCE })));
  const verb = growing ? "Showing" : "Show";
  return (
    <>
      <div className={filters.bar}>
        <h2>{label}</h2>
        <ClubFilter matches={matches} onPick={(club) => choose({ club })} value={chosen.club} />
      </div>
      {from > 0 && (
        <p className={styles.before}>
          <Button onClick={() => more("before")}>
            {verb} earlier matches ({from})
          </Button>
        </p>
      )}
      <div aria-busy={growing || following || undefined}>
        <FixtureDays link={dialog.link} matches={part} openAt={next?.id} now={now} />
      </div>
      {to < sorted.length && (
        <p className={styles.after}>
          <Button onClick={() => more("after")}>
            {verb} later matches ({sorted.length - to})
          </Button>
        </p>
      )}
    </>
  );
}

interface MatchesByWeekProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
}

/** The matches of one game week, or of all game weeks if a club is chosen. Week and club are in the address. */
function MatchesByWeek({ dialog, matches, readAt }: MatchesByWeekProps) {
  const league = useLeague();
  const now = useNow(readAt);
  const { shown: filter, chosen, following, choose } = useFilters(["club", "week"]);
  const all = useMemo(() => weeksOf(matches), [matches]);
  const { matchMinutes } = league.game;
  const start = useMemo(() => currentWeek(all, now, matchMinutes), [all, now, matchMinutes]);
  const weeks = useMemo(
    () => all.map((week) => ({ ...week, items: matchesOf(week.items, filter.club) })),
    [all, filter.club],
  );
  const whole = useMemo(
    () => ({ key: "", label: "All game weeks", items: weeks.flatMap(({ items }) => items) }),
    [weeks],
  );
  const weekOf = (of: typeof filter) =>
    weeks.find(({ key }) => key === of.week) ??
    (of.club === "" ? weeks.find(({ key }) => key === start?.key) : whole);
  const shown = weekOf(filter);
  if (!shown) return null;
  const picked = weekOf(chosen) ?? shown;
  const [next] = shown === whole ? matchesAhead(whole.items, now, league.game.matchMinutes) : [];
  const near = shown.items.length === 0 ? nearestWeekWithGames(weeks, shown) : null;
  const count = shown.items.length;
  return (
    <>
      <div className={filters.bar}>
        <GameWeekPicker
          current={picked.key}
          onPick={(week) => choose({ week })}
          weeks={weeks}
          whole={chosen.club === "" ? undefined : whole.label}
        />
        <ClubFilter matches={matches} onPick={(club) => choose({ club })} value={chosen.club} />
      </div>
      <div aria-busy={following || undefined}>
        <h2 className="visually-hidden">{shown.label}</h2>
        <p className="visually-hidden" role="status">
          {shown.label}, {amountOf(count, "match", "matches")}
        </p>
        {count > 0 ? (
          <FixtureDays
            link={dialog.link}
            key={shown.key}
            matches={shown.items}
            now={now}
            openAt={next?.id}
          />
        ) : (
          <EmptyState
            action={
              near && (
                <Button onClick={() => choose({ week: near.week.key })}>
                  {near.later ? "Next week with games" : "Latest week with games"}
                </Button>
              )
            }
            spot="no-fixtures"
            title={
              shown === whole
                ? "No match planned"
                : `No match in ${shown.label.replace(/^Game/, "game")}`
            }
          >
            {filter.club !== "" &&
              (shown === whole
                ? `The ${league.clubNoun} you chose has no match in this season.`
                : `The ${league.clubNoun} you chose does not play in this week.`)}
          </EmptyState>
        )}
      </div>
    </>
  );
}

interface FixtureDaysProps extends RowView {
  /** In the order in which they are shown. */
  readonly matches: readonly ListedMatch[];
  /** The present time in epoch milliseconds, from `useNow`. */
  readonly now: number;
  /** The id of the match to whose day the page scrolls at first; undefined for the top of the page. */
  readonly openAt?: string | undefined;
}

/**
 * Matches below the day on which they are played. Memoised, so that it does not render again when only a control beside
 * it changes.
 */
const FixtureDays = memo(function FixtureDays({ matches, now, openAt, link }: FixtureDaysProps) {
  const { matchGrouping } = useLeague();
  const zone = useZone();
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    // Does not scroll if the visitor has already scrolled or came back to the page. Scrolls instantly, because this is
    // where the page begins.
    if (window.scrollY === 0) start.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  const dated = matches.find(({ date }) => date !== null);
  const note = dated ? zoneNote(dated.date, zone, arena.timeZone) : null;
  return (
    <>
      {note && <p className="mb-3 text-caption text-secondary">{note}</p>}
      {daysOf(matches, zone).map(({ label, matches: items }, at) => (
        <section
          className={styles.day}
          key={label}
          ref={at > 0 && items.some(({ id }) => id === openAt) ? start : null}
        >
          <h3>{label}</h3>
          <MatchList
            items={items}
            row={(match) => (
              <AnyMatchRow
                isUnderDay
                link={link(match.id)}
                match={match}
                now={now}
                // One game week is shown at a time, below its name, so a row does not repeat it.
                round={matchGrouping.by === "gameWeek" ? "" : knockOutRound(match)}
              />
            )}
            wide
          />
        </section>
      ))}
    </>
  );
});

interface Day {
  /** The heading: "Saturday 14 March 2026", or that the date is unknown. */
  readonly label: string;
  readonly matches: readonly ListedMatch[];
}

/** Groups matches by their day in the given time zone, in the given order. */
function daysOf(matches: readonly ListedMatch[], zone: string): readonly Day[] {
  const days = new Map<string, ListedMatch[]>();
  for (const match of matches) {
    const kickOff = kickOffOf(match, zone);
    const label = kickOff ? kickOff.full.replace(/,.*/, "") : DATE_UNAVAILABLE;
    days.set(label, [...(days.get(label) ?? []), match]);
  }
  return [...days].map(([label, ofDay]) => ({ label, matches: ofDay }));
}
