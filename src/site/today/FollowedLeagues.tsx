import { lazy, Suspense } from "react";
import { DAY } from "@/domain/durations";
import { matchesAhead, mayHaveBegun, phaseOf, type Phase } from "@/domain/match/ahead";
import { InLeague } from "@/ui/leagueContext";
import { useBegunEarly } from "../live/useBegunEarly";
import type { LeagueDays } from "./leagueMatches";

const LiveLeague = lazy(() =>
  import("../live/LiveLeague").catch(
    // If the code cannot be loaded, the page is as current as without live updates.
    () => ({ default: () => null }),
  ),
);

/** The phases in which a match can still change. A match whose time is over counts until its result is entered. */
const begun: readonly (Phase | null)[] = ["on", "awaited"];

interface OfLeague extends Pick<LeagueDays, "league" | "matches"> {
  readonly season?: {
    readonly meets: readonly { readonly meet: { readonly date: number | null } }[];
  } | null;
}

interface FollowedLeaguesProps {
  readonly leagues: readonly OfLeague[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Subscribes to the live data of leagues in which a match or meet has begun, by its time or by the live document. If
 * there is none, the code is not loaded.
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
    // The meet began less than a day ago; the loaded code finds out whether it is still live.
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
