import type { NewBatch } from "@/data/batches/batches";
import type { League } from "@/domain/league/league";
import { keptKinds } from "./keptKinds";

/** Returns the batch that publishes all parts of a league: each kind of record, and the published league. */
export const publishBatch = (league: League): Omit<NewBatch, "id" | "league"> => ({
  what: "publish",
  how: "",
  total: keptKinds(league).length + 1,
  ids: [],
});
