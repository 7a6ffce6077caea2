import { problemWithResult } from "@/domain/match/check";
import { knowsDraws } from "@/domain/match/decided";
import type { Format } from "@/domain/season/format";
import type { Result } from "@/records/results/schema";

/** Returns a message if the rules of the season do not allow a result; null if they do. */
export function resultProblem(
  result: Result,
  { score, pack }: Pick<Format, "score"> & { readonly pack: Pick<Format["pack"], "points"> },
): string | null {
  return score && problemWithResult(result, { format: score, draws: knowsDraws(pack) });
}
