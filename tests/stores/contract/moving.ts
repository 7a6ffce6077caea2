import { describe, expect, it } from "vitest";
import { mls } from "../../arena/leagues/mls";
import { the, type Steps } from "../steps";

const DAY = 86_400_000;
const first = Date.UTC(2025, 8, 6, 15);

/** Six finished matches a day apart, and one that is still open. */
const matches = Array.from({ length: 6 }, (_, nth) => ({
  id: `m${nth}`,
  pair: { teamA: `Home ${nth}`, teamB: `Away ${nth}` },
  date: first + nth * DAY,
}));

/** Finished matches move to a past season by date, and back. */
export function moving(steps: Steps): void {
  describe("moving finished matches to a past season", () => {
    const season = the(mls.seasons[1]);
    const request = { season, before: first + 4 * DAY };
    const plan = () => steps.admin.maintenance.planMove(mls, request);
    const drifts = async () => [
      ...(await steps.admin.maintenance.checkSheets(mls)).drift,
      ...(await steps.admin.maintenance.checkPublished(mls, "fixtures")).drift,
      ...(await steps.admin.maintenance.checkPublished(mls, "results")).drift,
    ];
    const seasonsOf = async (collection: string) =>
      Object.fromEntries(
        await Promise.all(
          matches.map(async ({ id }) => [id, (await steps.tested.get(collection, id))?.["season"]]),
        ),
      );

    async function begin(): Promise<void> {
      for (const { id, pair, date } of matches) {
        await steps.tested.put("mlsFixtures", id, { ...pair, date, referee: "Bala" });
        // The last day's result knows its day from its fixture only.
        const dated = id === "m3" ? {} : { date };
        await steps.tested.put("mlsResults", id, { ...pair, ...dated, scoreA: 2, scoreB: 1 });
      }
      await steps.tested.put("mlsFixtures", "open", { teamA: "A", teamB: "B", date: first });
      await steps.admin.maintenance.publishAll(mls);
    }

    it("moves both records of a match, keeps what was not understood, and leaves no drift", async () => {
      await begin();
      const found = await plan();
      expect(found).toMatchObject({
        counts: { fixtures: 4, results: 4 },
        open: 1,
        first,
        last: first + 3 * DAY,
      });
      const { done } = await steps.admin.maintenance.moveRecords(mls, found);
      expect(done).toHaveLength(8);
      const moved = { m0: "2025", m1: "2025", m2: "2025", m3: "2025", m4: undefined };
      expect(await seasonsOf("mlsFixtures")).toMatchObject(moved);
      expect(await seasonsOf("mlsResults")).toMatchObject(moved);
      expect(await steps.tested.get("mlsFixtures", "m0")).toMatchObject({
        old: { referee: '"Bala"' },
      });
      expect(await drifts()).toEqual([]);
      expect(await steps.history("m0")).toEqual(["update 1"]);
      expect((await plan()).records).toEqual([]);

      const back = { records: done, season: null };
      await steps.admin.maintenance.moveRecords(mls, back);
      expect(Object.values(await seasonsOf("mlsResults"))).toEqual(matches.map(() => undefined));
      expect(await drifts()).toEqual([]);
    });

    it("goes on where it was stopped, also between a fixture and its result", async () => {
      await begin();
      const controller = new AbortController();
      const stopped = await steps.admin.maintenance.moveRecords(mls, await plan(), {
        onProgress: (done) => done === 7 && controller.abort(),
        signal: controller.signal,
      });
      expect(stopped).toMatchObject({ left: 1, failed: [] });
      const rest = await plan();
      expect(rest.records).toEqual([{ kind: "results", id: "m3" }]);
      await steps.admin.maintenance.moveRecords(mls, rest);
      expect((await plan()).records).toEqual([]);
      expect(await drifts()).toEqual([]);
    });
  });
}
