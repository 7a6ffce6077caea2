import { useMemo } from "react";
import { useArena, type LeagueRecords } from "@/data/useArena";
import { dayOf } from "@/domain/day";
import { formatKickOff } from "@/domain/time";
import { compareByTime, hasOutcome, type Occasion } from "@/domain/season/occasion";
import { amountOf, enumerated } from "@/domain/wording";
import { playsNow } from "@/leagues/playsAround";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { useZone } from "@/ui/match/useZone";
import { isFollowed } from "@/ui/mine/isFollowed";
import { useFollowed } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { InLeague } from "@/ui/leagueContext";
import { MINUTE } from "@/domain/durations";
import { ordinal } from "@/domain/ordinal";
import { calledName } from "@/domain/season/calledName";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { competitionOf, type Table } from "@/domain/season/competition";
import { playedBy } from "@/domain/table/movement";
import { tableChangeBy } from "@/domain/table/since";
import { momentOf } from "@/domain/when";
import type { League } from "@/domain/league/league";
import type { SinceProps } from "./SinceLastVisit";
import today from "../today/Today.module.css";
import styles from "./SinceHere.module.css";

/** How many results are listed; the others are only counted, because the pages of the days list them. */
const MOST_RESULT_ROWS = 6;

interface SinceHereProps extends SinceProps {
  /** When the previous visit ended, in epoch milliseconds. */
  readonly since: number;
  /** Called when the visitor has seen the section. */
  readonly onSeen: () => void;
}

/**
 * The section "Since you were here": results of days before today, followed clubs first, and the changes in the tables.
 * Nothing if there is nothing new. Uses the same records as the matches, so that no document is loaded twice.
 */
export default function SinceHere({
  leagues,
  Results,
  since,
  onSeen,
  now,
  onlyMine = false,
}: SinceHereProps) {
  const zone = useZone();
  const { clubs: followed } = useFollowed();
  const { read } = useArena(playsNow);
  const changes = useMemo(
    () =>
      read
        .filter(({ league }) => leagues.some((of) => of.league.slug === league.slug))
        .flatMap((of) => tableChanges(of, { since, followed, onlyMine })),
    [read, leagues, since, followed, onlyMine],
  );
  const thisDay = dayOf(now, zone);
  const came = leagues
    .flatMap((of) =>
      [...of.days].flatMap(([day, occasions]) =>
        day === thisDay
          ? []
          : occasions
              .filter((one) => isNewTo(one, of.league, since))
              .map((occasion) => ({
                of,
                occasion,
                mine:
                  occasion.kind === "match" &&
                  isFollowed(of, [occasion.match.teamA, occasion.match.teamB], followed),
              })),
      ),
    )
    .filter(({ mine }) => mine || !onlyMine)
    .toSorted((a, b) => Number(b.mine) - Number(a.mine) || compareByTime(b.occasion, a.occasion));
  if (came.length === 0 && changes.length === 0) return null;
  const before = formatKickOff(since, zone);
  const shown = came.slice(0, MOST_RESULT_ROWS);
  const shownLeagues = [...new Set(shown.map(({ of }) => of))];
  const more = came.length - MOST_RESULT_ROWS;
  return (
    <Section
      action={
        <Button onClick={onSeen} variant="text">
          Seen
        </Button>
      }
      className={styles.since}
      title="Since you were here"
    >
      {before && <p className={styles.when}>You were here on {before.short}.</p>}
      {changes.length > 0 && (
        <Card className={styles.changes}>
          <ul role="list">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className={today.cards}>
        {shownLeagues.map((of) => (
          <InLeague clubs={of.clubs} key={of.league.slug} league={of.league}>
            <Results
              now={now}
              occasions={shown.flatMap((one) => (one.of === of ? [one.occasion] : []))}
            />
          </InLeague>
        ))}
      </div>
      {more > 0 && (
        <p className={styles.more}>{amountOf(more, "more result")} on the days before today.</p>
      )}
    </Section>
  );
}

/** The parameters for finding what is new to a visitor. */
interface SinceQuery {
  /** When the previous visit ended, in epoch milliseconds. */
  readonly since: number;
  /** Keys of the clubs that the visitor follows. */
  readonly followed: readonly string[];
  /** Whether only changes of followed clubs count. */
  readonly onlyMine: boolean;
}

/** How many places a club must climb to be listed, if the visitor does not follow it. */
const FAR = 2;

/**
 * Checks whether a match that began at this time, in epoch milliseconds, has ended since the previous visit; false if
 * `at` is null.
 */
const endedSince = (at: number | null, { game }: League, since: number) =>
  at !== null && at + game.matchMinutes * MINUTE > since;

/** Checks whether a match or meet has a result that is new to the visitor. */
const isNewTo = (occasion: Occasion, league: League, since: number): boolean =>
  hasOutcome(occasion) && endedSince(momentOf(occasion), league, since);

/**
 * Describes the changes in a league's tables by new results, one sentence each: who leads, who is through, who rose or
 * fell.
 */
function tableChanges(
  { league, records }: LeagueRecords,
  { since, followed, onlyMine }: SinceQuery,
): readonly string[] {
  if (league.pages.standings !== "real") return [];
  const played = playedBy(records.results);
  const clubs = clubsOf(league, records.teams, namedClubs(records));
  const isMine = (team: string) => isFollowed({ league, clubs }, [team], followed);
  return competitionOf(league, records).tables.flatMap((table) =>
    changesOf(table, {
      isMine,
      called: (team) => calledName(clubs, team),
      onlyMine,
      isNew: (id) => endedSince(played(id).at, league, since),
      where: [league.name, table.group && `Group ${table.group}`].filter(Boolean).join(", "),
    }),
  );
}

interface ChangesTask {
  readonly isNew: (id: string) => boolean;
  readonly isMine: (team: string) => boolean;
  /** Returns the name of a team for visitors. */
  readonly called: (team: string) => string;
  readonly onlyMine: boolean;
  /** The table's name. */
  readonly where: string;
}

function changesOf(
  table: Table,
  { isNew, isMine, called, onlyMine, where }: ChangesTask,
): readonly string[] {
  const { input, goOn: places, undecided } = table;
  const change = input && tableChangeBy(input, { isNew, places: undecided ? undefined : places });
  if (!change) return [];
  const isShown = (team: string) => !onlyMine || isMine(team);
  const leading = change.leading.some(isShown) ? change.leading : [];
  const through = change.through.filter(isShown);
  const shownMoves = change.moved.filter(
    ({ team, from, to }) =>
      !leading.includes(team) && (isMine(team) || (!onlyMine && from - to >= FAR)),
  );
  return [
    ...(leading.length > 0 ? [leadInWords(leading.map(called), where)] : []),
    ...(through.length > 0 ? [`${enumerated(through.map(called))} are through in ${where}.`] : []),
    ...shownMoves.map(
      ({ team, from, to }) =>
        `${called(team)} went ${from > to ? "up" : "down"} from ${ordinal(from)} to ${ordinal(to)} in ${where}.`,
    ),
  ];
}

const leadInWords = (leading: readonly string[], where: string) =>
  leading.length > 1
    ? `${enumerated(leading)} are level at the top of ${where}.`
    : `${enumerated(leading)} now lead ${where}.`;
