import { useState } from "react";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Listing } from "@/ui/Listing";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { outcomeOf } from "@/ui/match/outcome";
import { ResultRow } from "@/ui/match/ResultRow";
import { latestFirst } from "../match/latestResults";
import { useMatches, type LeagueMatches } from "../match/useMatches";
import styles from "./MatchPage.module.css";
import type { MatchShown } from "./MatchTop";

type Shown = Omit<MatchShown, "rest">;

type Pairing = Pick<ListedMatch, "id" | "teamA" | "teamB">;

/** The other matches of the same two teams that have a result, newest first. */
function meetingsIn(matches: readonly ListedMatch[], { id, teamA, teamB }: Pairing): PlayedMatch[] {
  const isSame = (one: ListedMatch) =>
    (sameName(one.teamA, teamA) && sameName(one.teamB, teamB)) ||
    (sameName(one.teamA, teamB) && sameName(one.teamB, teamA));
  return latestFirst(matches.filter(hasResult).filter((one) => one.id !== id && isSame(one)));
}

/** The button that was pressed is gone. */
const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

interface HeadToHeadProps extends Shown {
  readonly season: LeagueMatches;
}

/** How the two did against each other: this season at once, earlier ones when they are asked for. */
export function HeadToHead({ season, ...shown }: HeadToHeadProps) {
  const { league, match, past } = shown;
  const [isMore, setMore] = useState(false);
  const meetings = meetingsIn(season.matches, match);
  const shownSeason = past ?? league.seasons[0].id;
  const others = league.seasons.filter(({ id }) => id !== shownSeason);
  return (
    <div className={styles.meetings}>
      {meetings.length > 0 ? (
        <>
          <Balance league={league} match={match} meetings={meetings} />
          <Meetings {...shown} meetings={meetings} />
        </>
      ) : (
        <p className="text-secondary">They have not met otherwise this season.</p>
      )}
      {isMore && (
        <div className={styles.meetings} ref={takeFocus} tabIndex={-1}>
          {others.map(({ id, label }) => (
            <OtherSeason
              {...shown}
              key={id}
              label={label}
              past={id === league.seasons[0].id ? undefined : id}
            />
          ))}
        </div>
      )}
      {!isMore && others.length > 0 && (
        <Button onClick={() => setMore(true)}>Show other seasons</Button>
      )}
    </div>
  );
}

function Meetings({
  league,
  clubs,
  zone,
  past,
  meetings,
}: Shown & { readonly meetings: readonly PlayedMatch[] }) {
  return (
    <MatchList
      items={meetings}
      row={(one) => (
        <ResultRow
          clubs={clubs}
          league={league}
          link={{ to: paths.match(league, one.id, past) }}
          match={one}
          zone={zone}
        />
      )}
    />
  );
}

function OtherSeason({ label, ...shown }: Shown & { readonly label: string }) {
  const { league, match, past } = shown;
  const season = useMatches(league, past);
  return (
    <section className={styles.season}>
      <h3>{label}</h3>
      <Listing skeleton={<MatchListSkeleton rows={1} />} state={season.results} what="results">
        {() => {
          const meetings = meetingsIn(season.matches, match);
          return meetings.length > 0 ? (
            <Meetings {...shown} meetings={meetings} />
          ) : (
            <p className="text-secondary">They did not meet.</p>
          );
        }}
      </Listing>
    </section>
  );
}

interface BalanceProps {
  readonly league: League;
  readonly match: Pairing;
  readonly meetings: readonly PlayedMatch[];
}

/** Who won how often; an ending that nobody won counts as a draw only where the score is level. */
function Balance({ league, match, meetings }: BalanceProps) {
  const count = { A: 0, B: 0, draws: 0 };
  for (const one of meetings) {
    const { loser, scoreA, scoreB } = outcomeOf(one.match.outcome.result, league);
    if (loser === null) {
      if (scoreA !== null && scoreA === scoreB) count.draws += 1;
      continue;
    }
    const winner = loser === "A" ? one.teamB : one.teamA;
    count[sameName(winner, match.teamA) ? "A" : "B"] += 1;
  }
  const figures = [
    [count.A, match.teamA],
    ...(league.game.draws ? [[count.draws, count.draws === 1 ? "Draw" : "Draws"] as const] : []),
    [count.B, match.teamB],
  ] as const;
  return (
    <dl className={styles.balance}>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
