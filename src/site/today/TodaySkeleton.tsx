import { classes } from "@/ui/classes";
import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Skeleton } from "@/ui/Skeleton";
import strip from "./DayStrip.module.css";
import styles from "./Today.module.css";

/** How many rows the placeholder has. */
const SKELETON_ROWS = 3;

/** Placeholder of the day's matches with a heading. */
export function MatchesSkeleton() {
  return (
    <Loading what="matches">
      <div className={styles.head}>
        <p className={classes("text-h2", styles.heading)}>
          <Skeleton width="medium" />
        </p>
      </div>
      <div className={styles.cards}>
        <MatchListSkeleton rows={SKELETON_ROWS} />
      </div>
    </Loading>
  );
}

/** Placeholder of the whole part "Today" while its code loads, with the same height. */
export function TodaySkeleton() {
  return (
    <div className={styles.today}>
      {/* As high as the strip of days, before the day is known. */}
      <div aria-hidden="true" className={strip.strip} />
      <div className={classes("content", styles.body)}>
        <div aria-hidden="true" className={styles.chips} />
        <div>
          <MatchesSkeleton />
        </div>
      </div>
    </div>
  );
}
