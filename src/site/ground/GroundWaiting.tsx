import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./GroundPage.module.css";

/** Placeholder of a ground's page while it loads. */
export function GroundPageSkeleton() {
  return (
    <Loading what="ground">
      <Skeleton className={styles.waiting} shape="block" />
      <div className={styles.parts}>
        <MatchListSkeleton rows={4} />
        <MatchListSkeleton rows={4} />
      </div>
    </Loading>
  );
}
