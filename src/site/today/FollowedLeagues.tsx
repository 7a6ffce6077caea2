import { lazy, Suspense } from "react";
import { matchesAhead, phaseOf, type Phase } from "@/domain/match/ahead";
import type { RecordOf } from "@/domain/records/record";
import { useHeld } from "../live/useHeldMatches";
import type { LeagueDays } from "./leagueMatches";

const LiveLeague = lazy(() =>
  import("../live/LiveLeague").catch(
    // Without it the page is as up to date as at any other time.
    () => ({ default: () => null }),
  ),
);

const LiveMeets = lazy(() => import("../live/LiveMeets").catch(() => ({ default: () => null })));

const DAY = 86_400_000;
/** In these a match may have more to tell: of one that is over by the clock, until its result stands. */
const begun: readonly (Phase | null)[] = ["on", "awaited"];

type Followed = Pick<LeagueDays, "league" | "matches">;

interface FollowedLeaguesProps {
  readonly leagues: readonly Followed[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Follows the leagues of which a match or a meet has begun; while there is none, not even the code for it is loaded. */
export function FollowedLeagues({ leagues, now }: FollowedLeaguesProps) {
  return (
    <Suspense fallback={null}>
      {leagues.map((one) => (
        <FollowedLeague key={one.league.slug} {...one} now={now} />
      ))}
    </Suspense>
  );
}

function FollowedLeague({ league, matches, now }: Followed & { readonly now: number }) {
  const meets = useHeld(league, "meets");
  if (meets?.status === "ready") {
    // Whether it is on still, its own code finds out.
    const hasBegun = ({ date }: RecordOf<"meets">) =>
      date !== null && date <= now && now < date + DAY;
    return meets.listing.records.some(hasBegun) ? <LiveMeets league={league} /> : null;
  }
  const { matchMinutes } = league.game;
  const [first] = matchesAhead(matches, now, matchMinutes);
  const hasBegun = first && begun.includes(phaseOf(first.match, now, matchMinutes));
  return hasBegun ? <LiveLeague league={league} /> : null;
}
