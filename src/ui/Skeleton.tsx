import { classes } from "./classes";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** `line` is as high as a line of the text around it; `block` and `disc` get their size from `className`. */
  readonly shape?: "line" | "block" | "disc";
  /** The width of the placeholder, as a part of the line. */
  readonly width?: "short" | "medium" | "long" | "full";
  readonly className?: string | undefined;
}

/**
 * One grey placeholder on a page that is loading. Build the layout of the real row from several, so that nothing moves
 * when the data comes. Visible only after 150 ms. Inside an element with `aria-busy` it pulses after a second, but not
 * under reduced motion.
 */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return <span className={classes(styles.block, styles[shape], styles[width], className)} />;
}
