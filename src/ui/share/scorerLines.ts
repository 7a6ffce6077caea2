import type { Goal } from "@/records/results/schema";
import type { ScorerFigure } from "@/domain/match/timeline";

/**
 * Returns a team's scorers, one line each: "A. Bello 12′, 48′", or "C. Uzoma 22" if the figure counts points. If there
 * are more scorers than `most`, the last line says how many are left out.
 */
export function scorerLines(goals: readonly Goal[], figure: ScorerFigure, most: number): string[] {
  const byPlayer = new Map<string, string[]>();
  for (const { player, minute } of goals) {
    if (player === "") continue;
    const figures = byPlayer.get(player) ?? [];
    if (minute !== "")
      figures.push(figure === "minute" ? minute.replace(/(\d)'?$/, "$1′") : minute);
    byPlayer.set(player, figures);
  }
  const lines = [...byPlayer].map(([player, figures]) =>
    [player, figures.join(", ")].join(" ").trim(),
  );
  if (lines.length <= most) return lines;
  const left = lines.length - most + 1;
  return [...lines.slice(0, most - 1), `and ${left} more`];
}
