import { describe, expect, it } from "vitest";
import { emptyEntity, type EntityKind, type RecordOf } from "@/records/record";
import { withSeasons } from "@/domain/season/seasons";
import type { League } from "@/domain/league/league";
import { mbl } from "../../arena/leagues/mbl";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeStanding } from "../../factories/records";
import { failureOf, stopAfter, the, type Steps } from "../steps";

/** The season that runs ends, and the next begins, without anybody touching the registry; and back. */
export function turnover(steps: Steps): void {
  const list = async <K extends EntityKind>(kind: K, season?: string) => {
    const listing = await steps.tested.reader.read(mls, kind, season ? { season } : {});
    return listing.records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const idsOf = async (kind: EntityKind, season?: string) =>
    (await list(kind, season)).map(({ id }) => id);
  const upkeep = () => steps.admin.maintenance;
  const labels = async (league: League = mls) => {
    const { records } = await steps.tested.reader.read(league, "seasons");
    return withSeasons(league, records).seasons.map(({ id, label }) => `${id} ${label}`);
  };
  const kinds = ["fixtures", "results", "players", "standings"] as const;
  const filled = { fixtures: ["f1", "f2"], results: ["r1"], players: ["p1"], standings: ["s1"] };

  async function fill(): Promise<void> {
    const save = { version: 0 };
    const { store } = steps.admin;
    await store.create(mls, "fixtures", { ...save, id: "f1", entity: makeFixture() });
    await store.create(mls, "fixtures", { ...save, id: "f2", entity: makeFixture() });
    await store.create(mls, "results", { ...save, id: "r1", entity: makeResult() });
    const player = makePlayer({ name: "Ayo", goals: 7, rating: 8.1 });
    await store.create(mls, "players", { ...save, id: "p1", entity: player });
    const entity = makeStanding({ team: "Q", won: 3, points: 9, played: 4 });
    await store.create(mls, "standings", { ...save, id: "s1", entity });
  }
  const publishAll = async () => {
    for (const kind of kinds) await upkeep().publish(mls, kind);
    await upkeep().publish(mls, "seasons");
    await upkeep().publishSheets(mls);
  };
  const drift = async () => {
    const found = [...(await upkeep().checkSheets(mls)).drift];
    for (const kind of [...kinds, "seasons"] as const) {
      found.push(...(await upkeep().checkPublished(mls, kind)).drift);
    }
    return found;
  };
  const content = async () => {
    const { version: _, updatedAt: __, ...player } = the((await list("players"))[0]);
    const { version: ___, updatedAt: ____, ...row } = the((await list("standings"))[0]);
    return { player, row };
  };

  describe("closing the season that runs", () => {
    it("files it under its own name, and the next one runs under another", async () => {
      await fill();
      await publishAll();
      expect(await upkeep().checkClosing(mls)).toMatchObject({
        season: { id: "season-2026", label: "Season 2026" },
        begins: true,
        next: "Season 2027",
        left: { fixtures: 2, results: 1, players: 1, standings: 1 },
        newer: 0,
      });
      expect(await upkeep().closeSeason(mls)).toMatchObject({ done: 5, left: 0, failed: [] });
      expect(await labels()).toEqual([
        "2026 Season 2027",
        "season-2026 Season 2026",
        "2025 Season 2025",
      ]);
      for (const kind of ["fixtures", "results"] as const) expect(await idsOf(kind)).toEqual([]);
      expect(await idsOf("fixtures", "season-2026")).toEqual(["f1", "f2"]);
      expect(await list("players")).toMatchObject([{ id: "p1", goals: 0, rating: 8.1 }]);
      expect(await list("players", "season-2026")).toMatchObject([{ name: "Ayo", goals: 7 }]);
      expect(await list("standings")).toMatchObject([{ id: "s1", points: 0 }]);
      expect(await list("standings", "season-2026")).toMatchObject([{ team: "Q", points: 9 }]);
      expect(await steps.published("mls@season-2026")).not.toBeNull();
      expect(await drift()).toEqual([]);
      const seasons = await list("seasons");
      expect(seasons.find(({ id }) => id === "season-2026")).toMatchObject({
        ended: expect.any(Number),
        closed: expect.any(Number),
      });
    });

    it("has the next one played as it was, and both go their own ways from there", async () => {
      await fill();
      const said = {
        ...emptyEntity("seasons"),
        label: "Season 2026",
        pack: "football.uefa-2024",
        format: "groups=;rounds=1;through=2;cup=2;third=no;legs=1",
        table: "computed" as const,
      };
      const { store } = steps.admin;
      await store.create(mls, "seasons", { id: "2026", version: 0, entity: said });
      await upkeep().closeSeason(mls);
      const { pack, format, table } = said;
      const of = async (id: string) => the((await list("seasons")).find((one) => one.id === id));
      expect(await of("2026")).toMatchObject({ label: "Season 2027", pack, format, table });
      expect(await of("season-2026")).toMatchObject({ label: "Season 2026", pack, format, table });
      const next = await of("2026");
      const entity = { ...next, pack: "football.fifa-2022", format: "" };
      await store.update(mls, "seasons", { id: next.id, version: next.version, entity });
      expect(await of("season-2026")).toMatchObject({ pack, format });
    });

    it("takes the name that is asked for, and the next closing follows from it", async () => {
      await fill();
      await upkeep().closeSeason(mls, { next: "  2027/28 " });
      await steps.create("new");
      expect(await upkeep().checkClosing(mls)).toMatchObject({
        season: { id: "2027-28", label: "2027/28" },
        next: "2028/29",
        left: { fixtures: 1 },
      });
      await upkeep().closeSeason(mls);
      expect(await labels()).toEqual([
        "2026 2028/29",
        "2027-28 2027/28",
        "season-2026 Season 2026",
        "2025 Season 2025",
      ]);
      expect(await idsOf("fixtures", "2027-28")).toEqual(["new"]);
    });

    it("goes on where it was interrupted, and leaves the next season what came meanwhile", async () => {
      await fill();
      await publishAll();
      await upkeep().closeSeason(mls, stopAfter(1));
      await steps.create("new");
      for (let round = 0; round < 4; round += 1) {
        const closing = await upkeep().checkClosing(mls);
        expect(closing).toMatchObject({ begins: false, next: null, isSealed: false, newer: 1 });
        await upkeep().closeSeason(mls, stopAfter(1));
        expect(await drift()).toEqual([]);
      }
      // Whoever still looks at the season that is closed now closes no other.
      const order = { season: "season-2026" };
      expect(await failureOf(upkeep().closeSeason(mls, order))).toMatchObject({ kind: "conflict" });
      expect(await idsOf("fixtures")).toEqual(["new"]);
      expect(await idsOf("fixtures", "season-2026")).toEqual(["f1", "f2"]);
      expect(await upkeep().checkClosing(mls)).toMatchObject({
        begins: true,
        season: { label: "Season 2027" },
      });
    });

    it("files matches that were moved by date, and the rest with them when that is asked for", async () => {
      await fill();
      const into = the(mls.seasons[1]);
      const records = [{ kind: "fixtures", id: "f1" }] as const;
      await upkeep().moveRecords(mls, { records, season: into });
      // Saved later than the one that moved: nobody can know whose it is.
      await steps.admin.store.update(mls, "players", {
        id: "p1",
        version: 1,
        entity: makePlayer({ name: "Ayo", goals: 8 }),
      });
      const closing = await upkeep().checkClosing(mls, { into });
      expect(closing.newer).toBeGreaterThan(0);
      const all = { into, withNewer: true };
      expect(await upkeep().checkClosing(mls, all)).toMatchObject({
        newer: 0,
        left: { fixtures: 1, results: 1, players: 1, standings: 1 },
      });
      await upkeep().closeSeason(mls, all);
      expect(await idsOf("fixtures", "2025")).toEqual(["f1", "f2"]);
      expect(await list("players", "2025")).toMatchObject([{ name: "Ayo", goals: 8 }]);
    });

    it("keeps a table whose rows are edited, never made, and gives it back", async () => {
      const row = { name: "Hilltop Hawks", won: 4, lost: 1, ppg: 77.5, streak: "W2", version: 1 };
      await steps.tested.put("mblStandings", "hawks", { ...row, updatedAt: new Date(0) });
      await upkeep().closeSeason(mbl);
      const rows = async () => (await steps.tested.reader.read(mbl, "standings")).records;
      expect(await rows()).toMatchObject([{ id: "hawks", won: 0 }]);
      await upkeep().reopenSeason(mbl);
      expect(await rows()).toMatchObject([{ id: "hawks", won: 4, ppg: 77.5, streak: "W2" }]);
    });

    it("is refused to those who may not, and then nothing has changed", async () => {
      await fill();
      const other = await steps.tested.connect({ leagues: ["mbl"] });
      expect(await failureOf(other.maintenance.closeSeason(mls))).toMatchObject({ kind: "denied" });
      expect(await labels()).toEqual(["2026 Season 2026", "2025 Season 2025"]);
    });
  });

  describe("undoing that", () => {
    it("brings everything back as it was, however often it is stopped", async () => {
      await fill();
      await publishAll();
      const before = await content();
      await upkeep().closeSeason(mls);
      expect(await upkeep().checkReopening(mls)).toMatchObject({
        season: { label: "Season 2026" },
        current: { label: "Season 2027" },
        records: 5,
        begun: {},
        unreadable: 0,
      });
      for (let round = 0; round < 4; round += 1) {
        await upkeep().reopenSeason(mls, stopAfter(1));
        expect(await drift()).toEqual([]);
        expect(await upkeep().checkClosing(mls)).toMatchObject({ begins: false, isSealed: false });
      }
      expect(await upkeep().reopenSeason(mls)).toMatchObject({ left: 0, failed: [] });
      for (const kind of kinds) expect(await idsOf(kind)).toEqual(filled[kind]);
      expect(await content()).toEqual(before);
      expect(await labels()).toEqual(["2026 Season 2026", "2025 Season 2025"]);
      expect(await drift()).toEqual([]);
      expect(await upkeep().checkReopening(mls)).toBeNull();
    });

    it("can be done again after it", async () => {
      await fill();
      await upkeep().closeSeason(mls);
      await upkeep().reopenSeason(mls);
      expect(await upkeep().closeSeason(mls)).toMatchObject({ done: 5, failed: [] });
      expect(await list("players", "season-2026")).toMatchObject([{ name: "Ayo", goals: 7 }]);
    });

    it("is refused once the next season has a match, or a figure of its own", async () => {
      await fill();
      await upkeep().closeSeason(mls);
      await steps.create("new");
      const player: RecordOf<"players"> = the((await list("players"))[0]);
      const { id, version } = player;
      await steps.admin.store.update(mls, "players", {
        id,
        version,
        entity: { ...player, goals: 1 },
      });
      expect(await upkeep().checkReopening(mls)).toMatchObject({
        begun: { fixtures: 1, players: 1 },
      });
      expect(await failureOf(upkeep().reopenSeason(mls))).toMatchObject({ kind: "conflict" });
      expect(await idsOf("fixtures")).toEqual(["new"]);
    });

    it("waits until all records of the season can be read", async () => {
      await fill();
      await upkeep().closeSeason(mls);
      const broken = { teamA: "Rovers", season: "season-2026", version: 1 };
      await steps.tested.put("mlsFixtures", "half", broken);
      expect(await upkeep().checkReopening(mls)).toMatchObject({ unreadable: 1 });
      const reason = (await failureOf(upkeep().reopenSeason(mls))).message;
      expect(reason).toContain("cannot be read");
      expect(await idsOf("fixtures")).toEqual([]);
      await upkeep().removeRaw(mls, "fixtures", { id: "half", version: 1 });
      expect(await upkeep().reopenSeason(mls)).toMatchObject({ left: 0, failed: [] });
      expect(await idsOf("fixtures")).toEqual(["f1", "f2"]);
    });

    it("is refused to those who may not", async () => {
      await fill();
      await upkeep().closeSeason(mls);
      const other = await steps.tested.connect({ leagues: ["mbl"] });
      expect(await failureOf(other.maintenance.reopenSeason(mls))).toMatchObject({
        kind: "denied",
      });
      expect(await idsOf("fixtures")).toEqual([]);
    });
  });
}
