import { arena } from "@arena/arena";
import { lazy, Suspense, useState } from "react";
import { useInView } from "../../motion/useInView";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import styles from "./Arena.module.css";

/** Its code is asked for this far ahead, so that it is here when somebody gets there. */
const AHEAD = "600px";

// Without its code, as offline, the page still has the way to the whole table.
const ArenaLead = lazy(() => import("./ArenaLead").catch(() => ({ default: () => null })));
const LatestNews = lazy(() => import("./LatestNews").catch(() => ({ default: () => null })));

/** What was announced, and the arena championship in short, read and computed when they are about to be seen. */
export function ArenaPlace() {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: AHEAD, once: true });
  const [isEmpty, setEmpty] = useState(false);
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense fallback={null}>
          <LatestNews />
        </Suspense>
      )}
      {/* The card keeps its place until the leagues are read, and has none where nothing is counted yet. */}
      <Section
        action={<Link to={paths.championship()}>Whole table</Link>}
        hidden={isEmpty}
        title={arena.championship}
      >
        <div className={styles.card}>
          {isNear && (
            <Suspense fallback={null}>
              <ArenaLead onEmpty={setEmpty} />
            </Suspense>
          )}
        </div>
      </Section>
    </div>
  );
}
