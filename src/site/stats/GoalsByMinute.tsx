import type { RecordOf } from "@/records/record";
import { goalsByMinute, goalsOfTeamByMinute } from "@/domain/season/course";
import type { ResolvedClub } from "@/domain/season/clubs";
import { BarChart } from "@/ui/chart/BarChart";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  /** The club chosen on the page; undefined for all clubs. */
  readonly club: ResolvedClub | undefined;
  /** Whole results, with the minutes of goals. */
  readonly results: readonly RecordOf<"results">[];
}

/**
 * A chart of the minutes in which goals are scored: by all clubs, or by and against one club; nothing if no goal has a
 * minute.
 */
export default function GoalsByMinute({ club, results }: Props) {
  const { clubNoun } = useLeague();
  const all = goalsByMinute(results);
  if (all.every(({ scored }) => scored === 0)) return null;
  const of = club && goalsOfTeamByMinute(results, club.name);
  const series = of
    ? [
        { name: "Scored", values: of.map(({ scored }) => scored) },
        { name: "Conceded", values: of.map(({ conceded }) => conceded) },
      ]
    : [{ name: `All ${clubNoun}s`, values: all.map(({ scored }) => scored) }];
  return (
    <BarChart
      caption={`Goals of ${club ? `${club.called} and against it` : `all ${clubNoun}s`}, by quarters of an hour`}
      series={series}
      steps={(of ?? all).map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
      title="Goals by minute"
      unit="Goals"
    />
  );
}
