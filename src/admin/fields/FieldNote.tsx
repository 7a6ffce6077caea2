import { Icon } from "@/ui/Icon";
import styles from "./controls.module.css";

interface FieldNoteProps {
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

/** What is wrong with a field, else what helps to fill it in. */
export function FieldNote({ error, help }: FieldNoteProps) {
  if (!error) return help ?? null;
  return (
    <span className={styles.error}>
      <Icon name="warning" size={16} />
      {error}
    </span>
  );
}
