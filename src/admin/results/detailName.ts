import type { ScoreFormat } from "@/domain/match/detail";
import type { ScoreKind } from "@/domain/match/detail/format";

const names: Readonly<Record<ScoreKind, string>> = {
  half: "Half-time score",
  periods: "Periods",
  sets: "Sets",
  games: "Games",
  rubbers: "Rubbers",
  boards: "Boards",
};

/** What a score in detail holds, as the form calls it. */
export const detailName = (format: ScoreFormat | null): string =>
  format ? names[format.targets.kind] : "Score in detail";
