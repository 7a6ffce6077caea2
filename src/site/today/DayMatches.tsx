import type { ReactNode } from "react";
import { dayInWords, type Day } from "@/domain/day";
import { dayParts, type DayPart } from "@/domain/match/agenda";
import { useFollowed } from "@/ui/mine/mine";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { hasOutcome, compareByTime, partOf, type Occasion } from "@/domain/season/occasion";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { InLeague } from "@/ui/leagueContext";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { MatchList } from "@/ui/match/MatchList";
import { occasionsOn, type LeagueDays } from "./leagueMatches";
import { alternateLeagues } from "./inTurn";
import { LeagueCard, type RowTimes, DayRow } from "./LeagueCard";
import { myMatches, type MyMatch } from "./myMatches";
import styles from "./Today.module.css";

const titles: Readonly<Record<DayPart, string>> = {
  live: "Live now",
  next: "Next",
  finished: "Finished",
  off: "Not played",
};

/** A league with some of its matches or meets. */
export interface OfLeague {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly occasions: readonly Occasion[];
}

/**
 * Arranges the matches of one part of the day in another order.
 * @param inOrder sorts matches in the order of this part
 */
export type Arrange = (
  of: readonly OfLeague[],
  inOrder: (occasions: readonly Occasion[]) => readonly Occasion[],
) => readonly OfLeague[];

interface DayMatchesProps extends RowTimes {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  readonly today: Day;
  /** Whether all leagues have loaded without a failure. */
  readonly isWhole: boolean;
  readonly onPick: (day: Day) => void;
  /** Arranges the matches in another order; undefined for league by league. */
  readonly arrange: Arrange | undefined;
  /** Buttons beside the first heading of a day with several matches, such as the one for another order. */
  readonly turn: ReactNode;
  /** Buttons of every day with a match. */
  readonly press: ReactNode;
}

/**
 * The matches and meets of a day in parts: live, finished, next and not played; each part by league, unless `arrange`
 * is set. Followed clubs come first.
 */
export function DayMatches(props: DayMatchesProps) {
  const { leagues, day, today, isWhole, onPick, now, arrange, turn, press } = props;
  const { clubs: followed } = useFollowed();
  const mine = myMatches(leagues, followed, { day, today, now });
  const isMine = (occasion: Occasion) => mine.some((one) => one.occasion === occasion);
  const ofDay = leagues.map((of) => ({
    league: of.league,
    clubs: of.clubs,
    occasions: occasionsOn(of, { day, today, now }),
  }));
  const total = count(ofDay);
  const parts = dayParts.flatMap((part) => {
    const of = inPart(ofDay, part, now, isMine);
    return of.length > 0
      ? [
          {
            part,
            of: arrange ? arrange(of, (all) => inOrder(all.toSorted(compareByTime), part)) : of,
          },
        ]
      : [];
  });
  const isOver = parts.some(({ part }) => part === "finished");
  return (
    <>
      {mine.length > 0 && <MyClubs matches={mine} now={now} />}
      {total === 0 && isWhole && <NoMatches day={day} leagues={leagues} onPick={onPick} />}
      {parts.map(({ part, of }, at) => (
        <Part isUnderDay key={part} now={now} of={of} title={titles[part]}>
          {at === 0 && total > FEW && turn}
          {at === 0 && press}
        </Part>
      ))}
      {/* All of the day's matches may be those of followed clubs. */}
      {total > 0 && parts.length === 0 && press && <div className={styles.head}>{press}</div>}
      {total < FEW && day >= today && (
        <Part
          now={now}
          of={around("next", leagues, day, now, isMine)}
          title={total === 0 ? "Next" : "Coming up"}
        />
      )}
      {day === today && !isOver && (
        <Part now={now} of={around("finished", leagues, day, now, isMine)} title="Latest results" />
      )}
    </>
  );
}

/** If a day has fewer matches than this, it also shows this many of the next ones. */
const FEW = 3;

const count = (of: readonly OfLeague[]) =>
  of.reduce((sum, { occasions }) => sum + occasions.length, 0);

/** Sorts the matches of a part: earliest first, but in the part "finished" latest first. */
function inOrder(occasions: readonly Occasion[], part: DayPart): readonly Occasion[] {
  if (part !== "finished") return occasions;
  // Matches whose result is still missing come before all others.
  return occasions.toSorted(
    (a, b) => Number(hasOutcome(a)) - Number(hasOutcome(b)) || compareByTime(b, a),
  );
}

/** Returns a league's matches in one part of the day, in that part's order. @param occasions earliest first */
export function standingIn(
  part: DayPart,
  { league, occasions }: Pick<OfLeague, "league" | "occasions">,
  now: number,
): readonly Occasion[] {
  return inOrder(
    occasions.filter((one) => partOf(one, league, now) === part),
    part,
  );
}

/**
 * Returns the matches and meets of a part by league, without those shown elsewhere on the page. What comes next begins
 * with the league that plays first.
 */
function inPart(
  ofDay: readonly OfLeague[],
  part: DayPart,
  now: number,
  isElsewhere: (occasion: Occasion) => boolean,
): readonly OfLeague[] {
  const all = ofDay.flatMap((of) => {
    const found = standingIn(part, of, now).filter((one) => !isElsewhere(one));
    return found.length > 0 ? [{ ...of, occasions: found }] : [];
  });
  if (part !== "next") return all;
  return all.toSorted(({ occasions: [a] }, { occasions: [b] }) =>
    a && b ? compareByTime(a, b) : 0,
  );
}

/** A match or a meet of a league on a day. */
interface DayOccasion {
  readonly of: LeagueDays;
  readonly league: League;
  readonly day: Day;
  readonly occasion: Occasion;
}

/** Returns all matches and meets on the days for which `isOne` is true, earliest first. */
function allOn(
  leagues: readonly LeagueDays[],
  isOne: (day: Day) => boolean,
): readonly DayOccasion[] {
  return leagues
    .flatMap((of) =>
      [...of.days]
        .filter(([day]) => isOne(day))
        .flatMap(([day, all]) => all.map((occasion) => ({ of, league: of.league, day, occasion }))),
    )
    .toSorted((a, b) => compareByTime(a.occasion, b.occasion));
}

/** Returns the next few matches after a day, or the last few results before it, over all leagues. */
function around(
  part: "next" | "finished",
  leagues: readonly LeagueDays[],
  from: Day,
  now: number,
  isElsewhere: (occasion: Occasion) => boolean,
): readonly OfLeague[] {
  const isNext = part === "next";
  const all = allOn(leagues, (day) => (isNext ? day > from : day < from)).filter(
    ({ league, occasion }) =>
      partOf(occasion, league, now) === part &&
      (isNext || hasOutcome(occasion)) &&
      !isElsewhere(occasion),
  );
  const next = isNext ? alternateLeagues(all).slice(0, FEW) : all.slice(-FEW).toReversed();
  // The league with the nearest match comes first.
  const playing = [...new Set(next.map(({ of }) => of))];
  return playing.map((of) => ({
    ...of,
    occasions: next.flatMap((one) => (one.of === of ? [one.occasion] : [])),
  }));
}

interface PartProps extends RowTimes {
  readonly title: string;
  readonly of: readonly OfLeague[];
  readonly isUnderDay?: boolean;
  /** Shown beside the heading. */
  readonly children?: ReactNode;
}

function Part({ title, of, now, isUnderDay = false, children }: PartProps) {
  if (of.length === 0) return null;
  const number = count(of);
  return (
    <section aria-label={title} className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {title} <span className={styles.count}>{number}</span>
        </h2>
        {children}
      </div>
      <div className={styles.cards}>
        {of.map(({ league, clubs, occasions }) => (
          <InLeague key={`${league.slug} ${occasions[0]?.id}`} league={league} clubs={clubs}>
            <LeagueCard isUnderDay={isUnderDay} now={now} occasions={occasions} />
          </InLeague>
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

/** A message that the day has no matches, with a button for the next day that has some. */
function NoMatches({ leagues, day, onPick }: NoMatchesProps) {
  // If all leagues shown play meets, the message says "meets".
  const isOfMeets = leagues.every(({ league }) => league.meets);
  const title = `No ${isOfMeets ? "meets" : "matches"} on ${dayInWords(day).short}`;
  const [next] = allOn(leagues, (one) => one > day);
  if (!next) {
    return (
      <div data-nothing="">
        <EmptyState title={title}>
          No {isOfMeets ? "meet" : "match"} is planned after it yet.
        </EmptyState>
      </div>
    );
  }
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

interface MyClubsProps extends RowTimes {
  readonly matches: readonly MyMatch[];
}

/** The card with matches and meets of followed clubs, above all others. */
function MyClubs({ matches, ...times }: MyClubsProps) {
  return (
    <Card className={styles.mine} flush>
      <div className={styles.league}>
        <Icon className={styles.star} name="star" />
        <h2>My clubs</h2>
        <Link to={paths.myClubs()}>My clubs page</Link>
      </div>
      <MatchList
        bare
        items={matches}
        row={({ isOfDay, league, clubs, occasion }) => (
          <InLeague league={league} clubs={clubs}>
            <DayRow isUnderDay={isOfDay} occasion={occasion} {...times} />
          </InLeague>
        )}
        wide
      />
    </Card>
  );
}
