import { failedOf } from "@/data/together";
import { FailedRead } from "@/ui/FailedRead";
import type { LeagueDays } from "./leagueMatches";

interface FailuresProps {
  readonly leagues: readonly LeagueDays[];
}

/** One message for all leagues that failed to load; the other leagues are shown anyway. */
export function Failures({ leagues }: FailuresProps) {
  const failuresOf = (part: "planned" | "played") =>
    leagues.flatMap((of) => {
      const state = of[part];
      return state.status === "failed" ? [{ state, name: of.league.name }] : [];
    });
  const [planned, played] = [failuresOf("planned"), failuresOf("played")];
  const state = failedOf([...planned, ...played].map((one) => one.state));
  if (!state) return null;
  const failed = planned.length > 0 ? planned : played;
  const isAll = leagues.length > 1 && failed.length === leagues.length;
  return (
    <FailedRead
      state={state}
      title={planned.length > 0 ? "Failed to load fixtures." : "Failed to fetch results."}
    >
      {!isAll && `${failed.map(({ name }) => name).join(", ")}: `}
      {state.failure.message}
    </FailedRead>
  );
}
