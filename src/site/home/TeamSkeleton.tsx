import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./TeamSkeleton.module.css";

/** The pitch before its players are here. */
export function PitchSkeleton() {
  return <Skeleton className={styles.placeholder} shape="block" />;
}

/** The whole block of the Team of the Week, before even its code is here. */
export function TeamSkeleton() {
  return (
    <Section title="Team of the Week">
      <Loading what="Team of the Week">
        <PitchSkeleton />
      </Loading>
    </Section>
  );
}
