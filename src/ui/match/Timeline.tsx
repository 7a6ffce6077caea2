import { Icon, type IconName } from "@/ui/Icon";
import { PlayerName } from "./PlayerName";
import styles from "./Timeline.module.css";
import type { TimelineEntry } from "./timelineOf";

const icons: Record<TimelineEntry["kind"], IconName> = {
  goal: "ball",
  penalty: "ball",
  ownGoal: "ball",
  yellow: "card",
  red: "card",
  substitution: "swap",
};

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly teamA: string;
  readonly teamB: string;
}

/** What happened in a match, minute by minute: the home side's on the left, the away side's on the right. */
export function Timeline({ entries, teamA, teamB }: TimelineProps) {
  return (
    <ol className={styles.timeline} role="list">
      {entries.map(({ side, kind, minute, player, detail, assist, off, score }, index) => (
        // The same player may score twice in a minute, so only the place tells two entries apart.
        <li className={styles.event} data-side={side} key={index}>
          <span className={styles.minute}>
            {minute || <span aria-hidden="true">–</span>}
            {score && (
              <b aria-hidden="true" className={styles.score}>
                {score}
              </b>
            )}
            <span className="visually-hidden">, {side === "A" ? teamA : teamB}: </span>
          </span>
          <span className={styles.what}>
            <span className={styles.icon} data-kind={kind}>
              <Icon name={icons[kind]} size={18} />
            </span>
            <span className={styles.words}>
              <b>
                <PlayerName name={player} />
              </b>
              <span className="visually-hidden">, </span>
              <span className={styles.detail}>
                {detail}
                {off && " "}
                {off && <PlayerName name={off} />}
                {score && <span className="visually-hidden">, {score}</span>}
              </span>
              {assist && (
                <span className={styles.detail}>
                  <span className="visually-hidden">, </span>Assist: <PlayerName name={assist} />
                </span>
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
