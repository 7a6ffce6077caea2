import { lazy, Suspense } from "react";
import { DAY } from "@/domain/durations";
import { matchesAhead, mayHaveBegun, phaseOf, type Phase } from "@/domain/match/ahead";
import { InLeague } from "@/ui/leagueContext";
import { useBegunEarly } from "../live/useBegunEarly";
import type { LeagueDays } from "./leagueMatches";

const LiveLeague = lazy(() =>
  import("../live/LiveLeague").catch(
    // Without it the page is as up to date as at any other time.
    () => ({ default: () => null }),
  ),
);

/** In these phases more may happen in a match: one that is over by the clock counts until its result is there. */
const begun: readonly (Phase | null)[] = ["on", "awaited"];

interface OfLeague extends Pick<LeagueDays, "league" | "matches"> {
  readonly season?: {
    readonly meets: readonly { readonly meet: { readonly date: number | null } }[];
  } | null;
}

interface FollowedLeaguesProps {
  readonly leagues: readonly OfLeague[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Follows the leagues of which a match or a meet has begun, by the clock or by the live document; while there is none,
 * not even the code for it is loaded.
 */
export function FollowedLeagues({ leagues, now }: FollowedLeaguesProps) {
  return leagues.map((one) => <FollowedLeague key={one.league.slug} now={now} of={one} />);
}

interface FollowedLeagueProps {
  readonly of: OfLeague;
  readonly now: number;
}

function FollowedLeague({ of: { league, matches, season }, now }: FollowedLeagueProps) {
  const { matchMinutes } = league.game;
  const [first] = matchesAhead(matches, now, matchMinutes);
  const hasBegun =
    (first && begun.includes(phaseOf(first.match, now, matchMinutes))) ||
    // It began within a day: whether it is still on, that code finds out.
    season?.meets.some(({ meet }) => Math.floor((now - (meet.date ?? 0)) / DAY) === 0);
  const hasBegunEarly = useBegunEarly(
    league,
    hasBegun ? "" : mayHaveBegun(matches, now).join("\n"),
  );
  if (!hasBegun && !hasBegunEarly) return null;
  return (
    <Suspense fallback={null}>
      <InLeague league={league}>
        <LiveLeague />
      </InLeague>
    </Suspense>
  );
}
