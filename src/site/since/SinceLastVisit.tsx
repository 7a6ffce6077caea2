import { lazy, useEffect, useState } from "react";
import { HOUR } from "@/domain/durations";
import type { LeagueCard, RowTimes } from "../today/LeagueCard";
import type { LeagueDays } from "../today/leagueMatches";

// If the code cannot be loaded, the page is complete without this section.
const SinceHere = lazy(() => import("./SinceHere").catch(() => ({ default: () => null })));

/** The props of the section "Since you were here". */
export interface SinceProps extends RowTimes {
  /** The leagues that the page shows. */
  readonly leagues: readonly LeagueDays[];
  /**
   * The page's component for a league's card. It is a prop because importing it here would cost every page that has it
   * one more file.
   */
  readonly Results: typeof LeagueCard;
  /** Whether only changes of followed clubs are shown. */
  readonly onlyMine?: boolean;
}

/** What is new since the last visit; its code loads only for returning visitors. */
export function SinceLastVisit(props: SinceProps) {
  const [since, seen] = useLastVisit();
  return since > 0 && <SinceHere onSeen={seen} since={since} {...props} />;
}

const VISIT_KEY = "arena-visit";
/** After this time without a visible page, in milliseconds, a new visit begins. */
const AWAY = 3 * HOUR;

/**
 * Reads the stored times "since/last" in epoch milliseconds: when the previous visit ended (0 once its news has been
 * seen), and when the present visit was last active.
 */
function readStoredVisit(): readonly number[] {
  try {
    return (localStorage.getItem(VISIT_KEY) ?? "").split("/").map(Number);
  } catch {
    // If the browser allows no storage, no earlier visit is known.
    return [];
  }
}

/** Returns when the visit before the present one ended, in epoch milliseconds; 0 if unknown. */
function visitBefore(): number {
  const [since = 0, last = 0] = readStoredVisit();
  return (last && Date.now() - last >= AWAY ? last : since) || 0;
}

/**
 * Returns when the previous visit on this device ended, in epoch milliseconds (0 on the first visit), and a function to
 * call when its news has been seen. The times are stored on the device only.
 */
function useLastVisit(): readonly [since: number, seen: () => void] {
  const [since, setSince] = useState(visitBefore);
  useEffect(() => {
    const keep = () => {
      try {
        localStorage.setItem(VISIT_KEY, `${since}/${Date.now()}`);
      } catch {
        // Without storage, the visit is not remembered.
      }
    };
    keep();
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [since]);
  return [since, () => setSince(0)];
}
