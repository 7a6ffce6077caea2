import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Chip.module.css";
import { classes } from "./classes";

/** `live` has a dot beside its word; the outlined ones are states, `sport` is a label. */
export type ChipTone = "neutral" | "sport" | "success" | "warning" | "error" | "live";

/** A short word about a thing: "FT", "LIVE", "Postponed", "Captain". */
export function Chip({
  tone = "neutral",
  children,
}: {
  readonly tone?: ChipTone | undefined;
  readonly children: ReactNode;
}) {
  return <span className={classes(styles.chip, styles[tone])}>{children}</span>;
}

/** One of several views to choose from; says whether it is the chosen one. */
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
