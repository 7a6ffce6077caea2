import type { ScoreFormat } from "@/domain/match/detail";
import type { SportId } from "@/domain/sport";
import { basketballScore } from "../basketball/score";
import { chessScore } from "../chess/score";
import { footballScore } from "../football/score";
import { lawnTennisScore } from "../lawn-tennis/score";
import { tableTennisScore } from "../table-tennis/score";
import { volleyballScore } from "../volleyball/score";

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
