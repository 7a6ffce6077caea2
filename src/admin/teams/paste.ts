import { foldName } from "@/domain/names";
import type { PastePart } from "../kind/kind";

/** How rows of a spreadsheet become clubs. The rows define the clubs' names, so that unknown names are not misspelt. */
export const paste: PastePart<"teams"> = {
  lines: { of: "clubs", columns: ["teamName", "nickname", "ground", "founded", "group"] },
  keys: ({ name, formerNames }) => [name, ...formerNames].map(foldName),
  makesClubs: true,
};
