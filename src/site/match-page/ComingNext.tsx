import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useNow } from "@/ui/match/useNow";
import styles from "./MatchPage.module.css";
import type { MatchShown } from "./MatchTop";
import type { NextOf } from "./nextOfBoth";

/** The next match of both teams, each under its team's name. */
export default function ComingNext({
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
