import { EARLY_PAGE } from "./earlyPage";
import styles from "./EarlyPlace.module.css";

const empty = { __html: "" };

/**
 * Where drawPage.ts draws the page before React is here. What follows it is hidden until drawPage.ts
 * empties it again; React leaves its content alone.
 */
export function EarlyPlace() {
  return (
    <div
      className={styles.place}
      // oxlint-disable-next-line react/no-danger -- nothing for React: what is drawn here is not its own
      dangerouslySetInnerHTML={empty}
      id={EARLY_PAGE}
      suppressHydrationWarning
    />
  );
}
