import { lazy, Suspense } from "react";
import type { Day } from "@/domain/day";
import { useMedia } from "@/ui/useMedia";
import type { LeagueDays } from "../leagueMatches";
import styles from "../Today.module.css";

// If the code cannot be loaded, the matches are complete without this column.
const TodayAside = lazy(() => import("./TodayAside").catch(() => ({ default: () => null })));

interface AsideProps {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** The column beside a day's matches on wide screens; on other screens nothing is loaded or computed for it. */
export function AsidePlace(props: AsideProps) {
  const isWide = useMedia("(min-width: 60em)");
  return (
    isWide && (
      <section aria-label="Beside the matches" className={styles.aside} data-later="">
        <Suspense fallback={null}>
          <TodayAside {...props} />
        </Suspense>
      </section>
    )
  );
}
