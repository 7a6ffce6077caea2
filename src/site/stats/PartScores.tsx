import { useMemo } from "react";
import { scoreFigure } from "@/domain/match/figure";
import { partScores } from "@/domain/people/partScores";
import { playerTotals } from "@/domain/people/totals";
import type { RecordOf } from "@/domain/records/record";
import { findClub, type ResolvedClub } from "@/leagues/clubs";
import { tiesOf } from "@/leagues/figures";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { Scroller } from "@/ui/scroller/Scroller";
import styles from "./PartScores.module.css";

interface Props {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly past: string | undefined;
  readonly players: readonly RecordOf<"players">[];
  readonly results: readonly RecordOf<"results">[];
}

/** Everybody's own score in the individual matches of the season's ties. */
export default function PartScores({ league, clubs, past, players, results }: Props) {
  const { draws, scoreUnit = 1, tieTitle = "", words } = league.game;
  const rows = useMemo(() => {
    const ties = tiesOf(league);
    return partScores(playerTotals(results, { players, scorerFigure: "points", ties }).totals);
  }, [league, players, results]);
  const inHalves = scoreUnit === 2;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{tieTitle}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          Nobody’s yet: they follow from results that say who played, and how each match ended.
        </p>
      ) : (
        <Scroller label={tieTitle}>
          <table className={styles.table}>
            <caption className="visually-hidden">{tieTitle}: each player’s own</caption>
            <thead>
              <tr>
                <th scope="col">
                  <abbr title="Rank">#</abbr>
                </th>
                <th className={styles.who} scope="col">
                  Player
                </th>
                <th scope="col">
                  <abbr title="Played">P</abbr>
                </th>
                <th scope="col">
                  <abbr title="Won">W</abbr>
                </th>
                {draws && (
                  <th scope="col">
                    <abbr title="Drawn">D</abbr>
                  </th>
                )}
                <th scope="col">
                  <abbr title="Lost">L</abbr>
                </th>
                <th scope="col">{inHalves ? "Score" : <abbr title={words.scored}>Won</abbr>}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ rank, player, club, record, played, won, drawn, lost, halves }) => {
                const found = findClub(clubs, club);
                return (
                  <tr key={`${player} ${club}`}>
                    <td className={styles.rank}>{rank}</td>
                    <th className={styles.who} scope="row">
                      {record && league.pages.players === "real" ? (
                        <Link to={paths.player(league, record.id, past)}>{player}</Link>
                      ) : (
                        player
                      )}
                      <span className={styles.club}>
                        <Crest
                          colours={found?.colours}
                          decorative
                          logo={found?.logo}
                          name={club}
                          size={16}
                        />
                        {club}
                      </span>
                    </th>
                    <td>{played}</td>
                    <td>{won}</td>
                    {draws && <td>{drawn}</td>}
                    <td>{lost}</td>
                    <td className={styles.score}>
                      {inHalves
                        ? scoreFigure(halves, scoreUnit)
                        : `${Math.round((100 * won) / played)} %`}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  );
}
