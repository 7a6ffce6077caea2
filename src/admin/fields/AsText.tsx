import { useState } from "react";
import { useField, type ControlProps } from "./control";
import styles from "./controls.module.css";
import { TextControl } from "./TextControl";

interface AsTextProps extends ControlProps {
  /** There is nothing else to enter it with. */
  readonly alone?: boolean;
}

/** The text that rows or buttons above write: folded, unless something is wrong with it. */
export function AsText({ field, alone = false }: AsTextProps) {
  const { error } = useField(field.name);
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      className={styles.asText}
      onToggle={({ currentTarget }) => {
        if (!alone) setUnfolded(currentTarget.open);
      }}
      open={unfolded || alone || error !== undefined}
    >
      <summary>As text</summary>
      <TextControl field={field} />
    </details>
  );
}
