import { useState } from "react";
import { Icon } from "@/ui/Icon";
import { useField, type ControlProps } from "./control";
import styles from "./controls.module.css";
import { TextControl } from "./TextControl";

interface AsTextProps extends ControlProps {
  /** Whether the text is the only way to enter the value; then it is always open. */
  readonly alone?: boolean;
  /** The words that unfold it. */
  readonly summary?: string;
}

/**
 * The field's value as a text that can be edited. It is folded, because rows or buttons above write it, but open on
 * errors.
 */
export function FoldedTextField({ field, alone = false, summary = "As text" }: AsTextProps) {
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
      <summary>
        {summary}
        <Icon name="chevronDown" size={16} />
      </summary>
      <TextControl field={field} />
    </details>
  );
}
