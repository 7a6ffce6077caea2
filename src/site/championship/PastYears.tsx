import type { LeagueRecords } from "@/data/useArena";
import {
  pastYears,
  houseTable,
  yearOf,
  type HouseLine,
  type PastYear as Year,
} from "@/domain/season/championship";
import { EmptyState } from "@/ui/EmptyState";
import { formatPoints } from "@/domain/meet/showPoints";
import { withSeasons } from "@/domain/season/seasons";
import { DataTable, type Column } from "@/ui/DataTable";
import { Section } from "@/ui/Section";
import { houses } from "@/domain/houses";
import { houseColumns } from "./houseColumns";
import { leagueLabel } from "./words";

/** The championship tables of earlier years, one for each year with a closed season. */
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

const columns: readonly Column<HouseLine>[] = [
  ...houseColumns,
  {
    label: "First places",
    term: { word: "Firsts", of: "Houses’ firsts" },
    cell: ({ places }) => places[0] ?? 0,
  },
  {
    label: "Points",
    term: { word: "Points", of: "Houses’ points" },
    is: "score",
    cell: ({ points }) => formatPoints(points),
  },
];

interface Props {
  readonly year: Year;
  readonly read: readonly LeagueRecords[];
}

/** The table of the houses in one earlier year, counting the leagues whose final places are known. */
function PastYear({ year, read }: Props) {
  const counted = year.shares.map(({ league }) => league);
  const unknown = read
    .filter(({ league, records }) => {
      const [, ...past] = withSeasons(league, records.seasons).seasons;
      return past.some((season) => yearOf(season) === year.id) && !counted.includes(league);
    })
    .map(({ league }) => league);
  return (
    <Section title={year.id}>
      <p className="mb-3 text-small text-secondary">
        Counted: {counted.map(leagueLabel).join(", ")}.
        {unknown.length > 0 && ` Final places unknown: ${unknown.map(leagueLabel).join(", ")}.`}
      </p>
      <div className="card overflow-hidden">
        <DataTable
          caption={`The ${houses} in ${year.id}`}
          columns={columns}
          keyOf={({ name }) => name}
          rows={houseTable(year.shares)}
        />
      </div>
    </Section>
  );
}
