import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Skeleton } from "@/ui/Skeleton";
import filters from "./Filters.module.css";
import styles from "./MatchesSkeleton.module.css";

/** Placeholder of a page of matches with its filters. */
export function MatchesSkeleton() {
  return (
    <>
      <div className={filters.bar}>
        <Skeleton className={styles.picker} shape="block" />
        <Skeleton className={styles.club} shape="block" />
      </div>
      <p className={styles.day}>
        <Skeleton width="long" />
      </p>
      <MatchListSkeleton rows={6} wide />
    </>
  );
}
