import { useMemo } from "react";
import { useArena, type LeagueRecords } from "@/data/useArena";
import { dayOf } from "@/domain/day";
import { formatKickOff } from "@/domain/time";
import { inTime, hasOutcome, type Occasion } from "@/domain/season/occasion";
import { amountOf, enumerated } from "@/domain/wording";
import { playsNow } from "@/leagues/playsAround";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { useZone } from "@/ui/match/useZone";
import { isFollowed } from "@/ui/mine/isFollowed";
import { useMine } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { InLeague } from "@/ui/leagueContext";
import { MINUTE } from "@/domain/durations";
import { ordinal } from "@/domain/ordinal";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { competitionOf, type Table } from "@/domain/season/competition";
import { playedBy } from "@/domain/table/movement";
import { changeBy } from "@/domain/table/since";
import { momentOf } from "@/domain/when";
import type { League } from "@/domain/league/league";
import type { SinceProps } from "./SinceLastVisit";
import today from "../today/Today.module.css";
import styles from "./SinceHere.module.css";

/** More results than this are counted, and the days have them. */
const MOST_RESULT_ROWS = 6;

interface SinceHereProps extends SinceProps {
  /** When the visitor was here before, in epoch milliseconds. */
  readonly since: number;
  /** It has been seen. */
  readonly onSeen: () => void;
}

/**
 * What came since the visitor was here before: results of the days before today, followed clubs first, and what all new
 * results changed in the tables. Nothing where nothing came. Its records are those of the matches, so that no document is
 * read again.
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
  const { clubs: followed } = useMine();
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
    .toSorted((a, b) => Number(b.mine) - Number(a.mine) || inTime(b.occasion, a.occasion));
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

/** What somebody wants to know of the time since they were here. */
interface SinceQuery {
  /** Epoch milliseconds. */
  readonly since: number;
  /** Keys of the clubs that they follow. */
  readonly followed: readonly string[];
  /** Nothing but what concerns these. */
  readonly onlyMine: boolean;
}

/** A move of this many places is listed for a club that nobody here follows. */
const FAR = 2;

/** Whether something that began at that time, in epoch milliseconds, has come to its end since. */
const endedSince = (at: number | null, { game }: League, since: number) =>
  at !== null && at + game.matchMinutes * MINUTE > since;

/** Whether there is a result of it that was not there yet. */
const isNewTo = (occasion: Occasion, league: League, since: number): boolean =>
  hasOutcome(occasion) && endedSince(momentOf(occasion), league, since);

/** What new results changed in a league's tables, a sentence each: who leads, who is through, who rose or fell. */
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
      onlyMine,
      isNew: (id) => endedSince(played(id).at, league, since),
      where: [league.name, table.group && `Group ${table.group}`].filter(Boolean).join(", "),
    }),
  );
}

interface ChangesTask {
  readonly isNew: (id: string) => boolean;
  readonly isMine: (team: string) => boolean;
  readonly onlyMine: boolean;
  /** The table's name. */
  readonly where: string;
}

function changesOf(
  table: Table,
  { isNew, isMine, onlyMine, where }: ChangesTask,
): readonly string[] {
  const { input, goOn: places, undecided } = table;
  const change = input && changeBy(input, { isNew, places: undecided ? undefined : places });
  if (!change) return [];
  const isShown = (team: string) => !onlyMine || isMine(team);
  const leading = change.leading.some(isShown) ? change.leading : [];
  const through = change.through.filter(isShown);
  const shownMoves = change.moved.filter(
    ({ team, from, to }) =>
      !leading.includes(team) && (isMine(team) || (!onlyMine && from - to >= FAR)),
  );
  return [
    ...(leading.length > 0 ? [leadInWords(leading, where)] : []),
    ...(through.length > 0 ? [`${enumerated(through)} are through in ${where}.`] : []),
    ...shownMoves.map(
      ({ team, from, to }) =>
        `${team} went ${from > to ? "up" : "down"} from ${ordinal(from)} to ${ordinal(to)} in ${where}.`,
    ),
  ];
}

const leadInWords = (leading: readonly string[], where: string) =>
  leading.length > 1
    ? `${enumerated(leading)} are level at the top of ${where}.`
    : `${enumerated(leading)} now lead ${where}.`;
