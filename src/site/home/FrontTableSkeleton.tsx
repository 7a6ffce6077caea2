import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import styles from "./FrontTable.module.css";

/** As high as the tables that will be there. */
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
