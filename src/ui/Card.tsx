import type { ComponentPropsWithRef } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes";

interface CardProps extends ComponentPropsWithRef<"div"> {
  /** Whether the card has no padding, so that rows or a picture reach its edge. */
  readonly flush?: boolean;
}

/** A flat panel with a border and without a shadow. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, flush && styles.flush, className)} />;
}
