import { momentOf } from "@/domain/when";
import { gameWeekKey } from "@/domain/match/gameWeek";
import { sameName } from "@/domain/names";
import type { Competition } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import type { ResultRecord } from "@/records/record";
import { titleOf } from "../kinds";
import type { Doubt } from "./doubts";

/**
 * Checks whether a result is the replay of an abandoned match: later, with the same teams, in the same stage and round.
 */
function isReplay(abandoned: ResultRecord, { result }: Competition["decided"][number]): boolean {
  const isPair = [abandoned.teamA, abandoned.teamB].every(
    (team) => sameName(team, result.teamA) || sameName(team, result.teamB),
  );
  const weeks = [abandoned, result].map(({ gameWeek }) => gameWeekKey(gameWeek));
  const isRound = weeks[0] === weeks[1] || weeks.includes(gameWeekKey(""));
  const isLater = (momentOf(result) ?? Infinity) >= (momentOf(abandoned) ?? 0);
  return (
    result.id !== abandoned.id && isPair && isRound && isLater && result.stage === abandoned.stage
  );
}

/** Finds abandoned matches without a decision: until then everything that follows from them is uncertain. */
export function abandonedDoubts(league: League, { matches, decided }: Competition): Doubt[] {
  return matches.flatMap(({ status, outcome }): Doubt[] => {
    if (status !== "abandoned" || !outcome) return [];
    const { result } = outcome;
    const title = titleOf("results", result, league);
    const replay = decided.find((one) => isReplay(result, one));
    const doubt = { key: `abandoned ${result.id}`, kind: "results", record: result.id } as const;
    return [
      replay
        ? {
            ...doubt,
            text: `${title} was replayed (${titleOf("results", replay.result, league)}). Declare the abandoned match void?`,
            toVoid: result,
          }
        : {
            ...doubt,
            text: `${title}: nobody has decided what happens to it. Until its score counts, or it is awarded or void, nobody is through.`,
          },
    ];
  });
}
