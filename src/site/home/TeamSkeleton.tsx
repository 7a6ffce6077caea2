import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./TeamSkeleton.module.css";

/** Placeholder of the pitch while its players load. */
export function PitchSkeleton() {
  return <Skeleton className={styles.placeholder} shape="block" />;
}

/** Placeholder of the section "Team of the Week" while its code loads. */
export function TeamSkeleton() {
  return (
    <Section title="Team of the Week">
      <Loading what="Team of the Week">
        <PitchSkeleton />
      </Loading>
    </Section>
  );
}
