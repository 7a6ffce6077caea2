import { lazy, useEffect, useState } from "react";
import { HOUR } from "@/domain/durations";
import type { LeagueCard, RowTimes } from "../today/LeagueCard";
import type { LeagueDays } from "../today/leagueMatches";

// The page is whole without it.
const SinceHere = lazy(() => import("./SinceHere").catch(() => ({ default: () => null })));

export interface SinceProps extends RowTimes {
  /** Those that are shown. */
  readonly leagues: readonly LeagueDays[];
  /** The page's own card of a league: imported here as well, it would cost every page that has one a file more. */
  readonly Results: typeof LeagueCard;
  /** Nothing but what concerns followed clubs. */
  readonly onlyMine?: boolean;
}

/** What came since the last visit, for those who have been here before; others need none of its code. */
export function SinceLastVisit(props: SinceProps) {
  const [since, seen] = useLastVisit();
  return since > 0 && <SinceHere onSeen={seen} since={since} {...props} />;
}

const VISIT_KEY = "arena-visit";
/** Somebody who looked at nothing for this long, in milliseconds, has been away. */
const AWAY = 3 * HOUR;

/** When the visit before this one ended, or 0 once what came since has been seen; and when this one was last seen to go on. */
function keptVisit(): readonly number[] {
  try {
    return (localStorage.getItem(VISIT_KEY) ?? "").split("/").map(Number);
  } catch {
    // A closed storage knows of no other visit.
    return [];
  }
}

/** When the visit before the one that goes on now ended, in epoch milliseconds; 0 where nobody knows of any. */
function visitBefore(): number {
  const [since = 0, last = 0] = keptVisit();
  return (last && Date.now() - last >= AWAY ? last : since) || 0;
}

/**
 * When this device was last here before, in epoch milliseconds, and how to say that what came since has been seen. 0 on
 * the first visit. It stays on the device.
 */
function useLastVisit(): readonly [since: number, seen: () => void] {
  const [since, setSince] = useState(visitBefore);
  useEffect(() => {
    const keep = () => {
      try {
        localStorage.setItem(VISIT_KEY, `${since}/${Date.now()}`);
      } catch {
        // As above.
      }
    };
    keep();
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [since]);
  return [since, () => setSince(0)];
}
