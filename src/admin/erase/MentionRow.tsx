import type { Mention } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import styles from "../owners/Owners.module.css";
import type { Answer } from "./answers";

interface MentionRowProps {
  readonly mention: Mention;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

const answers = [
  ["yes", "This person"],
  ["no", "Somebody else"],
] as const;

/** One side of a match on which the name stands, and whether it is the person. */
export function MentionRow({ mention, answer, onAnswer }: MentionRowProps) {
  const { key, title, team, date, season, places, stored } = mention;
  const when = formatKickOff(date, arena.timeZone)?.full;
  const called = [title, team].filter(Boolean).join(", ");
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.meta}>
          {[team, when, season && `season ${season}`, !stored && "in the history alone"]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className={styles.meta}>
          {places
            .map(({ text }) => text)
            .join(" · ")
            .slice(0, 200)}
        </span>
      </span>
      <span aria-label={`Who is it in ${called}?`} className={styles.buttons} role="group">
        {answers.map(([value, label]) => (
          <label className={styles.answer} key={value}>
            <input
              checked={answer === value}
              name={key}
              onChange={() => onAnswer(value)}
              type="radio"
            />
            {label}
          </label>
        ))}
      </span>
    </li>
  );
}
