import { showPoints } from "@/domain/meet/showPoints";
import type { HeldMeet } from "@/domain/season/meets";
import styles from "../fields/controls.module.css";

/** The teams of the meet as they stand with what is typed. */
export function TeamScore({ held }: { readonly held: HeldMeet }) {
  return (
    <section aria-label="Team score" className={styles.score}>
      <h3 className={styles.label}>
        {held.meet.name} after {held.done} of {held.events.length} events
      </h3>
      <ol className={styles.scoreList} role="list">
        {held.table.map(({ name, rank, shared, points }) => (
          <li className={styles.scoreLine} key={name}>
            <span>
              {rank}
              {shared && "="}
            </span>
            <span>{name}</span>
            <b>{showPoints(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
