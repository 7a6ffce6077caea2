import { lazy, Suspense } from "react";
import { useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { ErrorState } from "@/ui/ErrorState";
import { laterPart } from "@/ui/later/later";
import { useHydrated } from "@/ui/useHydrated";
import { useAllListings, useLeaguesOfDay } from "./allListings";
import type { TodayProps } from "./Today";
import { TodaySkeleton } from "./TodaySkeleton";

const Today = lazy(() => import("./Today").catch(() => ({ default: NoMatches })));

const NoLeagueYet = laterPart(() => import("../no-league/NoLeagueYet"));

function NoMatches() {
  return (
    <ErrorState onRetry={() => location.reload()} title="Failed to load fixtures.">
      Check your connection, then load the page again.
    </ErrorState>
  );
}

/** The day's matches. Only the visitor's clock knows the day, so the prerendered page has a placeholder. */
export function TodayPlace(props: TodayProps) {
  useAllListings(useLeaguesOfDay());
  const isHydrated = useHydrated();
  const leagues = useReadLeagues();
  const hasLeague = useShownEntries().length > 0;
  if (!isHydrated || (!hasLeague && leagues.status === "loading")) return <TodaySkeleton />;
  if (!hasLeague)
    return (
      <div className="content">
        <Suspense>
          <NoLeagueYet state={leagues} />
        </Suspense>
      </div>
    );
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <Today {...props} />
    </Suspense>
  );
}
