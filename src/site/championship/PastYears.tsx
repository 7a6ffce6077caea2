import type { LeagueRecords } from "@/data/useArena";
import { pastYears } from "@/domain/season/championship";
import { EmptyState } from "@/ui/EmptyState";
import { PastYear } from "./PastYear";

/** The championship of each closed season. */
export default function PastYears({ read }: { readonly read: readonly LeagueRecords[] }) {
  const years = pastYears(
    read.map(({ league, records: { seasons, teams } }) => ({ league, seasons, teams })),
  );
  if (years.length === 0) {
    return (
      <EmptyState spot="no-results" title="No past year yet">
        A year appears here once a league’s season is closed with its final places.
      </EmptyState>
    );
  }
  return years.map((year) => <PastYear key={year.id} read={read} year={year} />);
}
