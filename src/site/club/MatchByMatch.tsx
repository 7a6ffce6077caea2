import type { Decided } from "@/domain/match/decided";
import { sameName } from "@/domain/names";
import { formMark } from "@/domain/match/form";
import { BarChart, MOST_STEPS } from "@/ui/chart/BarChart";
import { outcomeWords } from "@/ui/form/FormGuide";
import { outcomeOf } from "@/ui/match/outcome";
import { useLeague } from "@/ui/where";

interface Props {
  readonly name: string;
  /** The season's matches, in the order played. */
  readonly decided: readonly Decided[];
}

/** What a club scored and conceded in each of its latest matches, the oldest first, and how they ended. */
export function MatchByMatch({ name, decided }: Props) {
  const league = useLeague();
  const { scoreUnit = 1, words } = league.game;
  const own = decided.flatMap((one) => {
    const outcome = formMark(name, one);
    return outcome === null ? [] : [{ outcome, result: one.result }];
  });
  const first = Math.max(0, own.length - MOST_STEPS);
  const played = own.slice(first).flatMap(({ outcome, result }, at) => {
    const { scoreA, scoreB } = outcomeOf(result, league);
    if (scoreA === null || scoreB === null) return [];
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
