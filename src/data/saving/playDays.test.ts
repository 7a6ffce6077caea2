import { expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import type { Documents } from "../documents";
import { extendPlayDays } from "./playDays";
import type { RecordChange } from "./recordChange";

const change: RecordChange<"fixtures"> = {
  league: { ...mls, slug: "cup" },
  kind: "fixtures",
  collection: "football~cup~fixtures",
  id: "one",
  action: "update",
  base: 1,
  content: (stored) => stored,
};

it.each([
  ["the current season", {}, 1],
  ["the current season by its id", { season: mls.seasons[0].id }, 1],
  ["a past season", { season: "2025" }, 0],
])("follows a match of %s", async (_, of, times) => {
  const transact = vi.fn(async () => null);
  const documents: Pick<Documents, "transact"> = { transact: transact as never };
  await extendPlayDays(documents as Documents)(change, { ...of, date: new Date() });
  expect(transact).toHaveBeenCalledTimes(times);
});
