import type { ReactNode } from "react";
import { recordsIn } from "@/data/readState";
import { useListings } from "@/data/useListing";
import type { RecordOf } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";

interface FromResultsProps {
  /** Of the part, while it is not here and where it cannot be. */
  readonly title: string;
  readonly skeleton: ReactNode;
  /** Null where there is nothing to show: then the part is not there. */
  readonly children: (
    results: readonly RecordOf<"results">[],
    players: readonly RecordOf<"players">[],
    /** What is planned; empty where it could not be read. */
    fixtures: readonly RecordOf<"fixtures">[],
  ) => ReactNode;
}

/**
 * What is computed from results and squads. That results could not be read is said, with a retry,
 * where they themselves should be: here it only explains the gap.
 */
export function FromResults({ title, skeleton, children }: FromResultsProps) {
  const league = useLeague();
  const [results, players, fixtures] = useListings([
    { league, kind: "results", whole: true },
    { league, kind: "players" },
    { league, kind: "fixtures" },
  ]);
  const content = () => {
    if (results.status === "failed") {
      return (
        <EmptyState title="Not available right now">
          This is computed from the results, which could not be loaded.
        </EmptyState>
      );
    }
    if (results.status === "ready" && players.status === "ready") {
      const planned = recordsIn(fixtures);
      return children(results.value.records, players.value.records, planned);
    }
    if (players.status !== "failed") return <Loading what={title}>{skeleton}</Loading>;
    return (
      <Listing skeleton={skeleton} state={players} what="players">
        {() => null}
      </Listing>
    );
  };
  const shown = content();
  return shown && <Section title={title}>{shown}</Section>;
}
