import { classes } from "@/ui/classes";
import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Skeleton } from "@/ui/Skeleton";
import strip from "./DayStrip.module.css";
import styles from "./Today.module.css";

/** Rows in place of the matches. */
const SKELETON_ROWS = 3;

/** The day's matches while they are read, with a heading over them. */
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

/** Today before its code is here, in the same room. */
export function TodaySkeleton() {
  return (
    <div className={styles.today}>
      {/* As high as the strip, before it is known which day it is. */}
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
