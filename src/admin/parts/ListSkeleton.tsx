import Skeleton from "@mui/material/Skeleton";
import styles from "./ListSkeleton.module.css";

/** The shape of a list while it is read. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className={styles.list}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: 6 }, (_, row) => (
        <div className={styles.row} key={row}>
          <Skeleton height={24} variant="circular" width={24} />
          <Skeleton className={styles.name} variant="text" />
          <Skeleton variant="text" width="20%" />
        </div>
      ))}
    </div>
  );
}
