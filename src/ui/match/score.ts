import { scoreFigure } from "@/domain/match/figure";
import type { Result } from "@/records/results/schema";
import type { League } from "@/domain/league/league";

/** The figures of a match as they are read, "2½" where halves are counted; null where one is not known. */
export interface Figures {
  readonly figureA: string | null;
  readonly figureB: string | null;
}

/** The figures of what was played, as they are read. */
export function asPlayed(
  { scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">,
  league: League,
): Figures {
  const { scoreUnit } = league.game;
  const figure = (score: number | null) => (score === null ? null : scoreFigure(score, scoreUnit));
  return { figureA: figure(scoreA), figureB: figure(scoreB) };
}

/** A score in text, with an en dash: "2–1"; a score that is not known as "?". */
export function scoreText({ figureA, figureB }: Figures): string {
  return `${figureA ?? "?"}–${figureB ?? "?"}`;
}
