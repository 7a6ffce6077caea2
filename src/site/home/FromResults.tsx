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
  /** The section's heading, also while it loads and if it failed to load. */
  readonly title: string;
  readonly skeleton: ReactNode;
  /** Returns the section's content; null hides the section. */
  readonly children: (
    results: readonly RecordOf<"results">[],
    players: readonly RecordOf<"players">[],
    /** The matches to be played; empty if they could not be loaded. */
    fixtures: readonly RecordOf<"fixtures">[],
  ) => ReactNode;
}

/**
 * A section of the league's front page that is computed from results and squads. If the results failed to load, it only
 * says why it is missing: the section of results has the button to retry.
 */
export function ComputedSection({ title, skeleton, children }: FromResultsProps) {
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
