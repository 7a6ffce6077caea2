import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./ClubPage.module.css";

/** The list of scorers before it, or its code, is here. */
export function ScorersSkeleton() {
  return (
    <div className={styles.scorers}>
      <Loading what="top scorers">
        <Skeleton className={styles.list} shape="block" />
      </Loading>
    </div>
  );
}
