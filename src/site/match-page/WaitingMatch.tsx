import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./MatchPage.module.css";

/** A match's page before its match is read. */
export function WaitingMatch() {
  return (
    <Loading what="match">
      <Skeleton className={styles.waitingTop} shape="block" />
      <div className={styles.columns}>
        <Skeleton className={styles.waitingPart} shape="block" />
        <Skeleton className={styles.waitingPart} shape="block" />
      </div>
    </Loading>
  );
}
