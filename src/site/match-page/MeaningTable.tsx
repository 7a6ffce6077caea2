import { ordinal } from "@/domain/ordinal";
import type { Standing } from "@/records/standings/schema";
import { ClubName } from "@/ui/mine/ClubName";
import { figureOf } from "@/ui/standings/figureOf";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/where";
import styles from "./MeaningTable.module.css";

/** A line of the table, and where its team stood before. */
export interface MeaningRow {
  /** Null for a team that has withdrawn. */
  readonly rank: number | null;
  readonly shared: boolean;
  /** The rank before the match; null where nothing is to be said about it. */
  readonly was: number | null;
  readonly standing: Standing;
  /** One of the match's two teams. */
  readonly isOwn: boolean;
}

/** Tables longer than this are cut to the lines around the two teams. */
const LINES = 8;

/** The lines that matter: all of a short table, else the two teams', their neighbours', and those that moved. */
function shownOf(rows: readonly MeaningRow[]): readonly MeaningRow[] {
  if (rows.length <= LINES) return rows;
  const near = new Set(
    rows.flatMap(({ isOwn, rank, was }, at) => {
      if (isOwn) return [at - 1, at, at + 1];
      return was !== null && was !== rank ? [at] : [];
    }),
  );
  return rows.filter((_, at) => near.has(at)).slice(0, LINES);
}

interface Props {
  readonly group: string;
  readonly rows: readonly MeaningRow[];
}

/** A small table, with the place that each team came from. */
export function MeaningTable({ group, rows }: Props) {
  const league = useLeague();
  const columns = league.game.table.columns.filter(({ always }) => always);
  const tells = rows.some(({ was, rank }) => was !== null && was !== rank);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{group ? `Group ${group}` : league.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Term label="Place" sport={league.sport} word="#" />
          </th>
          <th className={styles.team} scope="col">
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
            <th className={styles.team} scope="row">
              <ClubName className={styles.name} name={standing.team} />
            </th>
            {tells && (
              <td>
                <Was rank={rank} was={was} />
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

/** "▲ 3rd": the place before, where it was another one. */
function Was({ rank, was }: Pick<MeaningRow, "rank" | "was">) {
  if (rank === null || was === null || rank === was) return null;
  return (
    <span className={styles.was} data-up={was > rank || undefined}>
      <span aria-hidden="true">{was > rank ? "▲" : "▼"}</span> {ordinal(was)}
    </span>
  );
}
