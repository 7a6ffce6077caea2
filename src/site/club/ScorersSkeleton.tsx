import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./ClubPage.module.css";

/** Placeholder of the list of scorers while it loads, with the title at the same place. */
export function ScorersSkeleton() {
  return (
    <section className={styles.scorers}>
      <h2 className={styles.scorersTitle}>Top scorers</h2>
      <Loading what="top scorers">
        <Skeleton className={styles.list} shape="block" />
      </Loading>
    </section>
  );
}
