import { IconButton } from "@/ui/Button";
import { SelectField } from "@/ui/SelectField";
import styles from "./GameWeekPicker.module.css";

export interface WeekOption {
  readonly key: string;
  /** "Game week 4", or the name of the round. */
  readonly label: string;
}

interface GameWeekPickerProps {
  readonly weeks: readonly WeekOption[];
  /** The key of the chosen week; "" if all weeks are shown. */
  readonly current: string;
  /** The label of the option that shows all weeks; undefined if one week must be chosen. */
  readonly whole?: string | undefined;
  readonly onPick: (key: string) => void;
}

/** A list for choosing a game week, with buttons to the previous and the next week. */
export function GameWeekPicker({ weeks, current, whole, onPick }: GameWeekPickerProps) {
  const index = weeks.findIndex(({ key }) => key === current);
  const step = (by: number) => {
    const week = weeks[index + by];
    if (week) onPick(week.key);
  };
  return (
    <div className={styles.picker}>
      <IconButton
        disabled={index <= 0}
        icon="chevronLeft"
        label="Previous game week"
        onClick={() => step(-1)}
        variant="outline"
      />
      <SelectField
        className={styles.select}
        hideLabel
        label="Game week"
        onChange={onPick}
        options={[
          ...(whole === undefined ? [] : [{ value: "", label: whole }]),
          ...weeks.map(({ key, label }) => ({ value: key, label })),
        ]}
        value={current}
      />
      <IconButton
        disabled={index === -1 || index >= weeks.length - 1}
        icon="chevronRight"
        label="Next game week"
        onClick={() => step(1)}
        variant="outline"
      />
      {index >= 0 && (
        <p className={styles.place}>
          {index + 1} of {weeks.length}
        </p>
      )}
    </div>
  );
}
