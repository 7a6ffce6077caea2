import { isPlayed } from "../match/ending";
import { groupByGameWeek } from "../match/grouping";
import { minuteOf } from "../match/minute";
import { inOrderPlayed } from "../match/order";
import { sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import type { Outcome } from "../table/outcome";
import { pointsOf, type RulePack } from "../table/pack";

/**
 * Returns what a match gave a team by the rules of its table: points, or 1 for a win if wins are the first criterion.
 */
function gainOf(team: string, { a, winner, ...outcome }: Outcome, pack: RulePack): number {
  const isA = sameName(a, team);
  if (pack.stages[0]?.criteria[0]?.key === "won") return winner === (isA ? "A" : "B") ? 1 : 0;
  return pointsOf(pack.points, { winner, ...outcome })?.[isA ? 0 : 1] ?? 0;
}

/**
 * Returns a team's points (or wins) after each game week, by the rules of its table. A week without a match of the team
 * repeats the former number. In a league without game weeks every match of the team is a step.
 * @param counted the matches that the table counts, by the id of the result
 */
export function pointsByGameWeek(
  team: string,
  results: readonly RecordOf<"results">[],
  counted: ReadonlyMap<string, Outcome>,
  pack: RulePack,
): { label: string; points: number }[] {
  const isOwn = ({ teamA, teamB }: Result) => sameName(teamA, team) || sameName(teamB, team);
  const played = inOrderPlayed(results.filter(({ id }) => counted.has(id)));
  const gained = (items: readonly RecordOf<"results">[]) =>
    items.filter(isOwn).reduce((sum, { id }) => {
      const outcome = counted.get(id);
      return outcome ? sum + gainOf(team, outcome, pack) : sum;
    }, 0);
  const steps = played.some(({ gameWeek }) => gameWeek !== "")
    ? groupByGameWeek(played, "ascending")
    : played.filter(isOwn).map((result, at) => ({ label: `Match ${at + 1}`, items: [result] }));
  let points = 0;
  return steps.map(({ label, items }) => ({ label, points: (points += gained(items)) }));
}

/**
 * Counts goals by quarter of an hour, of one team or of all. Stoppage time belongs to the quarter before it (45+2 to
 * 31–45), since it is added to the half that it ends (IFAB Laws of the Game, Law 7). Extra time is included only if a
 * goal was scored in it; goals without a minute are not counted.
 */
export function goalsByMinute(
  results: readonly Result[],
  team?: string,
): { from: number; to: number; scored: number }[] {
  const minutes = results
    .filter(isPlayed)
    .flatMap(({ teamA, teamB, goalsA, goalsB }) => [
      ...(team === undefined || sameName(teamA, team) ? goalsA : []),
      ...(team === undefined || sameName(teamB, team) ? goalsB : []),
    ])
    .flatMap(({ minute }) => minuteOf(minute) ?? [])
    .map((minute) => Math.max(1, Math.floor(minute)))
    .filter((minute) => minute <= 120);
  const end = Math.max(90, ...minutes);
  const stretches: { from: number; to: number; scored: number }[] = [];
  for (let from = 1; from <= end; from += 15) {
    const to = from + 14;
    stretches.push({
      from,
      to,
      scored: minutes.filter((minute) => minute >= from && minute <= to).length,
    });
  }
  return stretches;
}

/**
 * Counts the goals that a team scored and conceded in its own matches, by quarter of an hour, as `goalsByMinute` does.
 */
export function goalsOfTeamByMinute(results: readonly Result[], team: string) {
  const played = results.filter(
    ({ teamA, teamB }) => sameName(teamA, team) || sameName(teamB, team),
  );
  const all = goalsByMinute(played);
  const own = goalsByMinute(played, team);
  return all.map(({ from, to, scored: both }, at) => {
    const scored = own[at]?.scored ?? 0;
    return { from, to, scored, conceded: both - scored };
  });
}
