import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { RecordOf } from "@/records/record";
import { placesByWeek, playedBy } from "@/domain/table/movement";
import type { Competition } from "@/domain/season/competition";
import { ChartCard } from "@/ui/chart/ChartCard";
import styles from "./PlaceByWeek.module.css";

interface Props {
  readonly name: string;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
}

/** Where a club stood after each game week; nothing in a table kept by hand, and in a league without game weeks. */
export function PlaceByWeek({ name, competition, results }: Props) {
  const table = competition.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const team = table?.lines.find(({ row }) => sameName(row.team, name))?.row.team;
  if (!table?.input || team === undefined) return null;
  const places = placesByWeek(table.input, playedBy(results), team);
  if (places.length < 2) return null;
  return (
    <ChartCard title="Place by game week">
      <ol className={styles.weeks} role="list">
        {places.map(({ week, rank, shared }) => (
          <li data-first={rank === 1 || undefined} key={week}>
            <span className={styles.week}>
              <span className="visually-hidden">Game week </span>
              {week}
              <span className="visually-hidden">: </span>
            </span>
            <b>
              {ordinal(rank)}
              {shared && "="}
            </b>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
