import { Icon } from "@/ui/Icon";
import styles from "./controls.module.css";

interface FieldNoteProps {
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

/** The error message of a field, or its help text if there is no error. */
export function FieldNote({ error, help }: FieldNoteProps) {
  if (!error) return help ?? null;
  return (
    <span className={styles.error}>
      <Icon name="warning" size={16} />
      {error}
    </span>
  );
}
