import type { SportEntry } from "@/domain/sport";
import { Glyph } from "@/ui/art/Glyph";
import chip from "@/ui/Chip.module.css";
import { classes } from "@/ui/classes";
import styles from "./SportChips.module.css";

interface SportChipsProps {
  readonly sports: readonly SportEntry[];
  /** The sport's id; '' for all of them. */
  readonly value: string;
  readonly onPick: (id: string) => void;
}

/** Chooses one sport, or all of them. */
export function SportChips({ sports, value, onPick }: SportChipsProps) {
  return (
    <div aria-label="Sport" className={styles.chips} role="group">
      <button
        aria-pressed={value === ""}
        className={classes(chip.chip, chip.choice, styles.chip)}
        onClick={() => onPick("")}
        type="button"
      >
        All sports
      </button>
      {sports.map(({ id, name }) => (
        <button
          aria-pressed={value === id}
          className={classes(chip.chip, chip.choice, styles.chip)}
          data-sport={id}
          key={id}
          onClick={() => onPick(value === id ? "" : id)}
          type="button"
        >
          <Glyph className={styles.glyph ?? ""} sport={id} />
          {name}
        </button>
      ))}
    </div>
  );
}
