import { arena } from "@arena/arena";
import { lazy, Suspense, useState } from "react";
import { useInView } from "../../motion/useInView";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import styles from "./Arena.module.css";

/** The code is loaded when the section is this close to the screen, so that it is usually ready in time. */
const AHEAD = "600px";

// If the code cannot be loaded, for example offline, the section still links to the whole table.
const ArenaLead = lazy(() => import("./ArenaLead").catch(() => ({ default: () => null })));
const LatestNews = lazy(() => import("./LatestNews").catch(() => ({ default: () => null })));

/** The latest news and the arena championship in short, loaded and computed shortly before they are visible. */
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
      {/* The card reserves its place while the leagues load, and is hidden if there are no points yet. */}
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
