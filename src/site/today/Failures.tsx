import { failedOf } from "@/data/together";
import { FailedRead } from "@/ui/FailedRead";
import type { LeagueDays } from "./leagueMatches";

interface FailuresProps {
  readonly leagues: readonly LeagueDays[];
}

/** One message for all leagues that failed to load; the other leagues are shown anyway. */
export function Failures({ leagues }: FailuresProps) {
  const failed = leagues.filter(({ planned, played }) => failedOf([planned, played]));
  const state = failedOf(failed.flatMap(({ planned, played }) => [planned, played]));
  if (!state) return null;
  const isPlanned = failed.some(({ planned }) => planned.status === "failed");
  const isAll = leagues.length > 1 && failed.length === leagues.length;
  return (
    <FailedRead
      state={state}
      title={isPlanned ? "Failed to load fixtures." : "Failed to fetch results."}
    >
      {!isAll && `${failed.map(({ league }) => league.name).join(", ")}: `}
      {state.failure.message}
    </FailedRead>
  );
}
