import { describe, expect, it } from "vitest";
import type { Documents } from "@/data/documents";
import { failure } from "@/data/failure";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { mbl } from "../../arena/leagues/mbl";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeStanding } from "../../factories/records";
import type { ConnectOptions } from "../testedStore";
import { failureOf, type Steps } from "../steps";

/** The league a year on: its season of today is the last one, and nothing is known of the new one. */
const aYearOn = (league: League): League => ({
  ...league,
  seasons: [{ id: "2027", label: "Season 2027" }, ...league.seasons],
});

/** Records of seasons, and how one season ends and the next begins. */
export function seasons(steps: Steps): void {
  const idsOf = async (league: League, kind: EntityKind, season?: string) => {
    const listing = await steps.tested.reader.read(league, kind, season ? { season } : {});
    return listing.records.map(({ id }) => id);
  };

  describe("a record that names the current season", () => {
    const put = () =>
      steps.tested.put("mlsFixtures", "x", {
        teamA: "A",
        teamB: "B",
        season: "2026",
        version: 1,
      });

    it.runIf(steps.isWhole)("counts as one of it until the season is over", async () => {
      await put();
      expect(await idsOf(mls, "fixtures")).toEqual(["x"]);
      await steps.publish();
      expect(await steps.published()).toMatchObject({ records: { x: { teamA: "A" } } });
      expect((await steps.admin.maintenance.checkPublished(mls, "fixtures")).drift).toEqual([]);
      expect(await idsOf(mls, "fixtures")).toEqual(["x"]);
      expect(await idsOf(aYearOn(mls), "fixtures")).toEqual([]);
    });

    it("loses the name when it is saved, and stands in the current document only", async () => {
      await put();
      await steps.tested.put("published", "mlsFixtures@2026", {
        records: { x: { teamA: "A", teamB: "B", season: "2026", version: 1 } },
        lastId: "",
        lastChange: "",
        updatedAt: new Date(0),
      });
      await steps.tested.put("published", "mlsFixtures", {
        records: {},
        lastId: "",
        lastChange: "",
        updatedAt: new Date(0),
      });
      await steps.admin.store.update(mls, "fixtures", {
        id: "x",
        version: 1,
        entity: makeFixture({ teamA: "C", teamB: "D" }),
      });
      expect(await steps.tested.get("mlsFixtures", "x")).not.toHaveProperty("season");
      expect(await steps.published()).toMatchObject({ records: { x: { teamA: "C" } } });
      expect((await steps.published("mlsFixtures@2026"))?.["records"]).toEqual({});
    });

    it.runIf(steps.isWhole)("leaves both documents when it is deleted", async () => {
      await put();
      await steps.publish();
      await steps.admin.maintenance.removeRaw(mls, "fixtures", { id: "x", version: 1 });
      expect((await steps.published())?.["records"]).toEqual({});
    });
  });

  describe("a record that is made for a past season", () => {
    const make = (season?: string) =>
      steps.admin.store.create(mls, "fixtures", {
        id: "x",
        version: 0,
        entity: makeFixture(),
        season,
      });

    it("stands in that season's documents alone, makes no second one, and goes and comes back there", async () => {
      const empty = { records: {}, lastId: "", lastChange: "", updatedAt: new Date(0) };
      for (const name of ["mlsFixtures", "mlsFixtures@2025"])
        await steps.tested.put("published", name, empty);
      const made = await make("2025");
      expect(made).toMatchObject({ season: "2025", version: 1 });
      expect(await make("2025")).toMatchObject({ version: 1 });
      const stands = async () => [
        await idsOf(mls, "fixtures"),
        await idsOf(mls, "fixtures", "2025"),
        Object.keys((await steps.published("mlsFixtures@2025"))?.["records"] ?? {}),
      ];
      expect(await stands()).toEqual([[], ["x"], ["x"]]);
      const stored = await steps.admin.store.remove(mls, "fixtures", made);
      expect(await stands()).toEqual([[], [], []]);
      await steps.admin.store.restore(mls, "fixtures", made, stored);
      expect(await stands()).toEqual([[], ["x"], ["x"]]);
      expect(await steps.history("x")).toEqual(["restore 1", "delete 1", "create 1"]);
    });
  });

  describe("filing a season that the registry calls past", () => {
    const league = aYearOn(mls);
    /** The registry names the season that is over. */
    const past = { into: mls.seasons[0] };

    async function fill(of: League, store = steps.admin.store): Promise<void> {
      const save = { version: 0 };
      await store.create(of, "fixtures", { ...save, id: "f1", entity: makeFixture() });
      await store.create(of, "fixtures", { ...save, id: "f2", entity: makeFixture() });
      await store.create(of, "results", { ...save, id: "r1", entity: makeResult() });
      const player = makePlayer({ name: "Ayo", goals: 7, appearances: 9, rating: 8.1 });
      await store.create(of, "players", { ...save, id: "p1", entity: player });
      if (of.admin.sections.standings === "full") {
        const entity = makeStanding({ team: "Q", won: 3, points: 9, played: 4 });
        await store.create(of, "standings", { ...save, id: "s1", entity });
      }
    }
    const publishAll = async (of: League) => {
      for (const kind of ["fixtures", "results", "players", "standings"] as const) {
        await steps.admin.maintenance.publish(of, kind);
      }
    };
    const drift = async (of: League) => {
      const found = [];
      for (const kind of ["fixtures", "results", "players", "standings"] as const) {
        found.push(...(await steps.admin.maintenance.checkPublished(of, kind)).drift);
      }
      return found;
    };

    it("files matches and results, copies players and table, and begins the new season at nothing", async () => {
      await fill(mls);
      await publishAll(mls);
      const told: string[] = [];
      expect(await steps.admin.maintenance.checkClosing(league, past)).toEqual({
        season: { id: "2026", label: "Season 2026" },
        begins: false,
        next: null,
        isSealed: false,
        left: { fixtures: 2, results: 1, players: 1, standings: 1 },
        ahead: 0,
        filed: 0,
        since: null,
        newer: 0,
        places: [],
        unreadable: 0,
      });
      const closed = await steps.admin.maintenance.closeSeason(league, {
        ...past,
        onProgress: (done, of) => void told.push(`${done}/${of}`),
      });
      expect(closed).toMatchObject({ done: 5, left: 0, failed: [] });
      expect(told).toEqual(["0/5", "1/5", "2/5", "3/5", "4/5", "5/5"]);

      expect(await idsOf(league, "fixtures")).toEqual([]);
      expect(await idsOf(league, "results")).toEqual([]);
      expect(await idsOf(league, "fixtures", "2026")).toEqual(["f1", "f2"]);
      expect(await idsOf(league, "results", "2026")).toEqual(["r1"]);
      const read = async (kind: "players" | "standings", season?: string) =>
        (await steps.tested.reader.read(league, kind, season ? { season } : {})).records;
      expect(await read("players")).toMatchObject([
        { id: "p1", name: "Ayo", goals: 0, appearances: 0, rating: 8.1, season: "" },
      ]);
      expect(await read("players", "2026")).toMatchObject([
        { id: "2026-p1", name: "Ayo", goals: 7, appearances: 9, season: "2026" },
      ]);
      expect(await read("standings")).toMatchObject([{ id: "s1", team: "Q", won: 0, points: 0 }]);
      expect(await read("standings", "2026")).toMatchObject([{ id: "2026-s1", won: 3, points: 9 }]);

      expect(await steps.published("mlsFixtures@2026")).not.toBeNull();
      expect(await drift(league)).toEqual([]);
      expect(await steps.history("f1")).toEqual(["update 2", "create 1"]);
    });

    it.runIf(steps.isWhole)("knows of matches that are still to be played", async () => {
      await steps.create("past", { date: Date.now() - 60_000 });
      await steps.create("ahead", { date: Date.now() + 60_000 });
      expect(await steps.admin.maintenance.checkClosing(league, past)).toMatchObject({ ahead: 1 });
    });

    it.runIf(steps.isWhole)("is done once: what the new season brings stays in it", async () => {
      await fill(mls);
      await steps.admin.maintenance.closeSeason(league, past);
      await steps.admin.store.create(league, "fixtures", {
        id: "new",
        version: 0,
        entity: makeFixture(),
      });
      const [player] = (await steps.tested.reader.read(league, "players")).records;
      if (!player) throw new Error("The player is gone.");
      await steps.admin.store.update(league, "players", {
        id: "p1",
        version: player.version,
        entity: { ...player, goals: 1 },
      });
      const after = await steps.admin.maintenance.checkClosing(league, past);
      expect(after).toMatchObject({ left: {}, newer: 2, filed: 5, since: expect.any(Number) });
      expect(await steps.admin.maintenance.closeSeason(league, past)).toMatchObject({ done: 0 });
      expect(await idsOf(league, "fixtures")).toEqual(["new"]);
    });

    it.runIf(steps.isWhole)("goes on where it was interrupted, and loses nothing", async () => {
      await fill(mls);
      await publishAll(mls);
      for (let round = 0; round < 6; round += 1) {
        const stop = new AbortController();
        await steps.admin.maintenance.closeSeason(league, {
          ...past,
          signal: stop.signal,
          onProgress: (done) => done === 1 && stop.abort(),
        });
        expect(await drift(league)).toEqual([]);
        expect((await idsOf(league, "fixtures")).length).toBe(Math.max(0, 1 - round));
      }
      expect(await steps.admin.maintenance.checkClosing(league, past)).toMatchObject({
        left: {},
        newer: 0,
        filed: 5,
      });
      expect(await idsOf(league, "players", "2026")).toEqual(["2026-p1"]);
    });

    it.runIf(steps.isWhole)(
      "copies a player once, though the connection broke between copy and new beginning",
      async () => {
        await steps.admin.store.create(mls, "players", {
          id: "p1",
          version: 0,
          entity: makePlayer({ goals: 7 }),
        });
        let commits = 0;
        const around = (documents: Documents): Documents => ({
          ...documents,
          async transact(run) {
            commits += 1;
            if (commits === 2) throw failure("unavailable");
            return documents.transact(run);
          },
        });
        const { maintenance } = await steps.tested.connect({ around } satisfies ConnectOptions);
        expect(await failureOf(maintenance.closeSeason(league, past))).toMatchObject({
          kind: "unavailable",
        });
        expect(await maintenance.checkClosing(league, past)).toMatchObject({
          left: { players: 1 },
        });
        await maintenance.closeSeason(league, past);
        const of = async (season?: string) =>
          (await steps.tested.reader.read(league, "players", season ? { season } : {})).records;
        expect(await of("2026")).toMatchObject([{ id: "2026-p1", goals: 7 }]);
        expect(await of()).toMatchObject([{ id: "p1", goals: 0 }]);
      },
    );

    it.runIf(steps.isWhole)(
      "files what was saved after it began only when that is asked for",
      async () => {
        await fill(mls);
        const stop = new AbortController();
        await steps.admin.maintenance.closeSeason(league, {
          ...past,
          signal: stop.signal,
          onProgress: (done) => done === 1 && stop.abort(),
        });
        const [f2] = (await steps.tested.reader.read(league, "fixtures")).records;
        if (!f2) throw new Error("The second fixture is gone.");
        await steps.admin.store.update(league, "fixtures", {
          id: "f2",
          version: f2.version,
          entity: { ...f2, stadium: "Late news" },
        });
        await steps.admin.maintenance.closeSeason(league, past);
        expect(await idsOf(league, "fixtures")).toEqual(["f2"]);
        expect(await steps.admin.maintenance.checkClosing(league, past)).toMatchObject({
          newer: 1,
        });
      },
    );

    it.runIf(steps.isWhole)("tells of records that it could not file", async () => {
      await fill(mls);
      const same = { teamA: "A", teamB: "A", version: 1, updatedAt: new Date(0) };
      await steps.tested.put("mlsFixtures", "bad", same);
      await steps.tested.put("mlsFixtures", "junk", { junk: true });
      expect(await steps.admin.maintenance.checkClosing(league, past)).toMatchObject({
        unreadable: 1,
      });
      const { done, failed } = await steps.admin.maintenance.closeSeason(league, past);
      // Only Firestore's rules know that a team cannot play itself.
      expect(done + failed.length).toBe(6);
      expect(failed.map(({ id }) => id)).toEqual(failed.length > 0 ? ["bad"] : []);
      expect(await idsOf(league, "results", "2026")).toEqual(["r1"]);
    });

    it.runIf(steps.isWhole)("keeps a table whose rows are edited, never made", async () => {
      const row = { name: "Hilltop Hawks", won: 4, lost: 1, ppg: 77.5, streak: "W2", version: 1 };
      await steps.tested.put("mblStandings", "hawks", { ...row, updatedAt: new Date(0) });
      const nextYear = aYearOn(mbl);
      await steps.admin.maintenance.publish(mbl, "standings");
      await steps.admin.maintenance.closeSeason(nextYear, past);
      const rows = async (season?: string) =>
        (await steps.tested.reader.read(nextYear, "standings", season ? { season } : {})).records;
      expect(await rows()).toMatchObject([{ id: "hawks", won: 0, ppg: 0, streak: "" }]);
      expect(await rows("2026")).toMatchObject([{ id: "2026-hawks", won: 4, ppg: 77.5 }]);
    });

    it.runIf(steps.isWhole)("is refused to those who may not", async () => {
      await fill(mls);
      const other = await steps.tested.connect({ leagues: ["mbl"] });
      expect(await failureOf(other.maintenance.closeSeason(league, past))).toMatchObject({
        kind: "denied",
      });
      expect(await idsOf(league, "fixtures")).toEqual(["f1", "f2"]);
    });
  });
}
