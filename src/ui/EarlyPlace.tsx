import styles from "./EarlyPlace.module.css";

/** The id of the element in which a page is drawn before the site's own code is here. */
export const EARLY_PAGE = "early-page";

const empty = { __html: "" };

/**
 * Where src/app/early/drawPage.ts draws the page before React is here. What follows it is hidden until that
 * empties it again; React leaves its content alone.
 */
export function EarlyPlace() {
  return (
    <div
      className={styles.place}
      // oxlint-disable-next-line react/no-danger -- always empty: without it React would fail on what stands here
      dangerouslySetInnerHTML={empty}
      id={EARLY_PAGE}
      suppressHydrationWarning
    />
  );
}
