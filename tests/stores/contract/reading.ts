import { describe, expect, it } from "vitest";
import type { Listing } from "@/data/reader";
import { mls } from "../../arena/leagues/mls";
import type { Steps } from "../steps";

/** What is read, and what is told of changes. */
export function reading(steps: Steps): void {
  describe("reading", () => {
    it.runIf(steps.isWhole)("reads nothing from a league that holds nothing", async () => {
      expect(await steps.tested.reader.read(mls, "fixtures")).toMatchObject({
        records: [],
        unreadable: [],
        source: "collection",
      });
      expect(await steps.admin.store.list(mls, "fixtures")).toMatchObject({ records: [] });
    });

    it("lists the collection where nothing is published", async () => {
      await steps.tested.put("mlsFixtures", "old", { teamA: "A", teamB: "B", gameWeek: 3 });
      const listing = await steps.tested.reader.read(mls, "fixtures");
      expect(listing.source).toBe("collection");
      expect(listing.records).toMatchObject([{ id: "old", version: 0, gameWeek: "3" }]);
      expect(await steps.admin.store.list(mls, "fixtures")).toMatchObject({ source: "collection" });
    });

    it("reads more records than one page of a list holds", async () => {
      const ids = Array.from({ length: 205 }, (_, index) => `f${index}`);
      await Promise.all(
        ids.map((id) => steps.tested.put("mlsFixtures", id, { teamA: id, teamB: "B" })),
      );
      expect(await steps.read()).toHaveLength(205);
      expect((await steps.admin.store.list(mls, "fixtures")).records).toHaveLength(205);
    });

    it("prefers what is published, though it were wrong", async () => {
      await steps.tested.put("mlsFixtures", "old", { teamA: "A", teamB: "B" });
      await steps.tested.put("published", "mlsFixtures", {
        records: { x: { teamA: "C", teamB: "D" } },
      });
      const listing = await steps.tested.reader.read(mls, "fixtures");
      expect(listing).toMatchObject({ source: "published", records: [{ id: "x" }] });
    });

    it("sets aside what cannot be read", async () => {
      await steps.tested.put("mlsFixtures", "bad", { teamA: "A", stadium: ["x"] });
      await steps.tested.put("mlsFixtures", "good", { teamA: "A", teamB: "B" });
      const listing = await steps.tested.reader.read(mls, "fixtures");
      expect(listing.records.map(({ id }) => id)).toEqual(["good"]);
      expect(listing.unreadable).toMatchObject([{ id: "bad", reason: "Missing: teamB" }]);
    });

    it.runIf(steps.isWhole)("keeps seasons apart", async () => {
      const league = {
        ...mls,
        seasons: [...mls.seasons, { id: "2025", label: "2025" }],
      } as const;
      await steps.tested.put("mlsFixtures", "now", { teamA: "A", teamB: "B" });
      await steps.tested.put("mlsFixtures", "past", { teamA: "A", teamB: "B", season: "2025" });
      const idsOf = async (season?: string) =>
        (await steps.tested.reader.read(league, "fixtures", season ? { season } : {})).records.map(
          ({ id }) => id,
        );
      expect([await idsOf(), await idsOf("2026"), await idsOf("2025")]).toEqual([
        ["now"],
        ["now"],
        ["past"],
      ]);
      await steps.admin.maintenance.publish(league, "fixtures");
      expect(await steps.published("mlsFixtures@2025")).toMatchObject({ records: { past: {} } });
      expect([await idsOf(), await idsOf("2025")]).toEqual([["now"], ["past"]]);
    });
  });

  describe("watching", () => {
    it("tells of every change, from the collection and then from what is published", async () => {
      const listings: Listing<"fixtures">[] = [];
      const stop = steps.admin.store.watch(
        mls,
        "fixtures",
        (listing) => listings.push(listing),
        () => {},
      );
      const last = async (source: string, ...ids: string[]) => {
        const wanted = { source, records: ids.map((id) => ({ id })) };
        await expect.poll(() => listings.at(-1)).toMatchObject(wanted);
      };
      await last("collection");
      await steps.create("one");
      await last("collection", "one");
      await steps.publish();
      await last("published", "one");
      const two = await steps.create("two");
      await last("published", "one", "two");
      await steps.remove(two);
      await last("published", "one");
      stop();
      const told = listings.length;
      await steps.create("three");
      expect(listings).toHaveLength(told);
    });
  });
}
