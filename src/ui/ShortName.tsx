import { classes } from "./classes";
import styles from "./ShortName.module.css";

interface ShortNameProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * A name in one line. If there is not enough room, it is shortened before its last word, so that names with the same
 * start (a club and its reserves) stay different.
 */
export function ShortName({ name, className }: ShortNameProps) {
  const at = name.lastIndexOf(" ");
  return (
    <span className={classes(styles.name, className)}>
      {at > 0 && <span className={styles.first}>{name.slice(0, at)}</span>}
      <span className={styles.last}>{name.slice(Math.max(at, 0))}</span>
    </span>
  );
}
