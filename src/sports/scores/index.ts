import type { ScoreFormat } from "@/domain/match/detail";
import type { SportId } from "@/domain/sport";
import { basketballScore } from "./basketball";
import { chessScore } from "./chess";
import { footballScore } from "./football";
import { lawnTennisScore } from "./lawnTennis";
import { tableTennisScore } from "./tableTennis";
import { volleyballScore } from "./volleyball";

/** How the scores of every sport are usually written; null where there are no matches. */
export const scores = {
  football: footballScore,
  basketball: basketballScore,
  volleyball: volleyballScore,
  athletics: null,
  chess: chessScore,
  "table-tennis": tableTennisScore,
  "lawn-tennis": lawnTennisScore,
} as const satisfies Record<SportId, ScoreFormat | null>;
