import { withCards } from "@/domain/people/cardCounts";
import type { PastePart } from "../kind/kind";
import { isSameSeason, matchKeys, matchLookups } from "../kind/matchKeys";
import { problemWith } from "./problemWith";

/** How rows of a spreadsheet become results. */
export const paste: PastePart<"results"> = {
  keys: matchKeys,
  lookups: matchLookups,
  isSame: isSameSeason,
  problems: (result, format) => ({ scoreB: problemWith(result, format) ?? undefined }),
  counted: withCards,
};
