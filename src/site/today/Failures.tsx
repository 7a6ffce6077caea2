import type { ListingState } from "@/data/useListing";
import { ErrorState } from "@/ui/ErrorState";
import { playing, type AllMatches } from "./leagueMatches";

type State = ListingState<"fixtures"> | ListingState<"results">;

/** What could not be read, once for all leagues; the others are shown all the same. */
export function Failures({ all }: { readonly all: AllMatches }) {
  const failures = (states: readonly State[]) =>
    states.flatMap((state, at) =>
      state.status === "failed" ? [{ ...state, name: playing[at]?.name ?? "" }] : [],
    );
  const [fixtures, results] = [failures(all.fixtures), failures(all.results)];
  const failed = fixtures.length > 0 ? fixtures : results;
  const [first] = failed;
  if (!first) return null;
  const isAll = failed.length === playing.length;
  return (
    <ErrorState
      busy={failed.every(({ refreshing }) => refreshing)}
      onRetry={() => {
        for (const { retry } of [...fixtures, ...results]) retry();
      }}
      title={fixtures.length > 0 ? "Failed to load fixtures." : "Failed to fetch results."}
    >
      {!isAll && `${failed.map(({ name }) => name).join(", ")}: `}
      {first.failure.message}
    </ErrorState>
  );
}
