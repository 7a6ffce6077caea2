import { dayInWords, daysFrom, type Day } from "@/domain/day";
import { tallyInWords, type Tally } from "@/domain/season/occasion";
import { IconButton } from "@/ui/Button";
import { classes } from "@/ui/classes";
import styles from "./DayStrip.module.css";

/** Days on each side of the one that is shown. */
const AROUND = 3;
const steps = Array.from({ length: 2 * AROUND + 1 }, (_, at) => at - AROUND);

interface DayStripProps {
  readonly today: Day;
  readonly shown: Day;
  /** How much stands on a day; null while that is not known yet. */
  readonly count: (day: Day) => Tally | null;
  readonly onPick: (day: Day) => void;
}

/** Seven days with the number of their matches and meets, the one that is shown in the middle. */
export function DayStrip({ today, shown, count, onPick }: DayStripProps) {
  return (
    <nav aria-label="Days" className={styles.strip}>
      <div className={classes("content", styles.row)}>
        <IconButton
          icon="chevronLeft"
          label="Previous day"
          onClick={() => onPick(daysFrom(shown, -1))}
        />
        <ul className={styles.days} role="list">
          {steps.map((step) => {
            const day = daysFrom(shown, step);
            return (
              <li className={styles.cell} key={day}>
                <DayButton
                  count={count(day)}
                  day={day}
                  isShown={step === 0}
                  isToday={day === today}
                  onPick={onPick}
                />
              </li>
            );
          })}
        </ul>
        <IconButton
          icon="chevronRight"
          label="Next day"
          onClick={() => onPick(daysFrom(shown, 1))}
        />
      </div>
    </nav>
  );
}

interface DayButtonProps {
  readonly day: Day;
  readonly count: Tally | null;
  readonly isShown: boolean;
  readonly isToday: boolean;
  readonly onPick: (day: Day) => void;
}

function DayButton({ day, count, isShown, isToday, onPick }: DayButtonProps) {
  const { weekday, date, full } = dayInWords(day);
  const total = count && count.matches + count.meets;
  const name = [isToday && "Today", full, count && tallyInWords(count)];
  return (
    <button
      aria-label={name.filter(Boolean).join(", ")}
      aria-pressed={isShown}
      className={styles.day}
      data-empty={total === 0 || undefined}
      onClick={() => onPick(day)}
      type="button"
    >
      <span className={styles.weekday}>{isToday ? "Today" : weekday}</span>
      <span className={styles.date}>{date}</span>
      <span className={styles.count}>{total === null ? "" : total || "–"}</span>
    </button>
  );
}
