import type { ListingState } from "@/data/readState";
import { arenaAdmin } from "@/leagues/arenaAdmin";
import { viewPath } from "@/leagues/adminPaths";
import { arena } from "@arena/arena";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";

interface NoLeagueYetProps {
  /** The loading state of the list of leagues. */
  readonly state: ListingState<"leagues">;
}

/**
 * Shown if the arena has no league: explains the first step for an owner. If the list of leagues failed to load, shows
 * the reason.
 */
export default function NoLeagueYet({ state }: NoLeagueYetProps) {
  if (state.status === "loading") return null;
  if (state.status === "failed")
    return <FailedRead state={state} title="Failed to load the leagues." />;
  return (
    <EmptyState
      action={
        <ButtonLink to={viewPath(arenaAdmin, "open-league")}>Open the first league</ButtonLink>
      }
      title="No league yet"
    >
      {arena.name} begins with its first league. An owner signs in and opens it; clubs, fixtures and
      results come next.
    </EmptyState>
  );
}
