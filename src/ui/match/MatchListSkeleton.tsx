import { Card } from "@/ui/Card";
import { Skeleton } from "@/ui/Skeleton";
import list from "./MatchList.module.css";
import styles from "./MatchListSkeleton.module.css";
import row from "./MatchRow.module.css";

interface MatchListSkeletonProps {
  readonly rows: number;
  readonly wide?: boolean;
}

/** Placeholder of a list of match rows, as high as the real rows. */
export function MatchListSkeleton({ rows, wide = false }: MatchListSkeletonProps) {
  return (
    <Card flush>
      <div className={list.list} data-wide={wide || undefined}>
        {Array.from({ length: rows }, (_, index) => (
          <div className={list.item} key={index}>
            <RowSkeleton />
          </div>
        ))}
      </div>
    </Card>
  );
}

function RowSkeleton() {
  return (
    <div className={row.row}>
      <span className="stack-1">
        {["home", "away"].map((side) => (
          <span className={styles.team} key={side}>
            <Skeleton className={styles.crest} shape="disc" />
            <Skeleton width="long" />
          </span>
        ))}
      </span>
      <span className={row.aside}>
        <Skeleton width="short" />
        <Skeleton width="medium" />
      </span>
    </div>
  );
}
