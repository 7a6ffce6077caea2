import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import type { EntityKind } from "@/records/record";
import { wordsOf } from "../parts/words";
import styles from "./ConflictPanel.module.css";

interface DeletedPanelProps {
  readonly kind: EntityKind;
  readonly busy: boolean;
  readonly onSave: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** Somebody deleted the record that is being edited: what was typed may bring it back. */
export function DeletedPanel({ kind, busy, onSave, onBack }: DeletedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { one } = wordsOf(kind);
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        Someone else deleted this {one} while you were editing
      </h2>
      <p>What you typed is still here. Save it to bring the {one} back as you have it.</p>
      <div className={styles.all}>
        <Button disabled={busy} onClick={() => void onSave()} variant="contained">
          {busy ? "Saving…" : `Bring the ${one} back`}
        </Button>
        <Button disabled={busy} onClick={onBack} variant="text">
          Back to the form
        </Button>
      </div>
    </section>
  );
}
