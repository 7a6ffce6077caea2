import { calledMatch } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import type { ListedMatch } from "@/domain/match/listed";
import { knockOutRound } from "@/domain/match/knockOut";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useNow } from "@/ui/match/useNow";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./MatchPage.module.css";
import type { MatchPartProps } from "./MatchTop";
import type { NextOf } from "./nextOfBoth";

/** The next match of both teams, each under its team's name. */
export default function ComingNext({
  match,
  both,
}: MatchPartProps & { readonly both: readonly NextOf[] }) {
  const now = useNow(0);
  const { teamA, teamB } = calledMatch(useClubs(), match);
  const isOne = both.every(({ next }) => next?.id === both[0]?.next?.id);
  const shown = isOne ? both.slice(0, 1) : both;
  return (
    <div className={styles.meetings}>
      {shown.map(({ team, next }) => (
        <section className={styles.season} key={team}>
          <h3>{isOne ? `${teamA} and ${teamB}` : <Team team={team} />}</h3>
          {next ? (
            <NextMatch match={next} now={now} />
          ) : (
            <p className="text-secondary">No match planned.</p>
          )}
        </section>
      ))}
    </div>
  );
}

interface NextMatchProps {
  readonly match: ListedMatch;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** A list with a single coming match. */
export function NextMatch({ match, now }: NextMatchProps) {
  const league = useLeague();
  return (
    <MatchList
      items={[match]}
      row={(one) => (
        <AnyMatchRow
          link={{ to: paths.match(league, one.id) }}
          match={one}
          now={now}
          round={knockOutRound(one)}
        />
      )}
    />
  );
}

/** A team's name, linked to its club's page if there is one. */
function Team({ team }: { readonly team: string }) {
  const league = useLeague();
  const clubs = useClubs();
  const club = findClub(clubs, team);
  return club && league.pages.club === "real" ? (
    <Link to={paths.club(league, club.slug)}>{club.called}</Link>
  ) : (
    (club?.called ?? team)
  );
}
