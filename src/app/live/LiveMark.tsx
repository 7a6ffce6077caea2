import styles from "./LiveMark.module.css";

/** Says that a match is on and that the page shows it as it goes; nothing at other times. */
export function LiveMark({ live }: { readonly live: boolean }) {
  return (
    <span role="status">
      {live && (
        <span className={styles.mark} title="A match is on: this page updates by itself.">
          Live
          <span className="visually-hidden">: a match is on, this page updates by itself</span>
        </span>
      )}
    </span>
  );
}
