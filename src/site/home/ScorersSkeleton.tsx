import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./ScorersSkeleton.module.css";

/** The list of the best players before it, or its code, is here. */
export function ScorersSkeleton() {
  return (
    <Section title="Top players">
      <Loading what="top players">
        <Skeleton className={styles.placeholder} shape="block" />
      </Loading>
    </Section>
  );
}
