import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Chip.module.css";
import { classes } from "./classes";

/**
 * The look of a chip: `live` has a dot beside its word, `success`, `warning` and `error` are outlined states, `sport`
 * is a label.
 */
export type ChipTone = "neutral" | "sport" | "success" | "warning" | "error" | "live";

/** A label of one or two words: "FT", "LIVE", "Postponed", "Captain". */
export function Chip({
  tone = "neutral",
  children,
}: {
  readonly tone?: ChipTone | undefined;
  readonly children: ReactNode;
}) {
  return <span className={classes(styles.chip, styles[tone])}>{children}</span>;
}

/** A button that chooses one of several views; `aria-pressed` says whether this view is chosen. */
export function ChoiceChip({
  chosen,
  ...rest
}: Omit<ComponentPropsWithRef<"button">, "className"> & { readonly chosen: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={classes(styles.chip, styles.choice)}
    />
  );
}
