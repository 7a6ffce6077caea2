import styles from "./Medal.module.css";

/** A place in a ranking: a disc with the number for the first three, only the number for others. */
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
