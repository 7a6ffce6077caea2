import { classes } from "./classes";
import styles from "./ShortName.module.css";

interface ShortNameProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * A name in one line, shortened before its last word where there is no room: names that begin alike, as a club's and its
 * reserves', do not read alike.
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
