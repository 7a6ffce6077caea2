import { lazy, Suspense } from "react";
import { useInView } from "../../motion/useInView";
import { ArenaSection } from "./ArenaSection";

/** Its code is asked for this far ahead, so that it is here when somebody gets there. */
const AHEAD = "600px";

// Without its code, as offline, the page has the way to the whole table all the same.
const ArenaLead = lazy(() => import("./ArenaLead").catch(() => ({ default: () => null })));

/** The arena championship in short, computed when it is about to be seen. */
export function ArenaPlace() {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: AHEAD, once: true });
  return (
    <div ref={ref}>
      <ArenaSection>
        {isNear && (
          <Suspense fallback={null}>
            <ArenaLead />
          </Suspense>
        )}
      </ArenaSection>
    </div>
  );
}
