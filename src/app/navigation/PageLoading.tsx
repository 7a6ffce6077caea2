import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./PageLoading.module.css";

/** Shown while a page's code is loading. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Loading what="page">
        <Skeleton className={styles.block} shape="block" />
        <Skeleton className={styles.block} shape="block" />
        <Skeleton className={styles.block} shape="block" />
      </Loading>
    </div>
  );
}
