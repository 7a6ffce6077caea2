import { withCards } from "@/domain/people/cardCounts";
import type { PastePart } from "../kind/kind";
import { isOtherTime, isSameMatch, matchKeys, matchLookups, matchNotes } from "../kind/matchKeys";
import { isLeftLevel, LEFT_LEVEL } from "./leftLevel";
import { namesakes } from "./resultWarnings";
import { problemWith } from "./problemWith";

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
  problems: (result, format) => ({ scoreB: problemWith(result, format) ?? undefined }),
  namesakes,
  counted: withCards,
};
