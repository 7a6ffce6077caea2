import Rating from "@mui/material/Rating";
import { limits } from "@/domain/limits";
import { Icon } from "@/ui/Icon";
import styles from "../fields/controls.module.css";

interface StarsProps {
  readonly name: string;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (stars: number) => void;
}

/** The rating of the man of the match with one to five stars. */
export function Stars({ name, value, disabled = false, onChange }: StarsProps) {
  const id = `${name}-stars`;
  return (
    <div className={styles.stars}>
      <span className={styles.label} id={id}>
        Rating
      </span>
      <Rating
        aria-labelledby={id}
        classes={{ iconFilled: styles.filled ?? "" }}
        disabled={disabled}
        emptyIcon={<Icon className={styles.star} name="star" size={28} />}
        emptyLabelText="No stars"
        getLabelText={(stars) => (stars === 1 ? "1 star" : `${stars} stars`)}
        icon={<Icon className={styles.star} name="star" size={28} />}
        max={limits.stars}
        name={name}
        onChange={(_, stars) => onChange(stars ?? 1)}
        value={value || null}
      />
      <span aria-hidden="true">{value > 0 && `${value} of ${limits.stars}`}</span>
    </div>
  );
}
