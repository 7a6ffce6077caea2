import type { NewBatch } from "@/data/batches/batches";
import type { League } from "@/domain/league/league";
import { keptKinds } from "./keptKinds";

/** The batch that publishes all parts of a league, from whichever page: its sheet is one of them. */
export const publishBatch = (league: League): Omit<NewBatch, "id" | "league"> => ({
  what: "publish",
  how: "",
  total: keptKinds(league).length + 1,
  ids: [],
});
