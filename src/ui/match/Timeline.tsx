import type { MatchEvent } from "@/domain/timeline";
import { Icon, type IconName } from "@/ui/Icon";
import styles from "./Timeline.module.css";

const kinds: Record<MatchEvent["kind"], { readonly icon: IconName; readonly word: string }> = {
  goal: { icon: "ball", word: "Goal" },
  penalty: { icon: "ball", word: "Penalty" },
  ownGoal: { icon: "ball", word: "Own goal" },
  yellow: { icon: "card", word: "Yellow card" },
  red: { icon: "card", word: "Red card" },
  substitution: { icon: "swap", word: "Substitution" },
};

interface TimelineProps {
  readonly events: readonly MatchEvent[];
  readonly teamA: string;
  readonly teamB: string;
}

/** What happened in a match, minute by minute: the home side's on the left, the away side's on the right. */
export function Timeline({ events, teamA, teamB }: TimelineProps) {
  return (
    <ol className={styles.timeline} role="list">
      {events.map((event, index) => {
        const { icon, word } = kinds[event.kind];
        return (
          // The same player may score twice in a minute, so only the place tells two events apart.
          <li className={styles.event} data-side={event.side} key={index}>
            <span className={styles.minute}>
              {event.minuteText || <span aria-hidden="true">–</span>}
              <span className="visually-hidden">, {event.side === "A" ? teamA : teamB}: </span>
            </span>
            <span className={styles.what}>
              <span className={styles.icon} data-kind={event.kind}>
                <Icon name={icon} size={18} />
              </span>
              <span className={styles.words}>
                <b>{event.player}</b>
                <span className={styles.detail}>
                  {[word, event.detail].filter(Boolean).join(" · ")}
                </span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
