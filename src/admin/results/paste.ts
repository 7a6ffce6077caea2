import { withCards } from "@/domain/people/cardCounts";
import type { Result } from "@/records/results/schema";
import type { PastePart } from "../kind/kind";
import {
  isOtherTime,
  isSameMatch,
  matchKeys,
  matchLookups,
  matchNotes,
} from "@/domain/match/matchKeys";
import { isLeftLevel, LEFT_LEVEL } from "./leftLevel";
import { namesakes } from "./resultWarnings";
import { resultProblem } from "./problemWith";

/** Whether two rows of one match have different scores. */
const contradicts = (one: Result, other: Result, isTurned: boolean): boolean =>
  one.scoreA !== (isTurned ? other.scoreB : other.scoreA) ||
  one.scoreB !== (isTurned ? other.scoreA : other.scoreB);

/** How rows of a spreadsheet become results. */
export const paste: PastePart<"results"> = {
  lines: {
    of: "matches",
    played: true,
    columns: [
      "teamA",
      "teamB",
      "match",
      "scoreA",
      "scoreB",
      "score",
      "detail",
      "detailPart",
      "halfScore",
      "halfA",
      "halfB",
      "kicks",
      "extra",
      "letter",
      "sideScore",
      "date",
      "time",
      "weekday",
      "zone",
      "gameWeek",
      "stage",
      "status",
      "note",
      "isPlayed",
      "ending",
      "reason",
      "stadium",
      "competition",
    ],
  },
  keys: matchKeys,
  lookups: matchLookups,
  isSame: isSameMatch,
  isOtherTime,
  consider: (entity, record, { records, format }) => ({
    entity,
    notes: [
      ...matchNotes(entity, record, records),
      ...(isLeftLevel(entity, format) ? [LEFT_LEVEL] : []),
    ],
    moves: null,
  }),
  problems: (result, format) => ({ scoreB: resultProblem(result, format) ?? undefined }),
  matches: { of: (result) => result, list: "results", contradicts },
  namesakes,
  counted: withCards,
};
