import { Skeleton } from "@/ui/Skeleton";
import styles from "./PlayerGrid.module.css";

/** Placeholder of ten players' cards, as high as the real ones. */
export function PlayersSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.placeholder} />
      ))}
    </div>
  );
}
