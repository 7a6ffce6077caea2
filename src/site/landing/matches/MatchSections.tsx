import { lazy, Suspense } from "react";
import { ErrorState } from "@/ui/ErrorState";
import { useInView } from "../../motion/useInView";
import { ArenaSection } from "./ArenaSection";
import { LeagueSection } from "./LeagueSection";
import { MATCHES_ID } from "./leaguesWith";
import styles from "./MatchSections.module.css";

/** Reading starts this far ahead, so that it is done when somebody gets there. */
const AHEAD = "600px";

const LiveMatches = lazy(() => import("./LiveMatches").catch(() => ({ default: NoMatches })));

function NoMatches() {
  return (
    <ErrorState onRetry={() => location.reload()} title="Failed to load fixtures.">
      Check your connection, then load the page again.
    </ErrorState>
  );
}

const nothing = () => null;
const waiting = (
  <>
    <LeagueSection kind="fixtures" rows={nothing} states={[]} />
    <LeagueSection kind="results" rows={nothing} states={[]} />
    <ArenaSection />
  </>
);

/** What comes next and what was just played, in every league. Fetched when it is about to be seen. */
export function MatchSections() {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: AHEAD, once: true });
  return (
    <div className={styles.sections} id={MATCHES_ID} ref={ref} tabIndex={-1}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <LiveMatches />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
