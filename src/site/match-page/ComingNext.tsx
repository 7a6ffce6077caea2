import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { findClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useNow } from "@/ui/match/useNow";
import styles from "./MatchPage.module.css";
import type { MatchShown } from "./MatchTop";

/** A team of a match, and the match that it plays after that one. */
export interface NextOf {
  readonly team: string;
  readonly next: ListedMatch | null;
}

interface Asked {
  readonly league: League;
  readonly match: ListedMatch;
  readonly matches: readonly ListedMatch[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What each team plays next, and after this match where it is still to be played. */
export function nextOfBoth({ league, match, matches, now }: Asked): readonly NextOf[] {
  const from = hasResult(match) ? null : match.date;
  const ahead = matchesAhead(matches, now, league.game.matchMinutes).filter(
    (one) => one.id !== match.id && (from === null || one.date === null || one.date >= from),
  );
  return [match.teamA, match.teamB].map((team) => ({
    team,
    next: ahead.find((one) => sameName(one.teamA, team) || sameName(one.teamB, team)) ?? null,
  }));
}

/** The next match of both teams, each under its team's name. */
export function ComingNext({
  league,
  match,
  clubs,
  zone,
  both,
}: MatchShown & { readonly both: readonly NextOf[] }) {
  const now = useNow(0);
  const isOne = both.every(({ next }) => next?.id === both[0]?.next?.id);
  const shown = isOne ? both.slice(0, 1) : both;
  return (
    <div className={styles.meetings}>
      {shown.map(({ team, next }) => (
        <section className={styles.season} key={team}>
          <h3>
            {isOne ? (
              `${match.teamA} and ${match.teamB}`
            ) : (
              <Team clubs={clubs} league={league} team={team} />
            )}
          </h3>
          {next ? (
            <MatchList
              items={[next]}
              row={(one) => (
                <AnyMatchRow
                  clubs={clubs}
                  league={league}
                  link={{ to: paths.match(league, one.id) }}
                  match={one}
                  now={now}
                  zone={zone}
                />
              )}
            />
          ) : (
            <p className="text-secondary">No match planned.</p>
          )}
        </section>
      ))}
    </div>
  );
}

/** A team's name, which leads to its club. */
function Team({ league, clubs, team }: Pick<MatchShown, "league" | "clubs"> & { team: string }) {
  const club = findClub(clubs, team);
  return club && league.pages.club === "real" ? (
    <Link to={paths.club(league, club.slug)}>{team}</Link>
  ) : (
    team
  );
}
