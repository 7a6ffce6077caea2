import { useMemo } from "react";
import { scoreFigure } from "@/domain/match/figure";
import { partScores } from "@/domain/people/partScores";
import { playerTotals } from "@/domain/people/totals";
import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import { tieRulesOf } from "@/domain/season/figures";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { DataTable, type Column } from "@/ui/DataTable";
import { Link } from "@/ui/Link";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./PartScores.module.css";
import type { StatsFilter } from "./useStatsFilter";

interface Props {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly players: readonly RecordOf<"players">[];
  readonly results: readonly RecordOf<"results">[];
  /** The name of the club for which figures count; undefined to count all. */
  readonly club: string | undefined;
  /** Checks whether a player is listed. */
  readonly isShown: StatsFilter["isShown"];
}

/** The table of each player's own score in the individual matches (contests) of the season's ties. */
export default function PartScores({ past, players, results, club, isShown }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { draws, scoreUnit = 1, tieTitle = "", words } = league.game;
  const totals = useMemo(() => {
    const ties = tieRulesOf(league);
    return playerTotals(results, { players, scorerFigure: "points", ties, club }).totals;
  }, [league, players, results, club]);
  const rows = partScores(totals.filter(isShown));
  const inHalves = scoreUnit === 2;
  const drawnColumn: Column<(typeof rows)[number]> = {
    label: "Drawn",
    term: { word: "D", of: "own D" },
    cell: ({ drawn }) => drawn,
  };
  const columns: readonly (typeof drawnColumn)[] = [
    { label: "Rank", term: { word: "#" }, is: "rank", cell: ({ rank }) => rank },
    {
      label: "Player",
      is: "name",
      cell: ({ player, club: today, record }) => {
        const of = club ?? today;
        const found = findClub(clubs, of);
        return (
          <span className={styles.who}>
            {record && league.pages.players === "real" ? (
              <Link to={paths.player(league, record.id, past)}>
                <FollowedPlayerStar id={record.id} />
                {player}
              </Link>
            ) : (
              player
            )}
            <span className={styles.club}>
              <Crest colours={found?.colours} decorative logo={found?.logo} name={of} size={16} />
              <span>
                <FollowedStar name={of} />
                {found?.called ?? of}
              </span>
            </span>
          </span>
        );
      },
    },
    { label: "Played", term: { word: "P", of: "own P" }, cell: ({ played }) => played },
    { label: "Won", term: { word: "W", of: "own W" }, cell: ({ won }) => won },
    ...(draws ? [drawnColumn] : []),
    { label: "Lost", term: { word: "L", of: "own L" }, cell: ({ lost }) => lost },
    {
      label: inHalves ? "Score" : words.scored,
      term: { word: inHalves ? "Score" : "Won" },
      is: "score",
      cell: ({ halves, won, played }) =>
        inHalves ? scoreFigure(halves, scoreUnit) : `${Math.round((100 * won) / played)} %`,
    },
  ];
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{tieTitle}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          No figures yet. They appear once results say who played and how each match ended.
        </p>
      ) : (
        <DataTable
          caption={`${tieTitle}: each player’s own`}
          columns={columns}
          keyOf={(row) => `${row.player} ${row.club}`}
          rows={rows}
          sport={league.sport}
        />
      )}
    </section>
  );
}
