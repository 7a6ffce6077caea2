import styles from "./DayStrip.module.css";

/** The strip before it is known which day it is, as high as the real one. */
export function DayStripSkeleton() {
  return <div aria-hidden="true" className={styles.strip} />;
}
