import { lazy, Suspense } from "react";
import { ErrorState } from "@/ui/ErrorState";
import { useHydrated } from "@/ui/useHydrated";
import { useAllListings, useLeaguesOfDay } from "./allListings";
import type { TodayProps } from "./Today";
import { TodaySkeleton } from "./TodaySkeleton";

const Today = lazy(() => import("./Today").catch(() => ({ default: NoMatches })));

function NoMatches() {
  return (
    <ErrorState onRetry={() => location.reload()} title="Failed to load fixtures.">
      Check your connection, then load the page again.
    </ErrorState>
  );
}

/** The day's matches. Which day it is, only the visitor's own clock knows: a delivered page has their place. */
export function TodayPlace(props: TodayProps) {
  useAllListings(useLeaguesOfDay());
  const isHydrated = useHydrated();
  if (!isHydrated) return <TodaySkeleton />;
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <Today {...props} />
    </Suspense>
  );
}
