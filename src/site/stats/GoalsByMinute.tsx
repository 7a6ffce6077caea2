import type { RecordOf } from "@/records/record";
import { goalsByMinute, goalsOfTeamByMinute } from "@/domain/season/course";
import type { ResolvedClub } from "@/domain/season/clubs";
import { BarChart } from "@/ui/chart/BarChart";

interface Props {
  /** The club that was chosen on the page; all of them without it. */
  readonly club: ResolvedClub | undefined;
  /** Whole, with the minutes of goals. */
  readonly results: readonly RecordOf<"results">[];
}

/** When goals fall, of all clubs or of one and against it; nothing while no goal has a minute. */
export default function GoalsByMinute({ club, results }: Props) {
  const all = goalsByMinute(results);
  if (all.every(({ scored }) => scored === 0)) return null;
  const of = club && goalsOfTeamByMinute(results, club.name);
  const series = of
    ? [
        { name: "Scored", values: of.map(({ scored }) => scored) },
        { name: "Conceded", values: of.map(({ conceded }) => conceded) },
      ]
    : [{ name: "All clubs", values: all.map(({ scored }) => scored) }];
  return (
    <BarChart
      caption={`Goals of ${club ? `${club.name} and against it` : "all clubs"}, by quarters of an hour`}
      series={series}
      steps={(of ?? all).map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
      title="Goals by minute"
      unit="Goals"
    />
  );
}
