import { showPoints } from "@/domain/meet/showPoints";
import type { RankedScore, Scored } from "@/domain/meet/points";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { Medal } from "@/ui/medals/Medal";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { Scroller } from "@/ui/scroller/Scroller";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/where";
import styles from "./Meets.module.css";

interface Props {
  readonly rows: readonly RankedScore<Scored>[];
  readonly caption: string;
  /** Medals alone decide: without points. */
  readonly onlyMedals?: boolean;
}

/** Teams with their first, second and third places and their points. */
export function TeamTable({ rows, caption, onlyMedals = false }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  return (
    <div className={styles.card}>
      <Scroller label={caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th className={styles.rank} scope="col">
                <Term label="Rank" sport={league.sport} word="#" />
              </th>
              <th className={styles.team} scope="col">
                Team
              </th>
              {["First", "Second", "Third"].map((name, at) => (
                <th key={name} scope="col">
                  <Term label={`${name} places`} sport={league.sport} word={`${name} places`}>
                    <Medal place={at + 1} />
                    <span className="visually-hidden"> {name} places</span>
                  </Term>
                </th>
              ))}
              {!onlyMedals && (
                <th scope="col">
                  <Term label="Points" sport={league.sport} word="Points" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, rank, shared, places, points }) => {
              const club = findClub(clubs, name);
              return (
                <tr key={name}>
                  <td className={styles.rank}>
                    {rank}
                    {shared && <abbr title="shared">=</abbr>}
                  </td>
                  <th className={styles.team} scope="row">
                    <span className={styles.name}>
                      <Crest colours={club?.colours} decorative logo={club?.logo} name={name} />
                      {club ? (
                        <Link to={paths.club(league, club.slug)}>
                          <FollowedStar league={league} name={name} />
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </span>
                  </th>
                  {[0, 1, 2].map((at) => (
                    <td key={at}>{places[at] ?? 0}</td>
                  ))}
                  {!onlyMedals && <td className={styles.points}>{showPoints(points)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}
