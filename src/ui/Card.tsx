import type { ComponentPropsWithRef } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes";

interface CardProps extends ComponentPropsWithRef<"div"> {
  /** Rows or a picture reach to the edge. */
  readonly flush?: boolean;
}

/** A flat panel on the page: a border, no shadow. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, flush && styles.flush, className)} />;
}
