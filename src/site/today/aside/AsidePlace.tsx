import { lazy, Suspense } from "react";
import { useArena } from "@/data/useArena";
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

/** What stands beside a day's matches where there is room for it; elsewhere nothing is read or computed for it. */
export function AsidePlace(props: AsideProps) {
  return useMedia("(min-width: 60em)") && <WideAside {...props} />;
}

/** Its records are asked for with those of the matches, so that no document is read again. */
function WideAside(props: AsideProps) {
  const arena = useArena();
  return (
    <section aria-label="Beside the matches" className={styles.aside} data-later="">
      {!arena.isLoading && (
        <Suspense fallback={null}>
          <TodayAside arena={arena} {...props} />
        </Suspense>
      )}
    </section>
  );
}
