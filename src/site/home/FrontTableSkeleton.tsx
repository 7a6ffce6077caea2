import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import styles from "./FrontTable.module.css";

/** Placeholder of the front page's tables, with the same height. */
export function FrontTableSkeleton() {
  const { groups } = useLeague().format;
  return (
    <Section title="The table">
      <Loading what="table">
        <div className={styles.tables}>
          {(groups.length > 1 ? groups : [""]).map((group) => (
            <Skeleton className={group ? styles.ofGroup : styles.whole} key={group} shape="block" />
          ))}
        </div>
      </Loading>
    </Section>
  );
}
