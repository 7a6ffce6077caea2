import styles from "./Medal.module.css";

/** A place in a ranking: a numbered disc for the first three, the number alone for others. */
export function Medal({
  place,
  shared = false,
}: {
  readonly place: number;
  readonly shared?: boolean;
}) {
  return (
    <span className={styles.medal} data-place={place <= 3 ? place : undefined}>
      {place}
      {shared && <abbr title="shared">=</abbr>}
    </span>
  );
}
