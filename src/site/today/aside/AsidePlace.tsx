import { lazy, Suspense } from "react";
import type { Day } from "@/domain/day";
import { useMedia } from "@/ui/useMedia";
import type { LeagueDays } from "../leagueMatches";
import styles from "../Today.module.css";

// The matches are whole without it.
const TodayAside = lazy(() => import("./TodayAside").catch(() => ({ default: () => null })));

interface AsideProps {
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What is shown beside a day's matches where there is room for it; elsewhere nothing is read or computed for it. */
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
