import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { TableColumn } from "@/domain/sport";
import type { Season } from "@/domain/league/league";
import { Button } from "@/ui/Button";
import { figureOf } from "@/ui/standings/figureOf";
import { useLeague } from "@/ui/leagueContext";
import { SeasonCell } from "./PastSeasons";
import styles from "./PastSeasons.module.css";

interface RowProps {
  /** The club's name. */
  readonly name: string;
  readonly season: Season;
  /** The club's final place; 0 if unknown. */
  readonly place: number;
  /** The final place in words: "3rd", "Outside the first 4"; "–" if unknown. */
  readonly known: string;
  readonly columns: readonly TableColumn[];
}

/** A row with the club's figures in the table of one past season. Loading that season reads one more document. */
export default function PastSeasonRow({ name, season, place, known, columns }: RowProps) {
  const league = useLeague();
  const state = useCompetition(league, season.id);
  const table = valueOf(state)?.competition.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const line = table?.lines.find(({ row }) => sameName(row.team, name));
  const inTable = line?.rank
    ? `${ordinal(line.rank)}${table?.group ? ` in Group ${table.group}` : ""}`
    : known;
  return (
    <tr>
      <SeasonCell season={season} />
      <td>{place > 0 ? known : inTable}</td>
      {line ? (
        columns.map((column) => <td key={column.key}>{figureOf(line.row[column.key], column)}</td>)
      ) : (
        <td className={styles.said} colSpan={columns.length}>
          {state.status === "failed" ? (
            <span role="alert">
              Failed to load standings.{" "}
              <Button disabled={state.refreshing} onClick={state.retry} variant="link">
                Try again
              </Button>
            </span>
          ) : state.status === "ready" ? (
            "Not in that season’s table"
          ) : (
            <span role="status">Loading…</span>
          )}
        </td>
      )}
    </tr>
  );
}
