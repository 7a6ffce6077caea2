import Alert from "@mui/material/Alert";
import styles from "./FormSection.module.css";
import { useWarnings } from "./WarningsProvider";

/** What to look at in a field before saving; nothing that would stop it. */
export function FieldWarnings({ name }: { readonly name: string }) {
  const warnings = useWarnings([name]);
  return (
    // The region is there before the words are, or a screen reader might not read them.
    <div aria-live="polite" className={styles.warnings}>
      {warnings.map(({ id, text, isNote = false }) => (
        <Alert key={`${id} ${text}`} role="presentation" severity={isNote ? "info" : "warning"}>
          {text}
        </Alert>
      ))}
    </div>
  );
}
