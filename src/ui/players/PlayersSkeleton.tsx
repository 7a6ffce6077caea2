import { Skeleton } from "@/ui/Skeleton";
import styles from "./PlayerGrid.module.css";

/** Ten cards of the height players' cards have. */
export function PlayersSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.placeholder} />
      ))}
    </div>
  );
}
