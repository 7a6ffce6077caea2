import { classes } from "./classes";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** `line` is as high as a line of the text around it; `block` and `disc` get their size from `className`. */
  readonly shape?: "line" | "block" | "disc";
  /** How much of a line is filled. */
  readonly width?: "short" | "medium" | "long" | "full";
  readonly className?: string | undefined;
}

/**
 * One grey part of a page that is loading; build the anatomy of the real row from several, so that
 * nothing moves when it arrives. Seen after 150 ms only; breathes in what is busy (`aria-busy`) for over a
 * second, still under reduced motion.
 */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return <span className={classes(styles.block, styles[shape], styles[width], className)} />;
}
