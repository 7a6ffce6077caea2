import type { ReactNode } from "react";
import { useListings } from "@/data/useListing";
import type { RecordOf } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { useLeague } from "@/ui/where";
import { quiet } from "./quiet";

interface FromResultsProps {
  readonly skeleton: ReactNode;
  readonly children: (
    results: readonly RecordOf<"results">[],
    players: readonly RecordOf<"players">[],
    /** What is planned; empty where it could not be read. */
    fixtures: readonly RecordOf<"fixtures">[],
  ) => ReactNode;
}

/**
 * What is computed from results and squads. That results could not be read is said, with a retry,
 * where they themselves should stand: here it only explains the gap.
 */
export function FromResults({ skeleton, children }: FromResultsProps) {
  const league = useLeague();
  const [results, players, fixtures] = useListings([
    { league, kind: "results", whole: true },
    { league, kind: "players" },
    { league, kind: "fixtures" },
  ]);
  if (results.status === "failed") {
    return (
      <EmptyState title="Not available right now">
        This is computed from the results, which could not be read.
      </EmptyState>
    );
  }
  return (
    <Listing skeleton={skeleton} state={quiet(results)} what="results">
      {(played) => (
        <Listing skeleton={skeleton} state={quiet(players)} what="players">
          {(squads) =>
            children(
              played.records,
              squads.records,
              fixtures.status === "ready" ? fixtures.listing.records : [],
            )
          }
        </Listing>
      )}
    </Listing>
  );
}
