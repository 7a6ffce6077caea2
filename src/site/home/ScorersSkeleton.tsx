import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./ScorersSkeleton.module.css";

/** Placeholder of the list of the best players while it or its code loads. */
export function ScorersSkeleton() {
  return (
    <Section title="Top players">
      <Loading what="top players">
        <Skeleton className={styles.placeholder} shape="block" />
      </Loading>
    </Section>
  );
}
