import { amountOf } from "@/domain/wording";
import { useMemo } from "react";
import { useCompetition } from "@/site/season/useCompetition";
import { hasResult } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { calledName } from "@/domain/season/calledName";
import { stageInWords } from "@/domain/season/stageInWords";
import { computedRow } from "@/domain/table/computedRow";
import type { TeamLabel } from "@/domain/table/explain";
import { effectInWords, effectOf, placeInWords, rowOf } from "@/domain/table/effect";
import type { Competition, Table } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { ReadView } from "@/ui/Listing";
import { valueOf } from "@/data/readState";
import { Skeleton } from "@/ui/Skeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { ordinal } from "@/domain/ordinal";
import type { Standing } from "@/records/standings/schema";
import { ClubName } from "@/ui/mine/ClubName";
import { figureOf } from "@/ui/standings/figureOf";
import { Term } from "@/ui/term/Term";
import { seasonPath } from "../season/useSeason";
import styles from "./MatchPage.module.css";
import meaningTableStyles from "./MeaningTable.module.css";
import type { MatchPartProps } from "./MatchTop";

/** The effect of a match on its table; before the match, the table with its teams' places. */
interface TableMeaning {
  readonly sentences: readonly string[];
  readonly rows: readonly MeaningRow[];
  readonly group: string;
}

/**
 * The part "Table" of a match's page: the effect of the match on the table; before the match, the current table. Says
 * so if the match counts in no table.
 */
export default function TableEffect({ match, past }: MatchPartProps) {
  const league = useLeague();
  const state = useCompetition(league, past);
  const competition = valueOf(state)?.competition;
  const { teamA, teamB, stage } = match;
  const clubs = useClubs();
  const resultId = hasResult(match) ? match.match.outcome.result.id : null;
  const meaning = useMemo(
    () =>
      competition && stage === ""
        ? meaningIn(competition, {
            teamA,
            teamB,
            resultId,
            called: (team) => calledName(clubs, team),
          })
        : null,
    [competition, teamA, teamB, stage, resultId, clubs],
  );
  if (stage !== "") {
    return (
      <p className="text-secondary">
        {stageInWords(league, stage, past)}: a match of a knock-out, which counts in no table.
      </p>
    );
  }
  return (
    <ReadView
      skeleton={<Skeleton className={styles.waitingPart} shape="block" />}
      state={state}
      what="standings"
    >
      {() => {
        if (!meaning) return <p className="text-secondary">This match counts in no table.</p>;
        const { sentences, rows, group } = meaning;
        return (
          <Card flush>
            <p className={styles.meaning}>{sentences.join(" ")}</p>
            {rows.length > 0 && <MeaningTable group={group} rows={rows} />}
            {league.pages.standings === "real" && (
              <p className={styles.whole}>
                <Link to={seasonPath(paths.page(league, "standings"), past)}>Full table</Link>
              </p>
            )}
          </Card>
        );
      }}
    </ReadView>
  );
}

interface MeaningQuery {
  readonly teamA: string;
  readonly teamB: string;
  /** The id of the match's result; null if it has none yet. */
  readonly resultId: string | null;
  /** Returns the name of a team for visitors. */
  readonly called: TeamLabel;
}

function meaningIn({ tables }: Competition, asked: MeaningQuery): TableMeaning | null {
  const has = (table: Table, team: string) =>
    table.lines.some(({ row }) => sameName(row.team, team));
  const table = tables.find((one) => has(one, asked.teamA) && has(one, asked.teamB));
  if (!table) return null;
  return asked.resultId === null
    ? currentTable(table, asked)
    : changedTable(table, asked.resultId, asked.called);
}

function changedTable(
  { group, input }: Table,
  resultId: string,
  called: TeamLabel,
): TableMeaning | null {
  if (!input) {
    const sentences = ["The table is kept by hand, so the effect of one match is unknown."];
    return { sentences, rows: [], group };
  }
  const effect = effectOf(input, resultId);
  if (!effect) return null;
  const { before, after, outcome } = effect;
  const rows = after.rows.map((row): MeaningRow => {
    const was = rowOf(before, row.team)?.rank ?? null;
    return {
      rank: row.rank,
      shared: row.shared,
      was: before.counted.length === 0 ? null : was,
      standing: computedRow(row, group, after.counted),
      isOwn: row.team === outcome.a || row.team === outcome.b,
    };
  });
  return { sentences: effectInWords(effect, called), rows, group };
}

function currentTable(
  { group, lines }: Table,
  { teamA, teamB, called }: MeaningQuery,
): TableMeaning {
  const isOwn = (team: string) => sameName(team, teamA) || sameName(team, teamB);
  const rows = lines.map(({ rank, tied, row }): MeaningRow => ({
    rank,
    shared: tied,
    was: null,
    standing: row,
    isOwn: isOwn(row.team),
  }));
  const begun = lines.some(({ row }) => row.played > 0);
  const sentences = rows
    .filter((row) => row.isOwn && row.rank !== null && begun)
    .map(({ rank, shared, standing: { team, points } }) => {
      const worth = amountOf(points, "point");
      return `${called(team)} ${placeInWords(rank ?? 0, shared)} with ${worth}.`;
    });
  return {
    sentences: begun ? sentences : ["No match of this table has been played yet."],
    rows: begun ? rows : [],
    group,
  };
}

/** A line of the table, with the team's place before the match. */
interface MeaningRow {
  /** The place after the match; null for a team that has withdrawn. */
  readonly rank: number | null;
  readonly shared: boolean;
  /** The rank before the match; null if unknown or if no match was played before. */
  readonly was: number | null;
  readonly standing: Standing;
  /** Whether the line is that of one of the match's two teams. */
  readonly isOwn: boolean;
}

/** A table with more lines is shortened to the lines around the two teams. */
const MOST_TABLE_LINES = 8;

/**
 * Returns the lines to show: all lines of a short table, else those of the two teams, their neighbours and the teams
 * whose place changed.
 */
function shownOf(rows: readonly MeaningRow[]): readonly MeaningRow[] {
  if (rows.length <= MOST_TABLE_LINES) return rows;
  const near = new Set(
    rows.flatMap(({ isOwn, rank, was }, at) => {
      if (isOwn) return [at - 1, at, at + 1];
      return was !== null && was !== rank ? [at] : [];
    }),
  );
  return rows.filter((_, at) => near.has(at)).slice(0, MOST_TABLE_LINES);
}

interface Props {
  readonly group: string;
  readonly rows: readonly MeaningRow[];
}

/** A small table; a column shows each team's place before the match, if a place changed. */
function MeaningTable({ group, rows }: Props) {
  const league = useLeague();
  const columns = league.game.table.columns.filter(({ always }) => always);
  const tells = rows.some(({ was, rank }) => was !== null && was !== rank);
  return (
    <table className={meaningTableStyles.table}>
      <caption className="visually-hidden">{group ? `Group ${group}` : league.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Term label="Place" sport={league.sport} word="#" />
          </th>
          <th className={meaningTableStyles.team} scope="col">
            {group ? `Group ${group}` : "Team"}
          </th>
          {tells && (
            <th scope="col">
              <Term label="Place before" sport={league.sport} word="Was" />
            </th>
          )}
          {columns.map(({ key, short, label }) => (
            <th key={key} scope="col">
              <Term label={label} sport={league.sport} word={short} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownOf(rows).map(({ rank, shared, was, standing, isOwn }) => (
          <tr data-own={isOwn || undefined} key={standing.team}>
            <td>{rank === null ? "–" : `${rank}${shared ? "=" : ""}`}</td>
            <th className={meaningTableStyles.team} scope="row">
              <ClubName className={meaningTableStyles.name} name={standing.team} />
            </th>
            {tells && (
              <td>
                <PlaceBefore rank={rank} was={was} />
              </td>
            )}
            {columns.map((column) => (
              <td data-main={column.key === "points" || undefined} key={column.key}>
                {figureOf(standing[column.key], column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place before the match, if it changed: "▲ 3rd". */
function PlaceBefore({ rank, was }: Pick<MeaningRow, "rank" | "was">) {
  if (rank === null || was === null || rank === was) return null;
  return (
    <span className={meaningTableStyles.was} data-up={was > rank || undefined}>
      <span aria-hidden="true">{was > rank ? "▲" : "▼"}</span> {ordinal(was)}
    </span>
  );
}
