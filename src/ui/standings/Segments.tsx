import styles from "./Segments.module.css";

interface Props<T extends string> {
  /** The name of the choice, read aloud. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A row of buttons of which one is chosen, for a few views of the same content. */
export function Segments<T extends string>({ label, options, chosen, onChoose }: Props<T>) {
  return (
    <div aria-label={label} className={styles.segments} role="group">
      {options.map((option) => (
        <button
          aria-pressed={option.value === chosen}
          className={styles.segment}
          key={option.value}
          onClick={() => onChoose(option.value)}
          type="button"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
