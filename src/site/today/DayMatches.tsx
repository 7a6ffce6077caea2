import { dayInWords, type Day } from "@/domain/day";
import { byTime, dayPartOf, dayParts, type DayPart } from "@/domain/match/agenda";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { useMine } from "@/ui/mine/mine";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import type { LeagueDays } from "./leagueMatches";
import { inTurn } from "./inTurn";
import { LeagueCard, type RowTimes } from "./LeagueCard";
import { MyClubs } from "./MyClubs";
import { myMatches } from "./myMatches";
import styles from "./Today.module.css";

const titles: Readonly<Record<DayPart, string>> = {
  live: "Live now",
  next: "Next",
  finished: "Finished",
  off: "Not played",
};

/** Some matches of one league. */
interface OfLeague {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
}

interface DayMatchesProps extends RowTimes {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  readonly today: Day;
  /** All leagues could be read. */
  readonly isWhole: boolean;
  readonly onPick: (day: Day) => void;
}

/** The day's matches: live ones first, then those to come, then those that are over; each group by league. */
export function DayMatches(props: DayMatchesProps) {
  const { leagues, day, today, isWhole, onPick, zone, now } = props;
  const { clubs: followed } = useMine();
  const mine = myMatches(leagues, followed, { day, today, now });
  const isMine = (match: ListedMatch) => mine.some((one) => one.match === match);
  const ofDay = leagues.map(({ days, ...of }) => ({ ...of, matches: days.get(day) ?? [] }));
  const total = count(ofDay);
  return (
    <>
      {mine.length > 0 && <MyClubs matches={mine} now={now} zone={zone} />}
      {total === 0 && isWhole && <NoMatches day={day} leagues={leagues} onPick={onPick} />}
      {dayParts.map((part) => (
        <Part
          isUnderDay
          key={part}
          now={now}
          of={inPart(ofDay, part, now, isMine)}
          title={titles[part]}
          zone={zone}
        />
      ))}
      {total < FEW && day >= today && (
        <Part
          now={now}
          of={comingUp(leagues, day, now, isMine)}
          title={total === 0 ? "Next" : "Coming up"}
          zone={zone}
        />
      )}
    </>
  );
}

/** With fewer matches than this a day also shows what comes after it, and so many. */
const FEW = 3;

const count = (of: readonly OfLeague[]) => of.reduce((sum, { matches }) => sum + matches.length, 0);

/** What of the day's matches stands in a part, league by league; what is over begins with the latest. */
function inPart(
  ofDay: readonly OfLeague[],
  part: DayPart,
  now: number,
  isElsewhere: (match: ListedMatch) => boolean,
): readonly OfLeague[] {
  return ofDay.flatMap(({ matches, ...of }) => {
    const { matchMinutes } = of.league.game;
    const found = matches.filter(
      (match) => dayPartOf(match, now, matchMinutes) === part && !isElsewhere(match),
    );
    // Those whose result is to come are the latest of all.
    if (part === "finished")
      found.sort((a, b) => Number(hasResult(a)) - Number(hasResult(b)) || byTime(b, a));
    return found.length > 0 ? [{ ...of, matches: found }] : [];
  });
}

/** A match of a league on a day. */
interface Dated {
  readonly league: League;
  readonly day: Day;
  readonly match: ListedMatch;
}

/** All matches of the days after that one, earliest first. */
function matchesAfter(leagues: readonly LeagueDays[], after: Day): readonly Dated[] {
  return leagues
    .flatMap(({ league, days }) =>
      [...days]
        .filter(([day]) => day > after)
        .flatMap(([day, matches]) => matches.map((match) => ({ league, day, match }))),
    )
    .toSorted((a, b) => byTime(a.match, b.match));
}

/** The next few matches after a day, over all leagues. */
function comingUp(
  leagues: readonly LeagueDays[],
  day: Day,
  now: number,
  isElsewhere: (match: ListedMatch) => boolean,
): readonly OfLeague[] {
  const ahead = matchesAfter(leagues, day).filter(
    ({ league, match }) =>
      dayPartOf(match, now, league.game.matchMinutes) === "next" && !isElsewhere(match),
  );
  const next = inTurn(ahead).slice(0, FEW);
  // The league that plays first stands first.
  const playing = [...new Set(next.map(({ league }) => league))];
  return playing.map((league) => ({
    league,
    clubs: leagues.find((one) => one.league === league)?.clubs ?? [],
    matches: next.flatMap((one) => (one.league === league ? [one.match] : [])),
  }));
}

interface PartProps extends RowTimes {
  readonly title: string;
  readonly of: readonly OfLeague[];
  readonly isUnderDay?: boolean;
}

function Part({ title, of, zone, now, isUnderDay = false }: PartProps) {
  if (of.length === 0) return null;
  const number = count(of);
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{number}</span>
      </h2>
      <div className={styles.cards}>
        {of.map(({ league, clubs, matches }) => (
          <LeagueCard
            clubs={clubs}
            isUnderDay={isUnderDay}
            key={league.slug}
            league={league}
            matches={matches}
            now={now}
            zone={zone}
          />
        ))}
      </div>
    </section>
  );
}

interface NoMatchesProps {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  readonly onPick: (day: Day) => void;
}

/** Nothing on that day, and when there is something next. */
function NoMatches({ leagues, day, onPick }: NoMatchesProps) {
  const title = `No matches on ${dayInWords(day).short}`;
  const [next] = matchesAfter(leagues, day);
  if (!next) return <EmptyState title={title}>No match is planned after it yet.</EmptyState>;
  const { short } = dayInWords(next.day);
  return (
    <Card className={styles.none}>
      <div>
        <h2 className="text-h3">{title}</h2>
        <p>
          Next: {short}, {next.league.game.name.toLowerCase()}
        </p>
      </div>
      <Button onClick={() => onPick(next.day)}>Show {short}</Button>
    </Card>
  );
}
