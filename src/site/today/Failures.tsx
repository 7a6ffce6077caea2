import { ErrorState } from "@/ui/ErrorState";
import type { LeagueDays } from "./leagueMatches";

interface FailuresProps {
  readonly leagues: readonly LeagueDays[];
}

/** What of these leagues could not be read, said once; the others are shown anyway. */
export function Failures({ leagues }: FailuresProps) {
  const failuresOf = (part: "planned" | "played") =>
    leagues.flatMap((of) => {
      const state = of[part];
      return state.status === "failed" ? [{ ...state, name: of.league.name }] : [];
    });
  const [planned, played] = [failuresOf("planned"), failuresOf("played")];
  const failed = planned.length > 0 ? planned : played;
  const [first] = failed;
  if (!first) return null;
  const isAll = leagues.length > 1 && failed.length === leagues.length;
  return (
    <ErrorState
      busy={failed.every(({ refreshing }) => refreshing)}
      onRetry={() => {
        for (const { retry } of [...planned, ...played]) retry();
      }}
      title={planned.length > 0 ? "Failed to load fixtures." : "Failed to fetch results."}
    >
      {!isAll && `${failed.map(({ name }) => name).join(", ")}: `}
      {first.failure.message}
    </ErrorState>
  );
}
