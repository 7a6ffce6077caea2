import { lazy } from "react";
import type { LeagueCard, RowTimes } from "../today/LeagueCard";
import type { LeagueDays } from "../today/leagueMatches";
import { useLastVisit } from "./lastVisit";

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
export function Since(props: SinceProps) {
  const [since, seen] = useLastVisit();
  return since > 0 && <SinceHere onSeen={seen} since={since} {...props} />;
}
