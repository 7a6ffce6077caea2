import { withCards } from "@/domain/people/cardCounts";
import type { PastePart } from "../kind/kind";
import { isOtherTime, isSameMatch, matchKeys, matchLookups, matchNotes } from "../kind/matchKeys";
import { namesakes } from "./resultWarnings";
import { problemWith } from "./problemWith";

/** How rows of a spreadsheet become results. */
export const paste: PastePart<"results"> = {
  keys: matchKeys,
  lookups: matchLookups,
  isSame: isSameMatch,
  isOtherTime,
  consider: (entity, record, { records }) => ({
    entity,
    notes: matchNotes(entity, record, records),
    moves: null,
  }),
  problems: (result, format) => ({ scoreB: problemWith(result, format) ?? undefined }),
  namesakes,
  counted: withCards,
};
