import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./ClubPage.module.css";

/** The list of scorers before it, or its code, is here: its title stands where the list has its own. */
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
