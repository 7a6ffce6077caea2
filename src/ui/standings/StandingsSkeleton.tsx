import { Skeleton } from "@/ui/Skeleton";
import styles from "./StandingsSkeleton.module.css";

interface Props {
  readonly tables: number;
  /** The number of teams in all tables together. */
  readonly rows: number;
}

/** Placeholder of tables, as high as the real ones, so that nothing moves when they come. */
export function StandingsSkeleton({ tables, rows }: Props) {
  const each = Array.from({ length: Math.ceil(rows / tables) });
  return (
    <div className="column-5">
      <div className={styles.head} />
      {Array.from({ length: tables }, (_, table) => (
        <div key={table} className={styles.card} data-captioned={tables > 1 || undefined}>
          {each.map((_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton shape="disc" className={styles.crest} />
              <Skeleton width={row % 2 ? "medium" : "long"} />
            </div>
          ))}
          {each.map((_, row) => (
            <div key={row} className={styles.need} />
          ))}
          <div className={styles.foot} />
        </div>
      ))}
    </div>
  );
}
