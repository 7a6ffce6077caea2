import { inOrderPlayed } from "@/domain/match/order";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import { outcomeOf } from "@/domain/table/form";
import type { League } from "@/leagues/league";
import { BarChart, MOST_STEPS } from "@/ui/chart/BarChart";
import { outcomeWords } from "@/ui/form/FormGuide";
import { outcomeOf as shownOutcome } from "@/ui/match/outcome";

interface Props {
  readonly league: League;
  readonly name: string;
  readonly results: readonly RecordOf<"results">[];
}

/** What a club scored and conceded in each of its latest matches, the oldest first, and how they ended. */
export function MatchByMatch({ league, name, results }: Props) {
  const { scoreUnit = 1, words } = league.game;
  const own = inOrderPlayed(results.filter((result) => outcomeOf(name, result) !== null));
  const first = Math.max(0, own.length - MOST_STEPS);
  const played = own.slice(first).flatMap((result, at) => {
    const outcome = outcomeOf(name, result);
    const { scoreA, scoreB } = shownOutcome(result, league);
    if (outcome === null || scoreA === null || scoreB === null) return [];
    const isHome = sameName(result.teamA, name);
    const opponent = isHome ? result.teamB : result.teamA;
    const label = `${first + at + 1}. ${outcomeWords[outcome]} against ${opponent}`;
    const [scored, conceded] = isHome ? [scoreA, scoreB] : [scoreB, scoreA];
    return [{ label, outcome, scored: scored / scoreUnit, conceded: conceded / scoreUnit }];
  });
  if (played.length < 2) return null;
  return (
    <BarChart
      caption={`${words.score} of ${name} and against it in its latest matches, oldest first`}
      series={[
        { name: "Scored", values: played.map(({ scored }) => scored) },
        { name: "Conceded", values: played.map(({ conceded }) => conceded) },
      ]}
      steps={played.map(({ label, outcome }) => ({ label, short: outcome }))}
      title="Match by match"
      unit={words.score}
    />
  );
}
