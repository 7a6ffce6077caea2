import { scoreFigure } from "@/domain/match/figure";
import type { Result } from "@/records/results/schema";
import type { League } from "@/domain/league/league";

/** The scores of a match as text, "2½" if half points are counted; null if a score is unknown. */
export interface Figures {
  readonly figureA: string | null;
  readonly figureB: string | null;
}

/** Formats the score as played. */
export function formatScore(
  { scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">,
  league: League,
): Figures {
  const { scoreUnit } = league.game;
  const figure = (score: number | null) => (score === null ? null : scoreFigure(score, scoreUnit));
  return { figureA: figure(scoreA), figureB: figure(scoreB) };
}

/** Formats a score with an en dash: "2–1"; an unknown score is "?". */
export function scoreText({ figureA, figureB }: Figures): string {
  return `${figureA ?? "?"}–${figureB ?? "?"}`;
}
