import { useMemo } from "react";
import { scoreFigure } from "@/domain/match/figure";
import { partScores } from "@/domain/people/partScores";
import { playerTotals } from "@/domain/people/totals";
import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import { tiesOf } from "@/domain/season/figures";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
import { Scroller } from "@/ui/scroller/Scroller";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/where";
import styles from "./PartScores.module.css";
import type { StatsFilter } from "./useStatsFilter";

interface Props {
  readonly past: string | undefined;
  readonly players: readonly RecordOf<"players">[];
  readonly results: readonly RecordOf<"results">[];
  /** Whom the list is of. */
  readonly isShown: StatsFilter["isShown"];
}

/** Everybody's own score in the individual matches of the season's ties. */
export default function PartScores({ past, players, results, isShown }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { draws, scoreUnit = 1, tieTitle = "", words } = league.game;
  const totals = useMemo(() => {
    const ties = tiesOf(league);
    return playerTotals(results, { players, scorerFigure: "points", ties }).totals;
  }, [league, players, results]);
  const rows = partScores(totals.filter(isShown));
  const inHalves = scoreUnit === 2;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{tieTitle}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          No figures yet. They appear once results say who played and how each match ended.
        </p>
      ) : (
        <Scroller label={tieTitle}>
          <table className={styles.table}>
            <caption className="visually-hidden">{tieTitle}: each player’s own</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Term label="Rank" sport={league.sport} word="#" />
                </th>
                <th className={styles.who} scope="col">
                  Player
                </th>
                <th scope="col">
                  <Term label="Played" of="own P" sport={league.sport} word="P" />
                </th>
                <th scope="col">
                  <Term label="Won" of="own W" sport={league.sport} word="W" />
                </th>
                {draws && (
                  <th scope="col">
                    <Term label="Drawn" of="own D" sport={league.sport} word="D" />
                  </th>
                )}
                <th scope="col">
                  <Term label="Lost" of="own L" sport={league.sport} word="L" />
                </th>
                <th scope="col">
                  <Term
                    label={inHalves ? "Score" : words.scored}
                    sport={league.sport}
                    word={inHalves ? "Score" : "Won"}
                  />
                </th>
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
                        <Link to={paths.player(league, record.id, past)}>
                          <FollowedPlayerStar id={record.id} league={league} />
                          {player}
                        </Link>
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
                        <span>
                          <FollowedStar league={league} name={club} />
                          {club}
                        </span>
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
